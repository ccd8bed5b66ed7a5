import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { useMutation } from "@tanstack/react-query";

/** How many rows of a list can be changed at once. */
export const CHANGED_ROWS_MAX = 200;
/** As many as one page of an answer may have. */
const PAGE_ROWS = 100;

type Page = { page: number; per_page: number };

/** Returns how to select everything that a list finds, up to 200 rows, of whatever page. */
export const useSelectFound = <Row>(
  loadPage: (page: Page) => Promise<readonly Row[]>,
  choose: (rows: readonly Row[]) => void,
) => {
  const toasts = useToast();
  const listing = useMutation({
    mutationFn: async () => {
      const rows: Row[] = [];
      for (let page = 1; rows.length < CHANGED_ROWS_MAX; page += 1) {
        const loaded = await loadPage({ page, per_page: PAGE_ROWS });
        rows.push(...loaded);
        if (loaded.length < PAGE_ROWS) break;
      }
      return rows.slice(0, CHANGED_ROWS_MAX);
    },
    onSuccess: choose,
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  return {
    isListing: listing.isPending,
    selectFound: () => !listing.isPending && listing.mutate(),
  };
};
