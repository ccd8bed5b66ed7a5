import { pageMeta } from "@devguild/app-shell/page-meta";
import { toRecentCall } from "@devguild/company-ui/audit-address";
import { toUsersCall, USER_LIST } from "@devguild/company-ui/user-address";
import { UsersScreen } from "@devguild/company-ui/users-screen";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMarkSeen } from "@devguild/session/use-mark-seen";
import { withQueries } from "@devguild/session/with-queries";

import { requireCompany } from "../../features/frame/require-company.ts";
import type { Route } from "./+types/company-users.ts";

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.view-company-users");
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

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Users", path: localized("/company/users"), noindex: true });

export default function CompanyUsers({ loaderData: { company } }: Route.ComponentProps) {
  const user = useCurrentUser();
  useMarkSeen("company.users", user !== null && user.company_users_last_visited_at === null);
  const may = (permission: NonNullable<typeof user>["permissions"][number]) =>
    user?.permissions.includes(permission) ?? false;
  return (
    <UsersScreen
      companyId={company.id}
      activityHref={localized("/company/users/activity")}
      viewer={{
        userId: user?.id ?? 0,
        canEdit: may("owner.company.edit-company-users"),
        canTransfer: may("owner.company.transfer-ownership"),
      }}
    />
  );
}
