import type { JobWords } from "@devguild/schemas/job-words";
import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { JOB_ORDERS, MAX_SALARY } from "@devguild/schemas/constants/jobs";
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

/** The address of a job search. It uses slugs, so that people can read and share it. */
export const JOB_SEARCH = {
  job_title: text,
  skills: slugs,
  locations: slugs,
  seniorities: slugs,
  languages: slugs,
  hybrid_option: choices(["on_site", "hybrid"] as const),
  remote: oneOf([true], false),
  /** The minimum salary, in EUR a year. */
  salary_min: { ...number, max: MAX_SALARY },
  /** Whether jobs without a stated salary are shown too. */
  without_salary: oneOf([false], true),
  orderBy: oneOf(JOB_ORDERS),
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
    orderBy,
    ...lists
  }: JobSearchState,
  options: JobFilterOptions,
) => ({
  ...toFilterIds(LIST_FILTERS, lists, options),
  job_title,
  hybrid_option,
  ...(remote && { remote }),
  ...(salary_min !== null && { salary_min }),
  ...(!without_salary && { without_salary }),
  orderBy,
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
