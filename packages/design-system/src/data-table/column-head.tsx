import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { ElementType } from "react";
import { Link } from "../link/link.tsx";
import classes from "./data-table.module.css";

type SortDirection = "ascending" | "descending";

/** The current sort order, and the link to another one. */
export interface Sort {
  column: string;
  direction: SortDirection;
  href: (column: string, direction: SortDirection) => string;
  linkComponent?: ElementType | undefined;
}

interface ColumnHeadProps {
  column: {
    id: string;
    head: string;
    kind?: "text" | "figure" | "date";
    sortable?: boolean;
    width?: string;
  };
  sort: Sort | undefined;
}

/** The head of a column. Sorting is a link, because the order belongs in the URL. */
export function ColumnHead({ column, sort }: ColumnHeadProps) {
  const sorted = sort?.column === column.id ? sort.direction : undefined;
  const next: SortDirection = sorted === "ascending" ? "descending" : "ascending";
  const Arrow = sorted === "descending" ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={column.kind === "figure" ? classes.right : undefined}
      style={column.width === undefined ? undefined : { width: column.width }}
    >
      {sort && column.sortable ? (
        <Link
          className={classes.sort}
          to={sort.href(column.id, next)}
          linkComponent={sort.linkComponent}
        >
          {column.head}
          {sorted && <Arrow size={12} stroke={2} aria-hidden />}
        </Link>
      ) : (
        column.head
      )}
    </th>
  );
}
