import { type Column, DataTable, type DataTableProps } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { FilterBar } from "@devguild/design-system/filter-bar";
import { PageHead } from "@devguild/design-system/page-head";
import { TextLink } from "@devguild/design-system/text-link";
import { useIsOffline } from "@devguild/design-system/use-is-offline";
import type { StaffList } from "@devguild/schemas/constants/list-views";
import type { ListMeta } from "@devguild/schemas/fields";
import { formatCount } from "@devguild/schemas/formats";
import type { ReactNode } from "react";

import { TableScreen } from "../frame/table-screen.tsx";
import { CsvLink } from "./csv-link.tsx";
import { LayoutMenus } from "./layout-menus.tsx";
import classes from "./list-screen.module.css";
import { SaveViewButton, ViewTabs } from "./list-views.tsx";
import { useRowKeys } from "./use-keys.ts";
import { useListLayout } from "./use-list-layout.ts";
import type { ListViews } from "./use-list-views.ts";

/** What a list passes on to its table. */
type Table<Row> = Omit<
  DataTableProps<Row>,
  "label" | "columns" | "rows" | "loadingRows" | "empty" | "density" | "folds" | "currentRow"
>;

export type ListFrameProps<Row> = Table<Row> & {
  /** Under which its views and its layout are stored. */
  name: StaffList;
  title: string;
  /** Singular and plural, as in "146 companies". */
  noun: [one: string, many: string];
  /** How its first row comes, for while there is none. */
  firstRow?: string;
  /** How many rows there are, beside the title; undefined until the first response. */
  counted: Pick<ListMeta, "total" | "capped"> | undefined;
  /** A sortable column has its order's name as id. */
  columns: readonly Column<Row>[];
  /** Undefined until the first response. */
  rows: readonly Row[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  /** Whether the visible rows are about to be replaced. */
  isChanging: boolean;
  views: ListViews;
  search?: ReactNode;
  /** The active filters as chips, then those that can be added. */
  filters: ReactNode;
  /** The URL of the list without its filters; null if it has none. */
  clearHref: string | null;
  /** The URL of everything that the list finds, as a spreadsheet. */
  csvHref?: string | undefined;
  /** To the right of the title: the button for a new row. */
  action?: ReactNode;
  /** Opens beside the table: a `Panel`. */
  aside?: ReactNode;
  /** Above the foot: how far a change of many rows is. */
  status?: ReactNode;
  /** The pages. */
  foot?: ReactNode;
};

const ROWS_WHILE_LOADING = 20;

/**
 * What all lists of the back office have, whatever their URLs are: views, filters, columns and row height, a
 * spreadsheet, and a table with keys.
 */
export function ListFrame<Row>({
  name,
  title,
  noun: [one, many],
  firstRow,
  counted,
  columns,
  rows,
  isError,
  isFetching,
  refetch,
  isChanging,
  views,
  search,
  filters,
  clearHref,
  csvHref,
  action,
  aside,
  status,
  foot,
  ...table
}: ListFrameProps<Row>) {
  useRowKeys();
  const layout = useListLayout(name, columns);
  const isOffline = useIsOffline();
  const clearAll = clearHref !== null && <TextLink to={clearHref}>Clear all filters</TextLink>;
  return (
    <TableScreen
      isChanging={isChanging}
      aside={aside}
      top={
        <>
          <PageHead
            dense
            title={title}
            actions={action}
            beside={
              <span aria-live="polite">
                {counted &&
                  `${formatCount(counted.total)}${counted.capped ? "+" : ""} ${counted.total === 1 ? one : many}`}
              </span>
            }
          />
          <ViewTabs views={views} />
          <div className={classes.filters}>
            <FilterBar
              label={`Filter ${many}`}
              search={search}
              end={
                <>
                  {csvHref !== undefined && (
                    <CsvLink href={csvHref} label={`Download the listed ${many} as CSV`} />
                  )}
                  <LayoutMenus columns={columns} layout={layout} />
                </>
              }
            >
              {filters}
              {clearAll}
              <SaveViewButton views={views} />
            </FilterBar>
          </div>
        </>
      }
      status={status}
      foot={foot}
    >
      {isError && !rows ? (
        <ErrorState
          title={`The ${many} didn’t load.`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {isOffline && "You’re offline. "}
          {search ? "Your search and filters are still set." : "Your filters are still set."}
        </ErrorState>
      ) : (
        <DataTable
          folds
          label={title}
          columns={layout.shown}
          density={layout.density}
          rows={rows ?? []}
          loadingRows={rows ? undefined : ROWS_WHILE_LOADING}
          empty={
            clearAll ? (
              <EmptyState kind="notFound" title={`No ${many} found`} actions={clearAll}>
                {search ? "Try another word or remove a filter." : "Remove a filter to see more."}
              </EmptyState>
            ) : (
              <EmptyState title={`No ${many} yet`}>{firstRow}</EmptyState>
            )
          }
          {...table}
        />
      )}
    </TableScreen>
  );
}
