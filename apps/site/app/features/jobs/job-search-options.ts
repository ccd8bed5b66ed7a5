import type { Api } from "@devguild/api-client/api";
import { infiniteQueryOptions } from "@tanstack/react-query";

import type { toJobQuery } from "./job-search-address.ts";

type JobQuery = ReturnType<typeof toJobQuery>;

/**
 * Query options for a job search page by page, from `firstPage` on: first the ads, then the imported
 * listings.
 */
export const jobSearchOptions = (search: Api["jobs"]["search"], query: JobQuery, firstPage = 1) =>
  infiniteQueryOptions({
    queryKey: [...search.key, query, firstPage],
    queryFn: ({ pageParam, signal }) =>
      search.options({ query: { ...query, ...pageParam } }).queryFn({ signal }),
    initialPageParam: { jobs_page: firstPage, job_listings_page: 0 },
    getNextPageParam: ({ pagination: { jobs_next_page, job_listings_next_page } }) => {
      if (jobs_next_page !== null) return { jobs_page: jobs_next_page, job_listings_page: 0 };
      if (job_listings_next_page !== null)
        return { jobs_page: 0, job_listings_page: job_listings_next_page };
      return undefined;
    },
  });
