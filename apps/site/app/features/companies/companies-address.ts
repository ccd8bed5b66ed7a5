import { COMPANY_ORDERS } from "@devguild/schemas/constants/companies";
import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";
import { type AddressState, oneOf, slugs } from "@devguild/session/addresses";

import { toFilterIds } from "../lists/filter-ids.ts";

/** The filters of the companies, in the order in which they stand; the address has their names. */
export const COMPANY_FILTERS = ["skills", "locations", "companies"] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];

/** What a form without scripts calls the name of a company as it was typed. */
export const TYPED_COMPANY = "company";

/** The address of a list of companies: slugs, so that people can read and share it. */
export const COMPANY_LIST = {
  skills: slugs,
  locations: slugs,
  companies: slugs,
  orderBy: oneOf(COMPANY_ORDERS),
};
export type CompaniesState = AddressState<typeof COMPANY_LIST>;

/** What a list needs of the options: of the companies, however many there are, those that it names. */
export const toCompanyOptions = ({ companies }: CompaniesState) => ({
  query: { companies, offered: 0 },
});

/** The list as the API is asked for it. */
export const toTeamsQuery = (state: CompaniesState, options: CompanyFilterOptions) => ({
  ...toFilterIds(COMPANY_FILTERS, state, options),
  orderBy: state.orderBy,
});
