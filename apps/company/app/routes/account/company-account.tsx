import { pageMeta } from "@devguild/app-shell/page-meta";
import { ACCOUNT, toInvoicesCall } from "@devguild/company-ui/account-address";
import { AccountScreen } from "@devguild/company-ui/account-screen";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";

import { requireCompany } from "../../features/frame/require-company.ts";
import type { Route } from "./+types/company-account.ts";

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.view-company-users");
  const { api: calls, queries, url } = loading;
  const params = { id: company.id };
  const list = toInvoicesCall(company.id, readAddress(ACCOUNT, url.searchParams));
  await Promise.all([
    queries.prefetchQuery(calls.companyAccounts.one.options({ params })),
    queries.prefetchQuery(calls.invoices.list.options(list)),
  ]);
  return { company };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Account",
    path: localized("/company/company-account"),
    noindex: true,
  });

export default function CompanyAccount({ loaderData: { company } }: Route.ComponentProps) {
  const user = useCurrentUser();
  if (!user) return null;
  const { permissions } = user;
  return (
    <AccountScreen
      companyId={company.id}
      user={user}
      rights={{
        canEditBilling: permissions.includes("owner.company.edit-billing"),
        canPurchase: permissions.includes("owner.company.purchase"),
        canDelete: permissions.includes("owner.company.delete-account"),
      }}
    />
  );
}
