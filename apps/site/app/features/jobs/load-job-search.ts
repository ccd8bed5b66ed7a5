import type { LoaderContext } from "@devguild/session/with-queries";

import { readPageCount } from "../lists/page-count.ts";
import { jobSearchOptions } from "./job-search-options.ts";
import { type JobSearchState, toJobQuery } from "./job-search-address.ts";

/** Loads the filter options and the first pages of a job search, and returns the options. */
export const loadJobSearch = async (
  { api, queries, url }: LoaderContext,
  state: JobSearchState,
) => {
  const options = await queries.fetchQuery(api.jobs.options.options());
  await queries.fetchInfiniteQuery({
    ...jobSearchOptions(api.jobs.search, toJobQuery(state, options.data)),
    pages: readPageCount(url.searchParams, "jobs_page"),
  });
  return options.data;
};
