import { RowLink } from "@devguild/design-system/row-link";

import classes from "./job-title.module.css";

/** A job in a table: its title, linked to its candidates, and its id. */
export function JobTitle({ id, title, to }: { id: number; title: string; to: string }) {
  return (
    <span className={classes.job}>
      <span className={classes.title} title={title}>
        <RowLink to={to}>{title}</RowLink>
      </span>
      <span className="num dim">#{id}</span>
    </span>
  );
}
