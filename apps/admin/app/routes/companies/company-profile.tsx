import { useFrame } from "@devguild/app-shell/app-frame";
import { ProfileScreen } from "@devguild/company-ui/profile-screen";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { companyProfilePath } from "../../features/companies/company-addresses.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import { loadCompany } from "../../features/companies/load-company.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/company-profile.ts";

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
  screenMeta(loaderData ? `Profile of ${loaderData.company.name}` : "Profile");

export default function CompanyProfile({ loaderData: { company } }: Route.ComponentProps) {
  const { urls } = useFrame();
  return (
    <CompanyScreen
      company={company}
      current={companyProfilePath(company.id)}
      permission="admin.edit-company-profile"
    >
      <ProfileScreen key={company.id} companyId={company.id} siteUrl={urls.site} />
    </CompanyScreen>
  );
}
