import { pageMeta } from "@devguild/app-shell/page-meta";
import { readAddress, writeAddress } from "@devguild/session/addresses";
import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";

import { companiesHeading } from "../../features/companies/chosen-filters.ts";
import { CompaniesScreen } from "../../features/companies/companies-screen.tsx";
import {
  COMPANY_LIST,
  toCompanyOptions,
  toTeamsQuery,
} from "../../features/companies/companies-address.ts";
import { COMPANIES } from "../../features/companies/company-links.ts";
import { companyPagePath } from "../../features/companies/company-path.ts";
import { readTypedCompany } from "../../features/companies/read-typed-company.ts";
import { listFeeds } from "../../features/feeds/feeds.ts";
import { growingList } from "@devguild/api-client/growing-list";
import { readPageCount, revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import { itemList, listPages } from "../../features/structured-data/item-list.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/companies.ts";

export const loader = withQueries(async ({ api, queries, url }) => {
  const state = readAddress(COMPANY_LIST, url.searchParams);
  const meant = await readTypedCompany({ api, url }, state);
  const { data: options } = await queries.fetchQuery(
    api.publicCompanies.options.options(toCompanyOptions(state)),
  );
  const query = toTeamsQuery(state, options);
  const found = await queries.fetchInfiniteQuery({
    ...growingList(api.publicCompanies.teams, query),
    pages: readPageCount(url.searchParams),
  });
  const heading = companiesHeading(state, options);
  // The feeds always start with the newest.
  const { orderBy: _, ...narrowed } = query;
  const more = [
    ...listFeeds("companies", heading, narrowed),
    ...asMeta(
      itemList(
        webConfig.urls.site,
        listPages(found, ({ name }) => name, companyPagePath),
      ),
    ),
  ];
  return { state, heading, meant, more };
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
    more: loaderData?.more,
  });
};

export default function Companies({ loaderData: { state, heading, meant } }: Route.ComponentProps) {
  return <CompaniesScreen state={state} heading={heading} meant={meant} />;
}
