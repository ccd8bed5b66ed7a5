import { idArray } from "../../db/conditions.ts";
import { HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import type { JobSearch } from "@devguild/schemas/jobs";
import { type SQL, sql } from "drizzle-orm";

import { jobs } from "../postings/postings.tables.ts";

/** The filters of a job search, apart from its text. */
export type FilterName =
  | "skills"
  | "locations"
  | "seniorities"
  | "languages"
  | "hybrid_option"
  | "remote"
  | "salary";
export type Filters = Pick<JobSearch, Exclude<FilterName, "salary">> &
  Partial<Pick<JobSearch, "salary_min" | "without_salary">>;

/** A search without any filters. */
export const NO_FILTERS: Filters = {
  skills: [],
  locations: [],
  seniorities: [],
  languages: [],
  hybrid_option: "any",
  remote: undefined,
};

const ALWAYS = sql`true`;

/** The highest salary an ad states; null if it states none. */
export const salarySql = sql`coalesce(salary_max, salary_min)`;

/** Builds the condition for ads and listings that meet the salary filter. */
export const matchesSalary = ({ salary_min, without_salary }: Partial<Filters>): SQL =>
  salary_min === undefined
    ? without_salary === false
      ? sql`${salarySql} is not null`
      : ALWAYS
    : sql`coalesce(${salarySql} >= ${salary_min}, ${without_salary !== false})`;

const hybridOptionId = (value: Filters["hybrid_option"]) =>
  HYBRID_OPTIONS.find((option) => option.value === value)?.id ?? 1;

/** Builds one condition per filter; any of its values matches, and an unset filter is always true. */
export const filterConditions = (filters: Filters): Record<FilterName, SQL> => ({
  skills: filters.skills.length > 0 ? sql`${jobs.skill_ids} && ${idArray(filters.skills)}` : ALWAYS,
  locations:
    filters.locations.length > 0
      ? sql`${jobs.location_ids} && ${idArray(filters.locations)}`
      : ALWAYS,
  seniorities:
    filters.seniorities.length > 0
      ? sql`${jobs.seniority_ids} && ${idArray(filters.seniorities)}`
      : ALWAYS,
  languages:
    filters.languages.length > 0
      ? sql`coalesce(${jobs.language_id} = any(${idArray(filters.languages)}), false)`
      : ALWAYS,
  hybrid_option:
    filters.hybrid_option === "any"
      ? ALWAYS
      : sql`${jobs.hybrid_option_id} = ${hybridOptionId(filters.hybrid_option)}`,
  remote: filters.remote === undefined ? ALWAYS : sql`${jobs.remote} = ${filters.remote}`,
  salary: matchesSalary(filters),
});
