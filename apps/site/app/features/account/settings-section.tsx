import { Heading } from "@devguild/design-system/heading";
import type { ReactNode } from "react";

import classes from "./settings-section.module.css";

type Props = {
  /** The section's fragment in the page's address. */
  id: string;
  title: string;
  hint?: ReactNode;
  /** Shown to the right of the title: "Edit". */
  action?: ReactNode;
  children: ReactNode;
};

/** A section of the profile page: title, hint, and its content or a form. */
export function SettingsSection({ id, title, hint, action, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section}>
      <div className={classes.head}>
        <div>
          <Heading level={3} size="md" id={`${id}-title`}>
            {title}
          </Heading>
          {hint && <p className={classes.hint}>{hint}</p>}
        </div>
        {action}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
