import { COMPANY_ORDERS } from "@devguild/schemas/constants/companies";
import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";
import { type AddressState, oneOf, slugs } from "@devguild/session/addresses";

import { toFilterIds } from "../lists/filter-ids.ts";

/** The company filters in display order, by their names in the address. */
export const COMPANY_FILTERS = ["skills", "locations", "companies"] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];

/** The parameter with a typed company name, sent by a form without scripts. */
export const TYPED_COMPANY = "company";

/** The address of a list of companies: slugs, so that people can read and share it. */
export const COMPANY_LIST = {
  skills: slugs,
  locations: slugs,
  companies: slugs,
  orderBy: oneOf(COMPANY_ORDERS),
};
export type CompaniesState = AddressState<typeof COMPANY_LIST>;

/** Builds the query for a list's filter options; companies are limited to those it names. */
export const toCompanyOptions = ({ companies }: CompaniesState) => ({
  query: { companies, offered: 0 },
});

/** Builds the API query for the list. */
export const toTeamsQuery = (state: CompaniesState, options: CompanyFilterOptions) => ({
  ...toFilterIds(COMPANY_FILTERS, state, options),
  orderBy: state.orderBy,
});
