import { AUDIT_TRAIL, toAuditCall } from "@devguild/company-ui/audit-address";
import { AuditScreen } from "@devguild/company-ui/audit-screen";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import {
  companyActivityPath,
  companyUsersPath,
} from "../../features/companies/company-addresses.ts";
import { CompanyHead } from "../../features/companies/company-head.tsx";
import { loadCompany } from "../../features/companies/load-company.ts";
import { ScreenTitle } from "../../features/companies/screen-title.tsx";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/company-activity.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-profile");
  const { company } = await loadCompany(loading);
  const { api: calls, queries, url } = loading;
  const view = readAddress(AUDIT_TRAIL, url.searchParams);
  await Promise.all([
    queries.prefetchQuery(calls.auditTrail.list.options(toAuditCall(company.id, view))),
    queries.prefetchQuery(calls.auditTrail.people.options({ params: { id: company.id } })),
  ]);
  return { company };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Activity at ${loaderData.company.name}` : "Activity");

export default function CompanyActivity({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <div className={page.page}>
      <CompanyHead company={company} current={companyActivityPath(company.id)} />
      <AuditScreen
        key={company.id}
        companyId={company.id}
        usersHref={companyUsersPath(company.id)}
        renderHead={(title) => <ScreenTitle title={title} />}
      />
    </div>
  );
}
