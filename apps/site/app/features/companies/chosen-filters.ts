import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";

import { COMPANY_FILTERS, type CompaniesState, type CompanyFilter } from "./companies-url.ts";

/** One chosen filter, as a chip shows it, with the list that is left without it. */
type ChosenFilter = { key: string; kind: string; label: string; without: CompaniesState };

const KINDS: Record<CompanyFilter, string> = {
  skills: "Builds with",
  locations: "In",
  companies: "Company",
};

const nameOf = (options: CompanyFilterOptions, filter: CompanyFilter, slug: string) =>
  options[filter].find((option) => option.slug === slug)?.label ?? slug.replaceAll("-", " ");

/** The filters of a list of companies, in the order in which they stand above it. */
export const chosenFiltersOf = (
  state: CompaniesState,
  options: CompanyFilterOptions,
): ChosenFilter[] =>
  COMPANY_FILTERS.flatMap((filter) =>
    state[filter].map((slug) => ({
      key: `${filter}:${slug}`,
      kind: KINDS[filter],
      label: nameOf(options, filter, slug),
      without: { ...state, [filter]: state[filter].filter((each) => each !== slug) },
    })),
  );

/** What a list is called: by what its companies build with and where they are. */
export const companiesHeading = (state: CompaniesState, options: CompanyFilterOptions) => {
  const names = (filter: CompanyFilter) =>
    state[filter].map((slug) => nameOf(options, filter, slug)).join(", ");
  const [skills, places] = [names("skills"), names("locations")];
  const what = skills ? `${skills} teams` : places ? "Teams" : "Companies";
  return places ? `${what} in ${places}` : what;
};
