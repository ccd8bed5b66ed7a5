import { HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import type { JobSearch } from "@devguild/schemas/jobs";
import { type SQL, sql } from "drizzle-orm";

import { jobs } from "./jobs.tables.ts";
import { idArray } from "./open-jobs.ts";

/** What a job search can be narrowed to, apart from its text. */
export type FilterName =
  | "skills"
  | "locations"
  | "seniorities"
  | "languages"
  | "hybrid_option"
  | "remote";
export type Filters = Pick<JobSearch, FilterName>;

/** A search that is narrowed to nothing. */
export const NO_FILTERS: Filters = {
  skills: [],
  locations: [],
  seniorities: [],
  languages: [],
  hybrid_option: "any",
  remote: undefined,
};

const ALWAYS = sql`true`;

const hybridOptionId = (value: Filters["hybrid_option"]) =>
  HYBRID_OPTIONS.find((option) => option.value === value)?.id ?? 1;

/** One condition per filter: any of its values will do; a filter that is not set is always true. */
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
});
