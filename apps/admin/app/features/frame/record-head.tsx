import { Breadcrumbs } from "@devguild/design-system/breadcrumbs";
import { Heading } from "@devguild/design-system/heading";
import type { ReactNode } from "react";

import classes from "./record-head.module.css";

type Props = {
  /** From the top down to the list that holds the record. */
  parents: readonly { to: string; label: string }[];
  title: string;
  picture?: ReactNode;
  /** Beside the title: state and kind. */
  beside?: ReactNode;
  /** Below the title: one line. */
  children?: ReactNode;
};

/** Begins the screens of one record: where it belongs, what it is, how it stands. */
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
