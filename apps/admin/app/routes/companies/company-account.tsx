import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { companyAccountPath } from "../../features/companies/company-addresses.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import { loadCompany } from "../../features/companies/load-company.ts";
import { AccountRecord } from "../../features/company-account/account-record.tsx";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/company-account.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-profile");
  const { company } = await loadCompany(loading);
  const { api: calls, queries } = loading;
  const params = { id: company.id };
  await Promise.all([
    queries.prefetchQuery(calls.adminCompanyAccounts.one.options({ params })),
    queries.prefetchQuery(calls.companyAccounts.one.options({ params })),
    queries.prefetchQuery(calls.adminCompanyAccounts.managers.options({})),
  ]);
  return { company };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Account of ${loaderData.company.name}` : "Account");

export default function CompanyAccount({ loaderData }: Route.ComponentProps) {
  const params = { id: loaderData.company.id };
  const company = useQuery(api.adminCompanyAccounts.one.options({ params }));
  const account = useQuery(api.companyAccounts.one.options({ params }));
  const failed = [company, account].find(({ isError, data }) => isError && !data);
  return (
    <CompanyScreen
      company={company.data?.data ?? loaderData.company}
      current={companyAccountPath(params.id)}
      permission="admin.edit-company-account"
    >
      <div className={page.page}>
        {failed ? (
          <ErrorState
            title="The account didn’t load."
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          >
            {failed.error && failureText(failed.error)}
          </ErrorState>
        ) : company.data && account.data ? (
          <AccountRecord
            key={params.id}
            company={company.data.data}
            account={account.data.data}
            now={new Date(account.dataUpdatedAt)}
          />
        ) : (
          <SkeletonRegion label="Loading the account">
            <Skeleton height={420} radius={10} />
          </SkeletonRegion>
        )}
      </div>
    </CompanyScreen>
  );
}
