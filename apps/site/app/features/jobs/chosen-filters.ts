import { formatAmount } from "@devguild/design-system/salary-scale";
import { EMPLOYMENT_TYPES, HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import { PUBLISHED_WITHIN } from "@devguild/schemas/constants/jobs";
import type { JobFilterOptions } from "@devguild/schemas/jobs";

import type { ChosenFilter } from "../lists/chosen-options.ts";
import { slugAsName } from "../lists/slug-as-name.ts";
import { type JobSearchState, LIST_FILTERS, type ListFilter } from "./job-search-address.ts";

/** The words before a filter's value. */
export const FILTER_KINDS: Record<ListFilter, string> = {
  skills: "Skill",
  locations: "In",
  seniorities: "Seniority",
  languages: "Language",
};

const getModes = ({ hybrid_option: chosen }: JobSearchState) =>
  HYBRID_OPTIONS.flatMap(({ value, label }) =>
    value !== "any" && chosen.includes(value) ? { value, label } : [],
  );

/** Returns an option's name in a sentence; a skill's name is shorter than its label. */
const getName = (options: JobFilterOptions, filter: ListFilter, slug: string) =>
  filter === "skills"
    ? options.skills.find((option) => option.slug === slug)?.name
    : options[filter].find((option) => option.slug === slug)?.label;

const when = (isChosen: boolean, chip: ChosenFilter<JobSearchState>) => (isChosen ? [chip] : []);

/** Lists a search's filters, each with the search that results from removing it. */
export const listChosenFilters = (
  state: JobSearchState,
  options: JobFilterOptions,
): ChosenFilter<JobSearchState>[] => [
  ...when(state.job_title !== "", {
    key: "job_title",
    kind: "Words",
    label: state.job_title,
    without: { ...state, job_title: "" },
  }),
  ...LIST_FILTERS.flatMap((name) =>
    state[name].map((slug) => ({
      key: `${name}:${slug}`,
      kind: FILTER_KINDS[name],
      // A value without open jobs isn't among the options, but typed words may have named it.
      label: getName(options, name, slug) ?? slugAsName(slug),
      without: { ...state, [name]: state[name].filter((each) => each !== slug) },
    })),
  ),
  ...when(state.remote, {
    key: "remote",
    kind: "",
    label: "Remote",
    without: { ...state, remote: false },
  }),
  ...getModes(state).map(({ value, label }) => ({
    key: `hybrid_option:${value}`,
    kind: "",
    label,
    without: { ...state, hybrid_option: state.hybrid_option.filter((each) => each !== value) },
  })),
  ...EMPLOYMENT_TYPES.filter(({ value }) => state.employment_type.includes(value)).map(
    ({ value, label }) => ({
      key: `employment_type:${value}`,
      kind: "",
      label,
      without: {
        ...state,
        employment_type: state.employment_type.filter((each) => each !== value),
      },
    }),
  ),
  ...PUBLISHED_WITHIN.filter(({ days }) => days === state.published_within).map(({ label }) => ({
    key: "published_within",
    kind: "Posted within",
    label: label.toLowerCase(),
    without: { ...state, published_within: null },
  })),
  ...when(state.salary_min !== null, {
    key: "salary_min",
    kind: "Pays",
    label: `${formatAmount(state.salary_min ?? 0)}+`,
    without: { ...state, salary_min: null },
  }),
  ...when(!state.without_salary, {
    key: "without_salary",
    kind: "",
    label: "With a salary",
    without: { ...state, without_salary: true },
  }),
];

/** Builds a search's heading: "Senior Go jobs in Berlin, remote". */
export const buildHeading = (state: JobSearchState, options: JobFilterOptions) => {
  const names = (filter: ListFilter) =>
    state[filter].flatMap((slug) => getName(options, filter, slug) ?? []);
  const what = [names("seniorities").join(" or "), names("skills").join(", ")]
    .filter(Boolean)
    .join(" ");
  const where = names("locations").join(" or ");
  const extras = [
    [state.remote ? "remote" : "", ...getModes(state).map(({ label }) => label.toLowerCase())]
      .filter(Boolean)
      .join(" or "),
    state.salary_min === null ? "" : `from ${formatAmount(state.salary_min)}`,
  ].filter(Boolean);
  const head = `${what ? `${what} jobs` : "Tech jobs"}${where ? ` in ${where}` : ""}`;
  return [head, ...extras].join(", ");
};
