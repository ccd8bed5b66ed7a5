import type { BulkList } from "@devguild/schemas/constants/bulk-changes";
import type { ListMeta } from "@devguild/schemas/fields";
import { toQueryString } from "@devguild/session/addresses";
import type { LoaderContext } from "@devguild/session/with-queries";
import type { FetchQueryOptions } from "@tanstack/react-query";
import { redirect } from "react-router";

type Answer = { meta: ListMeta } | { pagination: ListMeta };

/**
 * Loads the list that a screen shows with the person's views and layout of it, and how far their change of several
 * rows is, and redirects from a page past its end to the last one, as after rows were deleted. A list that fails to load says so in its own place, so search and filters stay usable.
 */
export const loadList = async <List extends Answer>(
  { api, queries, url }: LoaderContext,
  list: FetchQueryOptions<List, Error, List, readonly [string, string, ...unknown[]]>,
  /** The list of which several rows can be changed at once. */
  bulk?: BulkList,
) => {
  const [answer] = await Promise.all([
    queries.fetchQuery(list).catch(() => null),
    queries.prefetchQuery(api.listViews.list.options()),
    bulk && queries.prefetchQuery(api.bulkChanges.latest.options({ query: { list: bulk } })),
  ]);
  if (!answer) return;
  const { current_page, last_page } = "meta" in answer ? answer.meta : answer.pagination;
  const last = Math.max(1, last_page);
  if (current_page <= last) return;
  const params = new URLSearchParams(url.search);
  params.set("page", String(last));
  throw redirect(url.pathname + toQueryString(params));
};
