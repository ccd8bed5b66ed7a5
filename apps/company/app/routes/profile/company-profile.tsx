import { useFrame } from "@devguild/app-shell/app-frame";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { ProfileScreen } from "@devguild/company-ui/profile-screen";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { requireCompany } from "../../features/frame/require-company.ts";
import type { Route } from "./+types/company-profile.ts";

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.edit-profile");
  const { api: calls, queries } = loading;
  const input = { params: { id: company.id } };
  await Promise.all([
    queries.prefetchQuery(calls.companyProfile.one.options(input)),
    queries.prefetchQuery(calls.stories.list.options(input)),
  ]);
  return { company };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Profile", path: localized("/company/profile"), noindex: true });

export default function CompanyProfile({ loaderData: { company } }: Route.ComponentProps) {
  const { urls } = useFrame();
  return <ProfileScreen companyId={company.id} siteUrl={urls.site} />;
}
