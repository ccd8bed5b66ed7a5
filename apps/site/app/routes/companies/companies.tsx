import { pageMeta } from "@devguild/app-shell/page-meta";
import { withQueries } from "@devguild/session/with-queries";

import { companiesHeading } from "../../features/companies/chosen-filters.ts";
import { CompaniesScreen } from "../../features/companies/companies-screen.tsx";
import {
  ALL_COMPANIES,
  toCompanyOptions,
  readCompanies,
  toTeamsQuery,
  writeCompanies,
} from "../../features/companies/companies-url.ts";
import { COMPANIES } from "../../features/companies/company-links.ts";
import { readTypedCompany } from "../../features/companies/read-typed-company.ts";
import { listFeeds } from "../../features/feeds/feeds.ts";
import { growingList, readPageCount } from "../../features/lists/growing-list.ts";
import { revalidateList } from "../../features/lists/revalidate-list.ts";
import type { Route } from "./+types/companies.ts";

export const loader = withQueries(async ({ api, queries, url }) => {
  const state = readCompanies(url.searchParams);
  const meant = await readTypedCompany({ api, url }, state);
  const { data: options } = await queries.fetchQuery(
    api.publicCompanies.options.options(toCompanyOptions(state)),
  );
  const query = toTeamsQuery(state, options);
  await queries.fetchInfiniteQuery({
    ...growingList(api.publicCompanies.teams, query),
    pages: readPageCount(url.searchParams),
  });
  const heading = companiesHeading(state, options);
  // Its feeds always begin with the newest.
  const { orderBy: _, ...narrowed } = query;
  return { state, heading, meant, feeds: listFeeds("companies", heading, narrowed) };
});

export const shouldRevalidate = revalidateList;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { state, heading } = loaderData ?? { state: ALL_COMPANIES, heading: "Companies" };
  // An order and a length of list are no pages of their own, nor is somebody's choice of companies.
  const { skills, locations } = state;
  return pageMeta(matches, {
    title: heading === "Companies" ? "Companies that hire developers" : heading,
    description:
      "Companies that hire developers: what they build, with what, where they sit, and which jobs they have open.",
    path: COMPANIES + writeCompanies({ ...ALL_COMPANIES, skills, locations }),
    noindex: state.companies.length > 0 || Boolean(loaderData?.meant),
    more: loaderData?.feeds,
  });
};

export default function Companies({ loaderData: { state, heading, meant } }: Route.ComponentProps) {
  return <CompaniesScreen state={state} heading={heading} meant={meant} />;
}
