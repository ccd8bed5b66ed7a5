import { Button } from "@devguild/design-system/button";
import type { ReactNode } from "react";

import classes from "./row-list.module.css";

type Row = {
  id: number;
  picture?: ReactNode;
  title: string;
  text: string;
  /** On the right: a number, a time. */
  end: string;
  /** Null if it can't be changed. */
  onEdit: (() => void) | null;
};

type Props = { label: string; rows: readonly Row[]; empty: string };

/** A list of what a part has, each with what it is and a button to change it. */
export function RowList({ label, rows, empty }: Props) {
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <ul className={classes.rows} aria-label={label}>
      {rows.map(({ id, picture, title, text, end, onEdit }) => (
        <li key={id}>
          {picture}
          <span className={classes.words}>
            <b>{title}</b>
            {text && <span>{text}</span>}
          </span>
          {end && <span className="num">{end}</span>}
          {onEdit && (
            <Button size="sm" variant="subtle" onClick={onEdit}>
              Edit<span className="visually-hidden"> {title}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
