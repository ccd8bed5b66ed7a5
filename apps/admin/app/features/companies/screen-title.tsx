import { Heading } from "@devguild/design-system/heading";
import type { ReactNode } from "react";

import classes from "./screen-title.module.css";

type Props = { title: string; action?: ReactNode };

/** The title of one of a company's screens, below the company's head, with its main action. */
export function ScreenTitle({ title, action }: Props) {
  return (
    <div className={classes.head}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  );
}
