import type { ReactNode } from "react";

import classes from "./table-screen.module.css";

type Props = {
  /** Title and filters; it stays in view where there is room. */
  top: ReactNode;
  /** The table. */
  children: ReactNode;
  /** What is opened beside the table: a `Panel`. */
  aside?: ReactNode;
  foot?: ReactNode;
  /** The rows in view are about to be replaced. */
  isChanging?: boolean;
};

/** A screen that is one table: its rows scroll between head and foot, on phones with the page. */
export function TableScreen({ top, children, aside, foot, isChanging = false }: Props) {
  return (
    <div className={classes.screen}>
      <div className={classes.top}>{top}</div>
      <div className={classes.middle} data-beside={Boolean(aside)}>
        <div className={classes.table} aria-busy={isChanging} data-changing={isChanging}>
          {children}
        </div>
        {aside}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}
