import type { ReactNode } from "react";

import classes from "./table-screen.module.css";

type Props = {
  /** Title and filters; stays visible where there is room. */
  top: ReactNode;
  /** The table. */
  children: ReactNode;
  /** Opens beside the table: a `Panel`. */
  aside?: ReactNode;
  /** Above the foot: how far a change of many rows is. */
  status?: ReactNode;
  foot?: ReactNode;
  /** Whether the visible rows are about to be replaced. */
  isChanging?: boolean;
};

/** A screen with a single table: its rows scroll between head and foot, on phones with the page. */
export function TableScreen({ top, children, aside, status, foot, isChanging = false }: Props) {
  return (
    <div className={classes.screen}>
      <div className={classes.top}>{top}</div>
      <div className={classes.middle} data-beside={Boolean(aside)}>
        <div className={classes.table} aria-busy={isChanging} data-changing={isChanging}>
          {children}
        </div>
        {aside}
      </div>
      {status}
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}
