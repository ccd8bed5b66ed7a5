import { pageMeta } from "@devguild/app-shell/page-meta";
import { JOB_WORDS_MAX } from "@devguild/schemas/constants/jobs";
import { readAddress, writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { withQueries, type LoaderContext } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";
import { redirect } from "react-router";

import { listFeeds } from "../../features/feeds/feeds.ts";
import { buildHeading } from "../../features/jobs/chosen-filters.ts";
import { JOB_SEARCH, toJobQuery, withWords } from "../../features/jobs/job-search-address.ts";
import { toListed } from "../../features/jobs/job-structured-data.ts";
import { itemList } from "../../features/structured-data/item-list.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import { JobsScreen } from "../../features/jobs/jobs-screen.tsx";
import { loadJobSearch } from "../../features/jobs/load-job-search.ts";
import { revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import type { Route } from "./+types/search-jobs.ts";

/**
 * Redirects a search with typed words to the filters they stand for, so that each search has one
 * address. This also makes the form work without JavaScript.
 */
const readTypedWords = async ({ api, url }: LoaderContext) => {
  const typed = url.searchParams.get("words");
  if (typed === null) return;
  const text = typed
    .replace(/\p{Cc}/gu, " ")
    .slice(0, JOB_WORDS_MAX)
    .toWellFormed();
  const { data } = await api.jobs.words.call({ query: { text } });
  const state = withWords(readAddress(JOB_SEARCH, url.searchParams), data);
  throw redirect(url.pathname + writeAddress(JOB_SEARCH, state));
};

export const loader = withQueries(async (loading) => {
  await readTypedWords(loading);
  const state = readAddress(JOB_SEARCH, loading.url.searchParams);
  const { options, firstPage, jobs } = await loadJobSearch(loading, state);
  const heading = buildHeading(state, options);
  const more = [
    ...asMeta(itemList(webConfig.urls.site, toListed(jobs))),
    ...listFeeds("jobs", heading, toJobQuery(state, options)),
  ];
  return { state, firstPage, heading, more };
});

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.heading ?? "Tech jobs",
    description: `${loaderData?.heading ?? "Tech jobs"} in Europe: what they pay, their tech stack, and how well each fits you, before you apply.`,
    path: localized("/jobs"),
    more: loaderData?.more,
  });

export default function SearchJobs({
  loaderData: { state, firstPage, heading },
}: Route.ComponentProps) {
  return (
    <JobsScreen state={state} firstPage={firstPage} path={localized("/jobs")} heading={heading} />
  );
}
