import { idArray } from "../../db/conditions.ts";
import type { SearchCriteria } from "@devguild/job-index/search";
import { publishedSince } from "@devguild/job-index/published-since";
import { EMPLOYMENT_TYPES, HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { jobs } from "../postings/postings.tables.ts";

type ListFilter = "skills" | "locations" | "seniorities" | "languages";

/** The filters of a job search, apart from its text. */
export type FilterName =
  | ListFilter
  | "work_mode"
  | "employment"
  | "published"
  | "excluded_skills"
  | "salary";
export type Filters = Pick<
  SearchCriteria,
  ListFilter | "hybrid_option" | "employment_type" | "remote"
> &
  Partial<
    Pick<
      SearchCriteria,
      "published_within" | "salary_min" | "without_salary" | "excluded_skills" | "now"
    >
  >;

/** A search without any filters. */
export const NO_FILTERS: Filters = {
  skills: [],
  locations: [],
  seniorities: [],
  languages: [],
  hybrid_option: [],
  employment_type: [],
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

const isNamed = (names: readonly string[], value: string) => names.includes(value);

/**
 * Builds the condition for ads and listings in one of the work modes: remote, hybrid and on site widen
 * one another; `remote` false leaves out remote ones.
 */
export const matchesWorkMode = ({
  hybrid_option,
  remote,
}: Pick<Filters, "hybrid_option" | "remote">): SQL => {
  const ids = HYBRID_OPTIONS.filter(({ value }) => isNamed(hybrid_option, value)).map(
    ({ id }) => id,
  );
  const inMode = sql`hybrid_option_id = any(${idArray(ids)})`;
  if (remote === true) return ids.length > 0 ? sql`(remote or ${inMode})` : sql`remote`;
  const wanted = ids.length > 0 ? inMode : ALWAYS;
  return remote === false ? sql`(not remote and ${wanted})` : wanted;
};

/** Builds the condition for ads or listings of some employment types; `column` is the type's id. */
export const matchesEmployment = (
  column: SQL | AnyPgColumn,
  { employment_type: wanted = [] }: Partial<Filters>,
): SQL => {
  const ids = EMPLOYMENT_TYPES.filter(({ value }) => isNamed(wanted, value)).map(({ id }) => id);
  return ids.length > 0 ? sql`${column} = any(${idArray(ids)})` : ALWAYS;
};

/** Builds the condition for ads and listings published within some days. */
export const matchesAge = ({ published_within: days, now = 0 }: Partial<Filters>): SQL =>
  days === undefined
    ? ALWAYS
    : sql`published_at > ${new Date(publishedSince(days, now)).toISOString()}::timestamptz`;

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
  work_mode: matchesWorkMode(filters),
  employment: matchesEmployment(jobs.employment_type_id, filters),
  published: matchesAge(filters),
  excluded_skills:
    filters.excluded_skills && filters.excluded_skills.length > 0
      ? sql`not (${jobs.skill_ids} && ${idArray(filters.excluded_skills)})`
      : ALWAYS,
  salary: matchesSalary(filters),
});
