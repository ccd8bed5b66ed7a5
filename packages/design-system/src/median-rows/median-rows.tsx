import { formatEuros } from "@devguild/schemas/formats";

import classes from "./median-rows.module.css";

export interface MedianRow {
  id: number;
  label: string;
  /** In whole euros; null if there are too few salaries. */
  median: number | null;
  /** Beside the label: "37 ads". */
  note: string;
}

/** The median salaries of a few groups, as bars on one scale. */
export function MedianRows({ rows }: { rows: readonly MedianRow[] }) {
  const most = Math.max(...rows.map(({ median }) => median ?? 0), 1);
  return (
    <ul className={classes.rows}>
      {rows.map(({ id, label, median, note }) => (
        <li key={id} className={classes.row}>
          <span className={classes.label}>
            {label} <span className={classes.note}>{note}</span>
          </span>
          <span className={classes.bar} aria-hidden>
            {median !== null && <span style={{ width: `${(median / most) * 100}%` }} />}
          </span>
          <span className={median === null ? classes.note : classes.amount}>
            {median === null ? "Too few ads" : formatEuros(median)}
          </span>
        </li>
      ))}
    </ul>
  );
}
