import { toMatchSeniority } from "@devguild/matching/seniority";
import type { JobCard } from "@devguild/schemas/jobs";
import { type SQL, sql } from "drizzle-orm";

import { iso, isoOrNull } from "../../db/db.ts";
import { applications } from "../applications/applications.tables.ts";
import {
  type Catalogue,
  findMarketSalary,
  getEmploymentType,
  getExperience,
  getHybridOption,
  pick,
} from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { isPublic } from "../companies/company-card.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { applicationStatusName } from "@devguild/schemas/constants/application-statuses";

/** The columns of a job card; requires a join with companies, and with applications for a developer. */
export const cardColumns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  company_id: companies.id,
  company_name: companies.name,
  company_slug: companies.slug,
  company_is_public: sql<boolean>`(${isPublic})`,
  // An ad can have its own logo, and an agency names the company it recruits for.
  logo_url: sql<string | null>`coalesce(${jobs.logo_url}, ${companies.logo_url})`,
  recruits_for: sql<string | null>`case when ${jobs.is_agency} then ${jobs.job_company_name} end`,
  city_ids: jobs.city_ids,
  remote: jobs.remote,
  remote_location_ids: jobs.remote_location_ids,
  hybrid_option_id: jobs.hybrid_option_id,
  employment_type_id: jobs.employment_type_id,
  skill_ids: jobs.skill_ids,
  seniority_ids: jobs.seniority_ids,
  language_id: jobs.language_id,
  salary_min: jobs.salary_min,
  salary_max: jobs.salary_max,
  price_type: jobs.price_type,
  published_at: jobs.published_at,
  boosted_until: jobs.boosted_until,
  application_status: applications.status,
  application_date: applications.status_updated_at,
};

type DataOf<Column> = Column extends { _: { data: infer Data } } ? Data : never;

/** A row of `cardColumns`. */
export type CardRow = {
  [Column in keyof typeof cardColumns]: (typeof cardColumns)[Column] extends SQL<infer Value>
    ? Value
    : DataOf<(typeof cardColumns)[Column]> | null;
} & Pick<
  typeof jobs.$inferSelect,
  | "id"
  | "slug"
  | "title"
  | "city_ids"
  | "remote"
  | "remote_location_ids"
  | "hybrid_option_id"
  | "employment_type_id"
  | "skill_ids"
  | "seniority_ids"
  | "price_type"
> & { company_id: number; company_name: string; company_slug: string };

/** Returns the cities of a job with their countries. */
export const toCities = (catalogue: Catalogue, ids: readonly number[]): JobCard["cities"] =>
  pick(catalogue.locations, ids).flatMap(({ id, name, slug, parent_id }) => {
    const country = catalogue.locations.get(parent_id ?? 0);
    return country
      ? [{ id, name, slug, country: { id: country.id, name: country.name, slug: country.slug } }]
      : [];
  });

/** Converts a row to a job card. */
export const toCard = (catalogue: Catalogue, row: CardRow, now: Date): JobCard => {
  const language = catalogue.languages.get(row.language_id ?? 0);
  const cities = toCities(catalogue, row.city_ids);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    company: {
      id: row.company_id,
      name: row.company_name,
      display_name: row.recruits_for ?? row.company_name,
      slug: row.company_slug,
      logo_url: row.logo_url,
      has_page: row.company_is_public && row.recruits_for === null,
    },
    cities,
    remote: row.remote ? 1 : 0,
    remote_locations: pick(catalogue.locations, row.remote_location_ids).map(({ id, name }) => ({
      id,
      name,
    })),
    hybrid_option: getHybridOption(row.hybrid_option_id),
    employment_type: getEmploymentType(row.employment_type_id),
    skills: pick(catalogue.skills, row.skill_ids).map(({ id, name, slug }) => ({ id, name, slug })),
    seniorities: row.seniority_ids.map(getExperience),
    match_seniority: row.seniority_ids.map(toMatchSeniority),
    language: language ? { id: language.id, name: language.name } : null,
    salary_min: row.salary_min,
    salary_max: row.salary_max,
    market_salary: findMarketSalary(catalogue, row),
    price_type: row.price_type,
    published_at: iso(row.published_at ?? now),
    boosted: row.boosted_until !== null && row.boosted_until > now,
    applied: row.application_status !== null,
    match_user_state_id: row.application_status,
    match_user_state:
      row.application_status === null ? null : applicationStatusName(row.application_status),
    match_user_state_date: isoOrNull(row.application_date),
  };
};
