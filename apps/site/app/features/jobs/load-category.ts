import type { CategoryPage } from "@devguild/schemas/jobs";
import { readAddress } from "@devguild/session/addresses";
import { type LoaderContext, withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";

import { listFeeds } from "../feeds/feeds.ts";
import { breadcrumbList } from "../structured-data/breadcrumb-list.ts";
import { itemList } from "../structured-data/item-list.ts";
import { asMeta } from "../structured-data/schema-org.ts";
import { JOB_PARENTS } from "./job-crumbs.ts";
import { JOB_SEARCH, type JobSearchState, LIST_FILTERS, toJobQuery } from "./job-search-address.ts";
import { toListed } from "./job-structured-data.ts";
import { loadJobSearch } from "./load-job-search.ts";

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
    const [{ options, firstPage, jobs }] = await Promise.all([
      loadJobSearch(loading, state),
      queries.prefetchQuery(requestApi.jobs.categoryFooter.options({ query: footer })),
    ]);
    const { page_title: title, page_description: description } = data;
    const { site } = webConfig.urls;
    const about = asMeta(breadcrumbList(site, JOB_PARENTS, title), itemList(site, toListed(jobs)));
    const more = [...about, ...listFeeds("jobs", title, toJobQuery(state, options))];
    return { page, state, firstPage, footer, title, description, path: url.pathname, more };
  });
