import { useInfiniteQuery } from "@tanstack/react-query";

import { growingList, type PagedCall, getPosition } from "./growing-list.ts";

/** Returns the loaded rows of a growing list, the last page's position, and how to load more. */
export const useGrowingList = <Query extends object, Row>(
  call: PagedCall<Query, Row>,
  query: Query,
) => {
  const { data, isError, isFetchNextPageError, isFetching, refetch, fetchNextPage } =
    useInfiniteQuery(growingList(call, query));
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  const last = data?.pages.at(-1);
  const position = last && getPosition(last);
  return {
    rows,
    position,
    total: position?.total ?? 0,
    hasFailed: isError && rows.length === 0,
    hasFailedMore: isFetchNextPageError,
    isFetching,
    refetch,
    fetchNextPage,
  };
};
