import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";

import { listChosenOptions, optionName } from "../lists/chosen-options.ts";
import { COMPANY_FILTERS, type CompaniesState, type CompanyFilter } from "./companies-address.ts";

const KINDS: Record<CompanyFilter, string> = {
  skills: "Skill",
  locations: "In",
  companies: "Company",
};

/** Lists a company list's chosen filters, in display order. */
export const listChosenFilters = (state: CompaniesState, options: CompanyFilterOptions) =>
  listChosenOptions(state, options, KINDS, COMPANY_FILTERS);

/** Builds a company list's heading from its skills and locations. */
export const companiesHeading = (state: CompaniesState, options: CompanyFilterOptions) => {
  const names = (filter: CompanyFilter) =>
    state[filter].map((slug) => optionName(options, filter, slug)).join(", ");
  const [skills, places] = [names("skills"), names("locations")];
  const what = skills ? `${skills} teams` : places ? "Teams" : "Companies";
  return places ? `${what} in ${places}` : what;
};
