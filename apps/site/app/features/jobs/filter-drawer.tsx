import { Button } from "@devguild/design-system/button";
import { Drawer } from "@devguild/design-system/drawer";
import { TextButton } from "@devguild/design-system/text-link";
import { type ReactNode, useRef } from "react";
import { pluralize } from "@devguild/schemas/formats";

type Props = {
  chosen: number;
  total: number;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The filters on narrow screens; the list behind updates with each change. */
export default function FilterDrawer({ chosen, total, onClear, onClose, children }: Props) {
  const show = useRef<HTMLButtonElement>(null);
  return (
    <Drawer
      opened
      onClose={onClose}
      title="Filters"
      sheet="full"
      action={
        chosen > 0 && (
          <TextButton
            onClick={() => {
              onClear();
              // This button is about to go, and the focus with it.
              show.current?.focus();
            }}
          >
            Clear {chosen}
          </TextButton>
        )
      }
      footer={
        <Button ref={show} variant="primary" fullWidth onClick={onClose}>
          Show {pluralize(total, "job")}
        </Button>
      }
    >
      {children}
    </Drawer>
  );
}
