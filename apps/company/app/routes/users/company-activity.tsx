import { pageMeta } from "@devguild/app-shell/page-meta";
import { AUDIT_TRAIL, toAuditCall } from "@devguild/company-ui/audit-address";
import { AuditScreen } from "@devguild/company-ui/audit-screen";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { requireCompany } from "../../features/frame/require-company.ts";
import type { Route } from "./+types/company-activity.ts";

export const loader = withQueries(async (loading) => {
  const { id } = requireCompany(loading, "owner.company.view-company-users");
  const { api: calls, queries, url } = loading;
  const view = readAddress(AUDIT_TRAIL, url.searchParams);
  await Promise.all([
    queries.prefetchQuery(calls.auditTrail.list.options(toAuditCall(id, view))),
    queries.prefetchQuery(calls.auditTrail.people.options({ params: { id } })),
  ]);
  return { companyId: id };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Activity",
    path: localized("/company/users/activity"),
    noindex: true,
  });

export default function CompanyActivity({ loaderData: { companyId } }: Route.ComponentProps) {
  return <AuditScreen companyId={companyId} usersHref={localized("/company/users")} />;
}
