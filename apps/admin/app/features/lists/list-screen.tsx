import { Button } from "@devguild/design-system/button";
import { type Column, DataTable, type DataTableProps } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { FilterBar } from "@devguild/design-system/filter-bar";
import { PageHead } from "@devguild/design-system/page-head";
import { Pagination } from "@devguild/design-system/pagination";
import { TextLink } from "@devguild/design-system/text-link";
import type { StaffList } from "@devguild/schemas/constants/list-views";
import type { ListMeta } from "@devguild/schemas/fields";
import { formatCount } from "@devguild/schemas/formats";

import type { ReactNode } from "react";

import { TableScreen } from "../frame/table-screen.tsx";
import { CsvLink } from "./csv-link.tsx";
import { ChosenFilters, type FilterChoice, OfferedFilters } from "./filter-choice.tsx";
import { LayoutMenus } from "./layout-menus.tsx";
import classes from "./list-screen.module.css";
import { SaveViewButton, ViewTabs } from "./list-views.tsx";
import { clearFilters, hasFilters } from "./list-address.ts";
import { SearchBox } from "./search-box.tsx";
import { useRowKeys } from "./use-keys.ts";
import type { List } from "./use-list.ts";
import { useListLayout } from "./use-list-layout.ts";
import { useListViews } from "./use-list-views.ts";

type Answer<Row> = {
  /** Undefined until the first response. */
  page: { rows: readonly Row[]; meta: ListMeta } | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/** What can be done with several rows at once. */
type Bulk<Row> = Pick<DataTableProps<Row>, "selection" | "isSelectable" | "bulkActions">;

type Props<Row, Filter extends string> = Bulk<Row> & {
  /** Under which its views and its layout are stored. */
  name: StaffList;
  title: string;
  /** Singular and plural, as in "146 companies". */
  noun: [one: string, many: string];
  list: List<string, Filter>;
  filters: FilterChoice<Filter>[];
  /** What the search covers: "Name, email or id". */
  searches: string;
  answer: Answer<Row>;
  /** A sortable column has its order's name as id. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  isInactive?: (row: Row) => boolean;
  /** At the end of a row. */
  renderActions?: (row: Row) => ReactNode;
  /** The URL of everything that the list finds, as a spreadsheet. */
  csvHref?: string;
  /** To the right of the title: the button for a new row. */
  action?: ReactNode;
  /** Loads the next rows, for a list that grows instead of having pages; absent at its end. */
  more?: { count: number; isLoading: boolean; onPress: () => void } | null;
  /** Opens beside the table: a `Panel`. */
  aside?: ReactNode;
  /** Above the foot: how far a change of many rows is. */
  status?: ReactNode;
};

const ROWS_WHILE_LOADING = 20;

type FootProps = {
  shown: number;
  total: number;
  more: { count: number; isLoading: boolean; onPress: () => void } | null;
};

function GrowingFoot({ shown, total, more }: FootProps) {
  return (
    <div className={classes.growing}>
      <span aria-live="polite">
        1–{formatCount(shown)} of {formatCount(total)}
      </span>
      {more && (
        <Button size="sm" loading={more.isLoading} onClick={more.onPress}>
          Load {more.count} more
        </Button>
      )}
    </div>
  );
}

/** The list screen of the back office: search, filters, order and page are in the URL. */
export function ListScreen<Row, Filter extends string>({
  name,
  title,
  noun: [one, many],
  list,
  filters,
  searches,
  answer: { page, isError, isFetching, refetch },
  action,
  more,
  aside,
  status,
  csvHref,
  columns,
  ...table
}: Props<Row, Filter>) {
  const { state, isChanging, getHref } = list;
  useRowKeys();
  const views = useListViews(name, list);
  const layout = useListLayout(name, columns);
  const total = page?.meta.total ?? 0;
  const clearAll = <TextLink to={getHref(clearFilters(state))}>Clear all filters</TextLink>;
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
                {page &&
                  `${formatCount(total)}${page.meta.capped ? "+" : ""} ${total === 1 ? one : many}`}
              </span>
            }
          />
          <ViewTabs views={views} />
          <div className={classes.filters}>
            <FilterBar
              label={`Filter ${many}`}
              search={<SearchBox list={list} label={`Search ${many}`} placeholder={searches} />}
              end={
                <>
                  {csvHref && total > 0 && (
                    <CsvLink href={csvHref} label={`Download the listed ${many} as CSV`} />
                  )}
                  <LayoutMenus columns={columns} layout={layout} />
                </>
              }
            >
              <ChosenFilters list={list} filters={filters} />
              <OfferedFilters list={list} filters={filters} />
              {hasFilters(state) && clearAll}
              <SaveViewButton views={views} />
            </FilterBar>
          </div>
        </>
      }
      status={status}
      foot={
        page &&
        total > 0 &&
        (more === undefined ? (
          <Pagination
            page={page.meta.current_page}
            pageSize={page.meta.per_page}
            total={total}
            isCapped={page.meta.capped}
            pageHref={(target) => getHref({ page: target })}
          />
        ) : (
          <GrowingFoot shown={page.rows.length} total={total} more={more} />
        ))
      }
    >
      {isError && !page ? (
        <ErrorState
          title={`The ${many} didn’t load.`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          Your search and filters are still set.
        </ErrorState>
      ) : (
        <DataTable
          folds
          label={title}
          columns={layout.shown}
          density={layout.density}
          rows={page?.rows ?? []}
          loadingRows={page ? undefined : ROWS_WHILE_LOADING}
          sort={{
            column: state.order,
            direction: state.direction === "asc" ? "ascending" : "descending",
            href: (order, direction) =>
              getHref({ order, direction: direction === "ascending" ? "asc" : "desc" }),
          }}
          empty={
            hasFilters(state) ? (
              <EmptyState kind="notFound" title={`No ${many} found`} actions={clearAll}>
                Try another word or remove a filter.
              </EmptyState>
            ) : (
              <EmptyState title={`No ${many} yet`} />
            )
          }
          {...table}
        />
      )}
    </TableScreen>
  );
}
