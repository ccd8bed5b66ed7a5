import type { JobWords } from "@devguild/schemas/job-words";
import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { EMPLOYMENT_TYPES } from "@devguild/schemas/constants/catalogue";
import { JOB_ORDERS, MAX_SALARY, PUBLISHED_WITHIN } from "@devguild/schemas/constants/jobs";
import {
  type AddressState,
  number,
  oneOf,
  slugs,
  choices,
  text,
} from "@devguild/session/addresses";

import { toFilterIds } from "../lists/filter-ids.ts";

/** The filters with a list of options, by the names that address and API share. */
export const LIST_FILTERS = ["skills", "locations", "seniorities", "languages"] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

const PUBLISHED_AGES = PUBLISHED_WITHIN.map(({ days }) => days);

/** The address of a job search. It uses slugs, so that people can read and share it. */
export const JOB_SEARCH = {
  job_title: text,
  skills: slugs,
  locations: slugs,
  seniorities: slugs,
  languages: slugs,
  hybrid_option: choices(["on_site", "hybrid"] as const),
  employment_type: choices(EMPLOYMENT_TYPES.map(({ value }) => value)),
  /** Only ads published within this many days. */
  published_within: oneOf(PUBLISHED_AGES, null),
  remote: oneOf([true], false),
  /** The minimum salary, in EUR a year. */
  salary_min: { ...number, max: MAX_SALARY },
  /** Whether jobs without a stated salary are shown too. */
  without_salary: oneOf([false], true),
  /** Null: the default of whoever looks. */
  orderBy: oneOf(JOB_ORDERS, null),
};
export type JobSearchState = AddressState<typeof JOB_SEARCH>;

/** Converts a search to an API query, with ids instead of slugs. */
export const toJobQuery = (
  {
    remote,
    salary_min,
    without_salary,
    job_title,
    hybrid_option,
    employment_type,
    published_within,
    orderBy,
    ...lists
  }: JobSearchState,
  options: JobFilterOptions,
) => ({
  ...toFilterIds(LIST_FILTERS, lists, options),
  job_title,
  hybrid_option,
  employment_type,
  ...(published_within && { published_within }),
  ...(remote && { remote }),
  ...(salary_min !== null && { salary_min }),
  ...(!without_salary && { without_salary }),
  ...(orderBy && { orderBy }),
});

/** Adds the filters that typed words name to a search; the remaining words become its text. */
export const withWords = (state: JobSearchState, words: JobWords): JobSearchState => {
  const next = { ...state, job_title: words.job_title };
  for (const name of LIST_FILTERS)
    next[name] = [...new Set([...state[name], ...words[name].map(({ slug }) => slug)])];
  if (words.remote) next.remote = true;
  next.hybrid_option = JOB_SEARCH.hybrid_option.options.filter(
    (mode) => state.hybrid_option.includes(mode) || words.hybrid_option.includes(mode),
  );
  return next;
};
