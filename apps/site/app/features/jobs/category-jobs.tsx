import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import type { CategoryPage } from "@devguild/schemas/jobs";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { type LoaderContext, withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { listFeeds } from "../feeds/feeds.ts";
import { CategoryFooter } from "./category-footer.tsx";
import { JOB_SEARCH, type JobSearchState, LIST_FILTERS, toJobQuery } from "./job-search-address.ts";
import { JobsScreen } from "./jobs-screen.tsx";
import { loadJobSearch } from "./load-job-search.ts";
import classes from "./category-jobs.module.css";

type Params = LoaderContext["params"];

/** Builds the loader of a category's job list; `pageOf` reads the category from the address. */
export const categoryLoader = (pageOf: (params: Params) => CategoryPage) =>
  withQueries(async (loading) => {
    const { api: requestApi, queries, params, url } = loading;
    const page = pageOf(params);
    const { data } = await queries.fetchQuery(
      requestApi.jobs.categoryPage.options({ query: page }),
    );
    const base = readAddress(JOB_SEARCH, url.searchParams);
    const state: JobSearchState = { ...base };
    for (const name of LIST_FILTERS)
      state[name] = [...new Set([...data.filters[name].map(({ slug }) => slug), ...base[name]])];
    const footer = {
      skillId: data.filters.skills[0]?.id,
      locationId: data.filters.locations[0]?.id,
    };
    const [options] = await Promise.all([
      loadJobSearch(loading, state),
      queries.prefetchQuery(requestApi.jobs.categoryFooter.options({ query: footer })),
    ]);
    const { page_title: title, page_description: description } = data;
    const feeds = listFeeds("jobs", title, toJobQuery(state, options));
    return { page, state, footer, title, description, path: url.pathname, feeds };
  });

type LoaderData = Awaited<ReturnType<ReturnType<typeof categoryLoader>>>;

/** Returns the meta tags of a category's job list; its own address is the canonical one. */
export const categoryMeta = ({
  loaderData,
  matches,
}: {
  loaderData?: LoaderData | undefined;
  matches: Parameters<typeof pageMeta>[0];
}) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Tech jobs",
    description: loaderData?.description,
    path: loaderData?.path ?? localized("/jobs"),
    more: loaderData?.feeds,
  });

/** A job list by seniority, location, language or skill, with its texts and neighbouring lists. */
export function CategoryJobs({
  page,
  state,
  footer,
}: Pick<LoaderData, "page" | "state" | "footer">) {
  const meta = useQuery(api.jobs.categoryPage.options({ query: page })).data?.data;
  return (
    <JobsScreen
      state={state}
      path={localized("/jobs")}
      heading={meta?.page_title ?? "Tech jobs"}
      intro={meta?.seo_manual_text && <p className={classes.intro}>{meta.seo_manual_text}</p>}
    >
      <CategoryFooter footer={footer} text={meta?.seo_automatic_text} />
    </JobsScreen>
  );
}
