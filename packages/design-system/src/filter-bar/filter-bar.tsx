import type { ReactNode } from "react";
import classes from "./filter-bar.module.css";

export interface FilterBarProps {
  /** The accessible name of the group. */
  label: string;
  /** `SearchField` of size `sm`. */
  search?: ReactNode;
  /** `FilterChip on` for active filters, then `AddFilterChip` for the others. */
  children?: ReactNode;
  /** On the right: columns, density. */
  end?: ReactNode;
}

/** The bar above a table: search, active filters, available filters. */
export function FilterBar({ label, search, children, end }: FilterBarProps) {
  return (
    <search aria-label={label} className={classes.bar}>
      {search && <div className={classes.search}>{search}</div>}
      {children}
      {end && <div className={classes.end}>{end}</div>}
    </search>
  );
}
