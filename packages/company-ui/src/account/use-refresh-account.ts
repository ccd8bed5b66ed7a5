import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

const OFFERED = [
  api.memberships.recruiting.key,
  api.memberships.marketing.key,
  api.memberships.employerBranding.key,
  api.memberships.creditPacks.key,
  api.memberships.quote.key,
  api.memberships.creditQuote.key,
];

const BOUGHT = [
  api.companyAccounts.one.key,
  api.companyAccounts.credits.key,
  api.invoices.list.key,
  api.memberships.quote.key,
  api.memberships.creditQuote.key,
  api.dashboards.company.key,
  api.postings.prices.key,
  api.postings.publishOptions.key,
  api.postings.quote.key,
];

const useRefresh = (keys: readonly (readonly unknown[])[]) => {
  const queries = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
};

/** Returns a function that loads again what a purchase or a change of billing data changes. */
export const useRefreshAccount = () => useRefresh(BOUGHT);

/** Returns a function that loads again what can be bought, and what it costs. */
export const useRefreshOffers = () => useRefresh(OFFERED);
