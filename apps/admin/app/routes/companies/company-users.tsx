import { toRecentCall } from "@devguild/company-ui/audit-address";
import { StaffViewer } from "@devguild/company-ui/staff-viewer";
import { toUsersCall, USER_LIST } from "@devguild/company-ui/user-address";
import { UsersScreen } from "@devguild/company-ui/users-screen";
import { ViewOnlyNotice } from "@devguild/company-ui/view-only-notice";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";

import {
  companyActivityPath,
  companyUsersPath,
} from "../../features/companies/company-addresses.ts";
import { CompanyHead } from "../../features/companies/company-head.tsx";
import { loadCompany } from "../../features/companies/load-company.ts";
import { ScreenTitle } from "../../features/companies/screen-title.tsx";
import { useUsersNotifying } from "../../features/company-users/use-users-notifying.tsx";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/company-users.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-profile");
  const { company } = await loadCompany(loading);
  const { api: calls, queries, url } = loading;
  const list = toUsersCall(company.id, readAddress(USER_LIST, url.searchParams));
  await Promise.all([
    queries.prefetchQuery(calls.companyUsers.list.options(list)),
    queries.prefetchQuery(calls.companyUsers.roles.options({ params: { id: company.id } })),
    queries.prefetchQuery(calls.auditTrail.list.options(toRecentCall(company.id))),
  ]);
  return { company };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Users of ${loaderData.company.name}` : "Users");

function Users({ company }: Pick<Route.ComponentProps["loaderData"], "company">) {
  const user = useCurrentUser();
  const { notifying, dialog } = useUsersNotifying(company.id);
  return (
    <>
      <UsersScreen
        companyId={company.id}
        viewer={{ userId: user?.id ?? 0, canEdit: true, canTransfer: false }}
        activityHref={companyActivityPath(company.id)}
        notifying={notifying}
        renderHead={(title, action) => <ScreenTitle title={title} action={action} />}
      />
      {dialog}
    </>
  );
}

export default function CompanyUsers({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <StaffViewer permission="admin.edit-company-account">
      <div className={page.page}>
        <CompanyHead company={company} current={companyUsersPath(company.id)} />
        <ViewOnlyNotice />
        <Users key={company.id} company={company} />
      </div>
    </StaffViewer>
  );
}
