import { formatCount } from "@devguild/schemas/formats";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ElementType, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import place from "../show-more/show-more.module.css";
import { pageNumbers } from "./page-numbers.ts";
import classes from "./pagination.module.css";

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number of items. */
  total: number;
  /** Whether there are more items than the total, which only counts so far. */
  isCapped?: boolean | undefined;
  /** Returns the URL of a page. */
  pageHref: (page: number) => string;
  /** Between range and pages: the choice of rows per page. */
  children?: ReactNode;
  linkComponent?: ElementType | undefined;
}

/** The position in a long list, and numbered links to its pages. */
export function Pagination({
  page,
  pageSize,
  total,
  isCapped = false,
  pageHref,
  children,
  linkComponent,
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const step = (target: number, label: string, icon: ReactNode, rel: "prev" | "next") =>
    target < 1 || target > pages ? (
      <span className={classNames(classes.page, classes.off)} aria-hidden>
        {icon}
      </span>
    ) : (
      <Link
        className={classes.page}
        to={pageHref(target)}
        rel={rel}
        aria-label={label}
        linkComponent={linkComponent}
      >
        {icon}
      </Link>
    );
  return (
    <div className={place.bar}>
      <p className={place.range}>
        {formatCount(first)}–{formatCount(Math.min(page * pageSize, total))} of {formatCount(total)}
        {isCapped && "+"}
      </p>
      {children}
      {pages > 1 && (
        <nav className={classes.pages} aria-label="Pages">
          {step(
            page - 1,
            "Previous page",
            <IconChevronLeft size={16} stroke={1.75} aria-hidden />,
            "prev",
          )}
          {pageNumbers(page, pages).map((number, index) =>
            number === null ? (
              // Gaps have no number, so their keys are their side of the list.
              <span
                key={index === 1 ? "gap-before" : "gap-after"}
                className={classes.page}
                aria-hidden
              >
                …
              </span>
            ) : (
              <Link
                key={number}
                className={classes.page}
                to={pageHref(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
                linkComponent={linkComponent}
              >
                {number}
              </Link>
            ),
          )}
          {step(
            page + 1,
            "Next page",
            <IconChevronRight size={16} stroke={1.75} aria-hidden />,
            "next",
          )}
        </nav>
      )}
    </div>
  );
}
