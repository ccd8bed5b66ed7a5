import { JOBS_PER_PAGE } from "@devguild/schemas/constants/jobs";
import type { LoaderContext } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { readPages, withPageCount } from "../lists/page-count.ts";
import { jobSearchOptions } from "./job-search-options.ts";
import { type JobSearchState, toJobQuery } from "./job-search-address.ts";

/**
 * Loads the filter options and the pages of a job search that the address shows: the last ones, if
 * they are too many for one response. Redirects if there is no such page.
 */
export const loadJobSearch = async (
  { api, queries, url }: LoaderContext,
  state: JobSearchState,
) => {
  const leadTo = (page: number) =>
    redirect(url.pathname + withPageCount(url.searchParams, page, "jobs_page"));
  const shown = readPages(url.searchParams, "jobs_page");
  if (!shown) throw leadTo(1);
  const { data: options } = await queries.fetchQuery(api.jobs.options.options());
  const { pages } = await queries.fetchInfiniteQuery({
    ...jobSearchOptions(api.jobs.search, toJobQuery(state, options), shown.first),
    pages: shown.count,
  });
  const last = shown.first + shown.count - 1;
  const end = Math.max(1, Math.ceil((pages[0]?.pagination.total_jobs ?? 0) / JOBS_PER_PAGE));
  if (last > end) throw leadTo(end);
  return { options, firstPage: shown.first, jobs: pages.flatMap(({ data }) => data.job_ads) };
};
