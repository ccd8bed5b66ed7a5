import { Button } from "@devguild/design-system/button";
import { Disclosure } from "@devguild/design-system/disclosure";
import { type ReactNode, useState } from "react";

import classes from "./live-event-editor.module.css";

type Props = {
  /** What it is called, or what it is if it has no name yet. */
  name: string;
  isNew: boolean;
  /** Whether something in it has to be corrected. */
  hasError: boolean;
  onRemove: () => void;
  children: ReactNode;
};

/** The fields of one item of a list, folded into its name. */
export function ItemFields({ name, isNew, hasError, onRemove, children }: Props) {
  const [isOpen, setOpen] = useState(isNew);
  return (
    <fieldset aria-label={name} className={classes.item}>
      <Disclosure summary={name} isOpen={isOpen || hasError} onToggle={setOpen}>
        <div className={classes.folded}>
          {children}
          <div>
            <Button size="sm" variant="subtle" onClick={onRemove}>
              Remove {name}
            </Button>
          </div>
        </div>
      </Disclosure>
    </fieldset>
  );
}
