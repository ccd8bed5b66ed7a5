import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ListMeta } from "@devguild/schemas/fields";

/** A response with one page of a list; its position has one of two names. */
export type Page<Row> = { data: Row[] } & ({ meta: ListMeta } | { pagination: ListMeta });

export type PagedCall<Query, Row> = {
  key: readonly [string, string];
  options: (input: { query: Query & { page: number } }) => {
    queryFn: (context: { signal: AbortSignal }) => Promise<Page<Row>>;
  };
};

/** Returns a page's position in its list. */
export const getPosition = <Row>(page: Page<Row>): ListMeta =>
  "meta" in page ? page.meta : page.pagination;

/** Query options for a list that grows page by page. */
export const growingList = <Query extends object, Row>(call: PagedCall<Query, Row>, query: Query) =>
  infiniteQueryOptions({
    queryKey: [...call.key, "growing", query],
    queryFn: ({ pageParam, signal }) =>
      call.options({ query: { ...query, page: pageParam } }).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: (last: Page<Row>) => {
      const { current_page, last_page } = getPosition(last);
      return current_page < last_page ? current_page + 1 : undefined;
    },
  });
