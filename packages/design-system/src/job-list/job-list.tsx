import { Children, type ReactNode } from "react";
import classes from "./job-list.module.css";

export interface JobListProps {
  /** The list's accessible name. */
  label: string;
  /** `JobCard`s; each becomes an item of the list. */
  children: ReactNode;
}

/** A bordered list of job cards with hairlines between them. */
export function JobList({ label, children }: JobListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
