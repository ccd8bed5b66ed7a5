import { COMPANY_ORDERS, type CompanyOrder } from "@devguild/schemas/constants/companies";
import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";

/** The filters of the companies, in the order in which they stand; the address has their names. */
export const COMPANY_FILTERS = ["skills", "locations", "companies"] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];

/** A list of companies as its address holds it: slugs, so that people can read and share it. */
export type CompaniesState = Record<CompanyFilter, string[]> & { orderBy: CompanyOrder };

const MOST_VALUES = 50;
const NOBODY = Number.MAX_SAFE_INTEGER;

export const ALL_COMPANIES: CompaniesState = {
  skills: [],
  locations: [],
  companies: [],
  orderBy: COMPANY_ORDERS[0],
};

/** The list of a query string; what it does not know is ignored. A form repeats names, a link does not. */
export const readCompanies = (params: URLSearchParams): CompaniesState => {
  const list = (filter: CompanyFilter) => {
    const values = params.getAll(filter).flatMap((value) => value.split(","));
    return [...new Set(values.filter(Boolean))].slice(0, MOST_VALUES);
  };
  return {
    skills: list("skills"),
    locations: list("locations"),
    companies: list("companies"),
    orderBy: COMPANY_ORDERS.find((order) => order === params.get("orderBy")) ?? COMPANY_ORDERS[0],
  };
};

/** The query string of a list, empty for everything; what is at its default is left out. */
export const writeCompanies = (state: CompaniesState): string => {
  const params = new URLSearchParams();
  for (const filter of COMPANY_FILTERS)
    if (state[filter].length > 0) params.set(filter, state[filter].join(","));
  if (state.orderBy !== COMPANY_ORDERS[0]) params.set("orderBy", state.orderBy);
  // Commas between slugs are legible as they are.
  const text = params.toString().replaceAll("%2C", ",");
  return text ? `?${text}` : "";
};

/** What a list needs of the options: those that its companies are among, however many there are. */
export const companyOptionsOf = ({ companies }: CompaniesState) => ({ query: { companies } });

/** The list as the API is asked for it. A slug that no option has gets an id of nothing. */
export const teamsQueryOf = (state: CompaniesState, options: CompanyFilterOptions) => {
  const idsOf = (filter: CompanyFilter) =>
    state[filter].map((slug) => options[filter].find((each) => each.slug === slug)?.id ?? NOBODY);
  return {
    skills: idsOf("skills"),
    locations: idsOf("locations"),
    companies: idsOf("companies"),
    orderBy: state.orderBy,
  };
};
