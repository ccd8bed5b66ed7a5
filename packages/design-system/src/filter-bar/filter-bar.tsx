import type { ReactNode } from "react";
import classes from "./filter-bar.module.css";

export interface FilterBarProps {
  /** Read aloud as the name of the group. */
  label: string;
  /** `SearchField` of size `sm`. */
  search?: ReactNode;
  /** `FilterChip on` for filters in force, then `AddFilterChip` for the others. */
  children?: ReactNode;
  /** On the right: columns, density. */
  end?: ReactNode;
}

/** Stands over a table: search, filters in force, filters on offer. */
export function FilterBar({ label, search, children, end }: FilterBarProps) {
  return (
    <search aria-label={label} className={classes.bar}>
      {search && <div className={classes.search}>{search}</div>}
      {children}
      {end && <div className={classes.end}>{end}</div>}
    </search>
  );
}
