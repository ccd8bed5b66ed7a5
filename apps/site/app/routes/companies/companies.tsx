import { pageMeta } from "@devguild/app-shell/page-meta";
import { readAddress, writeAddress } from "@devguild/session/addresses";
import { withQueries } from "@devguild/session/with-queries";

import { companiesHeading } from "../../features/companies/chosen-filters.ts";
import { CompaniesScreen } from "../../features/companies/companies-screen.tsx";
import {
  COMPANY_LIST,
  toCompanyOptions,
  toTeamsQuery,
} from "../../features/companies/companies-address.ts";
import { COMPANIES } from "../../features/companies/company-links.ts";
import { readTypedCompany } from "../../features/companies/read-typed-company.ts";
import { listFeeds } from "../../features/feeds/feeds.ts";
import { growingList } from "../../features/lists/growing-list.ts";
import { readPageCount, revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import type { Route } from "./+types/companies.ts";

export const loader = withQueries(async ({ api, queries, url }) => {
  const state = readAddress(COMPANY_LIST, url.searchParams);
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
  // The feeds always start with the newest.
  const { orderBy: _, ...narrowed } = query;
  return { state, heading, meant, feeds: listFeeds("companies", heading, narrowed) };
});

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const heading = loaderData?.heading ?? "Companies";
  // The order, the list's length and the chosen companies don't make separate pages for search engines.
  const { skills, locations, companies } = loaderData?.state ?? {};
  return pageMeta(matches, {
    title: heading === "Companies" ? "Companies that hire developers" : heading,
    description:
      "Companies hiring developers: what they build, their tech stack, where they’re based and their open jobs.",
    path: COMPANIES + writeAddress(COMPANY_LIST, { skills, locations }),
    noindex: Boolean(companies?.length || loaderData?.meant),
    more: loaderData?.feeds,
  });
};

export default function Companies({ loaderData: { state, heading, meant } }: Route.ComponentProps) {
  return <CompaniesScreen state={state} heading={heading} meant={meant} />;
}
