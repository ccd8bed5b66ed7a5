import { StoriesSection } from "@devguild/company-ui/stories-section";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { companyStoriesPath } from "../../features/companies/company-addresses.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import classes from "../../features/companies/company-screen.module.css";
import { loadCompany } from "../../features/companies/load-company.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/company-stories.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-profile");
  const { company } = await loadCompany(loading);
  const { api: calls, queries } = loading;
  const input = { params: { id: company.id } };
  await Promise.all([
    queries.prefetchQuery(calls.companyProfile.one.options(input)),
    queries.prefetchQuery(calls.stories.list.options(input)),
  ]);
  return { company };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Stories of ${loaderData.company.name}` : "Stories");

export default function CompanyStories({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <CompanyScreen
      company={company}
      current={companyStoriesPath(company.id)}
      permission="admin.edit-company-profile"
    >
      <div className={`content ${classes.section}`}>
        <StoriesSection key={company.id} companyId={company.id} />
      </div>
    </CompanyScreen>
  );
}
