import { Breadcrumbs } from "@devguild/design-system/breadcrumbs";
import { Heading } from "@devguild/design-system/heading";
import type { ReactNode } from "react";

import classes from "./record-head.module.css";

type Props = {
  /** From the root down to the list with the record. */
  parents: readonly { to: string; label: string }[];
  title: string;
  picture?: ReactNode;
  /** Beside the title: status and kind. */
  beside?: ReactNode;
  /** One line below the title. */
  children?: ReactNode;
};

/** The head of a record's screens: breadcrumbs, title and status. */
export function RecordHead({ parents, title, picture, beside, children }: Props) {
  return (
    <div className={classes.head}>
      <Breadcrumbs parents={parents} here={title} />
      <div className={classes.record}>
        {picture}
        <Heading level={1}>{title}</Heading>
        {beside && <span className={classes.beside}>{beside}</span>}
      </div>
      {children && <div className={classes.line}>{children}</div>}
    </div>
  );
}
