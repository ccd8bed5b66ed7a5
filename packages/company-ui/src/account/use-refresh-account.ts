import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that loads again what a purchase or a change of billing data changes. */
export const useRefreshAccount = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [
        api.companyAccounts.one.key,
        api.companyAccounts.credits.key,
        api.invoices.list.key,
        api.memberships.quote.key,
        api.memberships.creditQuote.key,
        api.dashboards.company.key,
        api.postings.prices.key,
        api.postings.publishOptions.key,
        api.postings.quote.key,
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
};
