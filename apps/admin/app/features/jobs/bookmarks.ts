import { api } from "@devguild/api-client/browser-api";
import type { AdminJob } from "@devguild/schemas/jobs";
import type { ListMeta } from "@devguild/schemas/fields";
import type { QueryClient } from "@tanstack/react-query";

type Jobs = { data: AdminJob[] };
type Bookmarks = Jobs & { meta: ListMeta };

/** Lists that include a job whether it is bookmarked or not. */
const LISTS = [api.adminJobs.list.key, api.adminJobs.expiredOfAssigned.key];

const withMark = <L extends Jobs>(list: L | undefined, id: number, bookmarked: boolean) =>
  list && { ...list, data: list.data.map((job) => (job.id === id ? { ...job, bookmarked } : job)) };

/** Shows a job as bookmarked or not in all cached lists. */
export const showBookmark = (queries: QueryClient, job: AdminJob, bookmarked: boolean) => {
  for (const queryKey of LISTS)
    queries.setQueriesData<Jobs>({ queryKey }, (list) => withMark(list, job.id, bookmarked));
  queries.setQueriesData<Bookmarks>({ queryKey: api.adminJobs.bookmarked.key }, (list) => {
    if (!list) return list;
    const others = list.data.filter(({ id }) => id !== job.id);
    const isListed = others.length < list.data.length;
    const withTotal = (change: 1 | -1) => ({ ...list.meta, total: list.meta.total + change });
    if (!bookmarked) return isListed ? { data: others, meta: withTotal(-1) } : list;
    // It may be in the list already: the server's response confirms the optimistic update.
    if (isListed) return withMark(list, job.id, true);
    const isFirst = list.meta.current_page === 1;
    return {
      data: isFirst ? [{ ...job, bookmarked }, ...list.data] : list.data,
      meta: withTotal(1),
    };
  });
};
