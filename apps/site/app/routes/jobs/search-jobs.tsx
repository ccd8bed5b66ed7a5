import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { listFeeds } from "../../features/feeds/feeds.ts";
import { buildHeading } from "../../features/jobs/chosen-filters.ts";
import { toJobQuery, readJobSearch } from "../../features/jobs/job-search-url.ts";
import { JobsScreen } from "../../features/jobs/jobs-screen.tsx";
import { loadJobSearch } from "../../features/jobs/load-job-search.ts";
import { readTypedWords } from "../../features/jobs/read-typed-words.ts";
import { revalidateSearch } from "../../features/jobs/revalidate-search.ts";
import type { Route } from "./+types/search-jobs.ts";

export const loader = withQueries(async (loading) => {
  await readTypedWords(loading);
  const state = readJobSearch(loading.url.searchParams);
  const options = await loadJobSearch(loading, state);
  const heading = buildHeading(state, options);
  return { state, heading, feeds: listFeeds("jobs", heading, toJobQuery(state, options)) };
});

export const shouldRevalidate = revalidateSearch;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.heading ?? "Tech jobs",
    description: `${loaderData?.heading ?? "Tech jobs"} in Europe: what they pay, what they build with, and how well each fits you, before you apply.`,
    path: localized("/jobs"),
    more: loaderData?.feeds,
  });

export default function SearchJobs({ loaderData: { state, heading } }: Route.ComponentProps) {
  return <JobsScreen state={state} path={localized("/jobs")} heading={heading} />;
}
