import { failureText } from "@devguild/api-client/failure-text";
import type { PagedCall } from "@devguild/api-client/growing-list";
import { useGrowingList } from "@devguild/api-client/use-growing-list";
import { useToast } from "@devguild/design-system/toast";

/** Returns the rows of a list that grows instead of having pages, and how a list screen gets them. */
export const useGrowingRows = <Query extends object, Row>(
  call: PagedCall<Query, Row>,
  query: Query,
) => {
  const toasts = useToast();
  const { rows, position, total, hasFailed, isFetching, refetch, fetchNextPage } = useGrowingList(
    call,
    query,
  );
  const loadMore = async (onAppended?: (appended: Row[]) => void) => {
    const { data, isFetchNextPageError, error } = await fetchNextPage();
    if (isFetchNextPageError) return toasts.show({ tone: "bad", text: failureText(error) });
    return onAppended?.(data?.pages.at(-1)?.data ?? []);
  };
  return {
    rows,
    total,
    answer: { page: position && { rows, meta: position }, isError: hasFailed, isFetching, refetch },
    /** What loads the next rows; null at the list's end. */
    getMore: (onAppended?: (appended: Row[]) => void) =>
      position && position.current_page < position.last_page
        ? {
            count: Math.min(position.per_page, total - rows.length),
            isLoading: isFetching,
            onPress: () => void loadMore(onAppended),
          }
        : null,
  };
};
