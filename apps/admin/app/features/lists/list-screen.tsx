import { Button } from "@devguild/design-system/button";
import { Pagination } from "@devguild/design-system/pagination";
import type { ListMeta } from "@devguild/schemas/fields";
import { formatCount } from "@devguild/schemas/formats";

import { ChosenFilters, type FilterChoice, OfferedFilters } from "./filter-choice.tsx";
import { clearFilters, hasFilters } from "./list-address.ts";
import { ListFrame, type ListFrameProps } from "./list-frame.tsx";
import classes from "./list-screen.module.css";
import { SearchBox } from "./search-box.tsx";
import type { List } from "./use-list.ts";
import { useListViews } from "./use-list-views.ts";

type Answer<Row> = Pick<ListFrameProps<Row>, "isError" | "isFetching" | "refetch"> & {
  /** Undefined until the first response. */
  page: { rows: readonly Row[]; meta: ListMeta } | undefined;
};

/** What the list says itself. */
type Framed =
  | "counted"
  | "rows"
  | "isChanging"
  | "views"
  | "search"
  | "clearHref"
  | "foot"
  | "sort";

type Props<Row, Filter extends string> = Omit<
  ListFrameProps<Row>,
  Framed | keyof Answer<Row> | "filters"
> & {
  list: List<string, Filter>;
  filters: FilterChoice<Filter>[];
  /** What the search covers: "Name, email or id". */
  searches: string;
  answer: Answer<Row>;
  /** Loads the next rows, for a list that grows instead of having pages; absent at its end. */
  more?: { count: number; isLoading: boolean; onPress: () => void } | null;
};

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
  list,
  filters,
  searches,
  answer: { page, ...answer },
  more,
  csvHref,
  ...frame
}: Props<Row, Filter>) {
  const { name, noun } = frame;
  const [, many] = noun;
  const { state, isChanging, getHref } = list;
  const views = useListViews(name, list);
  const total = page?.meta.total ?? 0;
  return (
    <ListFrame
      counted={page?.meta}
      rows={page?.rows}
      isChanging={isChanging}
      views={views}
      search={<SearchBox list={list} label={`Search ${many}`} placeholder={searches} />}
      filters={
        <>
          <ChosenFilters list={list} filters={filters} />
          <OfferedFilters list={list} filters={filters} />
        </>
      }
      clearHref={hasFilters(state) ? getHref(clearFilters(state)) : null}
      csvHref={total > 0 ? csvHref : undefined}
      sort={{
        column: state.order,
        direction: state.direction === "asc" ? "ascending" : "descending",
        href: (order, direction) =>
          getHref({ order, direction: direction === "ascending" ? "asc" : "desc" }),
      }}
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
      {...answer}
      {...frame}
    />
  );
}
