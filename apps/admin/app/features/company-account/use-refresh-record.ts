import { api } from "@devguild/api-client/browser-api";
import { useRefreshAccount } from "@devguild/company-ui/use-refresh-account";
import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that loads again what staff change on a company's account. */
export const useRefreshRecord = () => {
  const queries = useQueryClient();
  const refreshAccount = useRefreshAccount();
  return () =>
    Promise.all([
      refreshAccount(),
      ...[
        api.adminCompanyAccounts.one.key,
        api.adminCompanies.list.key,
        api.adminCompanies.assigned.key,
        api.companies.baseInfo.key,
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    ]);
};
