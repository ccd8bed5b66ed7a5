import { COMPANY_ORDERS, type CompanyOrder } from "@devguild/schemas/constants/companies";
import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";

import { idsOfSlugs, toQueryString, readSlugs } from "../lists/list-url.ts";

/** The filters of the companies, in the order in which they stand; the address has their names. */
export const COMPANY_FILTERS = ["skills", "locations", "companies"] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];

/** What a form without scripts calls the name of a company as it was typed. */
export const TYPED_COMPANY = "company";

/** A list of companies as its address holds it: slugs, so that people can read and share it. */
export type CompaniesState = Record<CompanyFilter, string[]> & { orderBy: CompanyOrder };

export const ALL_COMPANIES: CompaniesState = {
  skills: [],
  locations: [],
  companies: [],
  orderBy: COMPANY_ORDERS[0],
};

/** The list of a query string; what it does not know is ignored. */
export const readCompanies = (params: URLSearchParams): CompaniesState => ({
  skills: readSlugs(params, "skills"),
  locations: readSlugs(params, "locations"),
  companies: readSlugs(params, "companies"),
  orderBy: COMPANY_ORDERS.find((order) => order === params.get("orderBy")) ?? COMPANY_ORDERS[0],
});

/** The query string of a list, empty for everything; what is at its default is left out. */
export const writeCompanies = (state: CompaniesState): string => {
  const params = new URLSearchParams();
  for (const filter of COMPANY_FILTERS)
    if (state[filter].length > 0) params.set(filter, state[filter].join(","));
  if (state.orderBy !== COMPANY_ORDERS[0]) params.set("orderBy", state.orderBy);
  return toQueryString(params);
};

/** What a list needs of the options: of the companies, however many there are, those that it names. */
export const toCompanyOptions = ({ companies }: CompaniesState) => ({
  query: { companies, offered: 0 },
});

/** The list as the API is asked for it. */
export const toTeamsQuery = (state: CompaniesState, options: CompanyFilterOptions) => ({
  skills: idsOfSlugs(options.skills, state.skills),
  locations: idsOfSlugs(options.locations, state.locations),
  companies: idsOfSlugs(options.companies, state.companies),
  orderBy: state.orderBy,
});
