import type { JobWords } from "@devguild/schemas/job-words";
import type { JobFilterOptions, JobSearch } from "@devguild/schemas/jobs";
import { JOB_ORDERS, type JobOrder, MAX_SALARY } from "@devguild/schemas/constants/jobs";

import { idsOfSlugs, toQueryString, readSlugs } from "../lists/list-url.ts";

/** The filters that hold a list of options, by the names that URL and API share. */
export const LIST_FILTERS = ["skills", "locations", "seniorities", "languages"] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** A search as its address holds it: slugs, so that people can read and share it. */
export type JobSearchState = Record<ListFilter, string[]> & {
  job_title: string;
  hybrid_option: JobSearch["hybrid_option"];
  remote: boolean;
  /** The least that a job should pay, in EUR a year. */
  salary_min: number | null;
  /** Whether jobs that do not say what they pay are shown too. */
  without_salary: boolean;
  orderBy: JobOrder;
};

const MOST_PAGES = 8;
const HYBRID = ["any", "on_site", "hybrid"] as const;

const among = <T extends string>(values: readonly T[], value: string | null): T =>
  values.find((each) => each === value) ?? (values[0] as T);

const readSalary = (text: string | null) => {
  const salary = Number(text ?? 0);
  return Number.isInteger(salary) && salary > 0 && salary <= MAX_SALARY ? salary : null;
};

/** The search of a query string; what it does not know is ignored. */
export const readJobSearch = (params: URLSearchParams): JobSearchState => {
  const list = (name: ListFilter) => readSlugs(params, name);
  return {
    skills: list("skills"),
    locations: list("locations"),
    seniorities: list("seniorities"),
    languages: list("languages"),
    job_title: (params.get("job_title") ?? "").trim().slice(0, 200),
    hybrid_option: among(HYBRID, params.get("hybrid_option")),
    remote: params.get("remote") === "1",
    salary_min: readSalary(params.get("salary_min")),
    without_salary: params.get("without_salary") !== "0",
    orderBy: among(JOB_ORDERS, params.get("orderBy")),
  };
};

/** A search as a query string; what is at its default is left out. */
export const writeJobSearch = (state: JobSearchState): string => {
  const params = new URLSearchParams();
  if (state.job_title) params.set("job_title", state.job_title);
  for (const name of LIST_FILTERS) if (state[name].length) params.set(name, state[name].join(","));
  if (state.hybrid_option !== "any") params.set("hybrid_option", state.hybrid_option);
  if (state.remote) params.set("remote", "1");
  if (state.salary_min !== null) params.set("salary_min", String(state.salary_min));
  if (!state.without_salary) params.set("without_salary", "0");
  if (state.orderBy !== JOB_ORDERS[0]) params.set("orderBy", state.orderBy);
  return toQueryString(params);
};

/** How many pages of the list an address wants to see at once. */
export const readPageCount = (params: URLSearchParams) => {
  const page = Number(params.get("jobs_page") ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1;
};

/** A query string that shows so many pages at once, for whoever comes back to it. */
export const withPageCount = (search: string, pages: number) => {
  const params = new URLSearchParams(search);
  params.set("jobs_page", String(Math.min(pages, MOST_PAGES)));
  return toQueryString(params);
};

/** A search with the API's ids. */
export const toJobQuery = (state: JobSearchState, options: JobFilterOptions) => {
  const idsOf = (name: ListFilter) => idsOfSlugs(options[name], state[name]);
  return {
    skills: idsOf("skills"),
    locations: idsOf("locations"),
    seniorities: idsOf("seniorities"),
    languages: idsOf("languages"),
    job_title: state.job_title,
    hybrid_option: state.hybrid_option,
    ...(state.remote && { remote: true }),
    ...(state.salary_min !== null && { salary_min: state.salary_min }),
    ...(!state.without_salary && { without_salary: false }),
    orderBy: state.orderBy,
  };
};

/** A search with the filters that words name beside its own, and the words left over as its text. */
export const withWords = (state: JobSearchState, words: JobWords): JobSearchState => {
  const next = { ...state, job_title: words.job_title };
  for (const name of LIST_FILTERS)
    next[name] = [...new Set([...state[name], ...words[name].map(({ slug }) => slug)])];
  if (words.remote) next.remote = true;
  if (words.hybrid_option !== "any") next.hybrid_option = words.hybrid_option;
  return next;
};
