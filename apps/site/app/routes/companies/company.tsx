import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";

import { companyMeta } from "../../features/companies/company-meta.ts";
import { companyStructuredData } from "../../features/companies/company-structured-data.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import { loadCompany } from "../../features/companies/load-company.ts";
import { readId } from "../../features/frame/follow-moved.ts";
import { feedsOfCompany } from "../../features/feeds/feeds.ts";
import { loadJob } from "../../features/jobs/load-job.ts";
import { breadcrumbList, LISTED_IN } from "../../features/structured-data/breadcrumb-list.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/company.ts";

/**
 * Loads a company's page. A job's former address also has two parts, both slugs; a company's slug is
 * never a number, so the first part distinguishes them.
 */
export const loader = withQueries(async (loading) => {
  const { company_id: first = "", company_slug: second = "" } = loading.params;
  if (readId(first) === 0)
    await loadJob({ ...loading, params: { company_slug: first, job_slug: second } });
  const company = await loadCompany(loading);
  // Built in the loader, so that the code for it stays out of the browser.
  const { site } = webConfig.urls;
  const about = asMeta(
    companyStructuredData(site, company),
    breadcrumbList(site, LISTED_IN.company, company.name),
  );
  return { company, more: [...about, ...feedsOfCompany(company)] };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  companyMeta(matches, loaderData?.company, loaderData?.more);

export default function Company({ loaderData: { company } }: Route.ComponentProps) {
  return <CompanyScreen key={company.id} address={company} />;
}
