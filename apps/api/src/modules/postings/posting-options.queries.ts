import { EXPERIENCES, HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import { MAX_SALARY, MIN_SALARY } from "@devguild/schemas/constants/jobs";
import type { JobPrice, PostingOptions } from "@devguild/schemas/postings";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import {
  type Catalogue,
  getCatalogue,
  listOfferedLanguages,
  pick,
} from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { countOpenJobs } from "../jobs/count-jobs.queries.ts";
import { listActiveUsers } from "./company-users.queries.ts";
import { toLocationItems } from "./editable.queries.ts";

const OFFERED_AT_FIRST = 8;

type Defaults = { skillIds: readonly number[]; cityIds: readonly number[]; external: boolean };

/**
 * Reads likely defaults for a company's ads: its tech stack and locations. Null if there is no such
 * company.
 */
const readDefaults = async (db: Db, companyId: number): Promise<Defaults | null> => {
  const [company] = await db
    .select({
      skillIds: companies.tech_stack_ids,
      headquarters: companies.hq_location_id,
      external: companies.allow_external_ats,
      cities: sql<
        number[]
      >`array(select city from jobs, unnest(jobs.city_ids) city where jobs.company_id = companies.id and jobs.deleted_at is null group by city order by count(*) desc, city limit ${OFFERED_AT_FIRST})`,
    })
    .from(companies)
    .where(and(eq(companies.id, companyId), isNull(companies.deleted_at)));
  if (!company) return null;
  const cities = [company.headquarters ?? 0, ...company.cities.map(Number)];
  return {
    skillIds: company.skillIds,
    cityIds: [...new Set(cities)],
    external: company.external,
  };
};

/** Reads the most common values of all ads, as defaults for a new company. */
const readCommonDefaults = async (db: Db): Promise<Defaults> => {
  const { locations } = await getCatalogue(db);
  const skillIds = [...(await countOpenJobs(db, "skills")).keys()];
  const withJobs = pick(locations, [...(await countOpenJobs(db, "locations")).keys()]);
  return {
    skillIds: skillIds.slice(0, OFFERED_AT_FIRST),
    cityIds: withJobs
      .filter(({ kind }) => kind === "city")
      .map(({ id }) => id)
      .slice(0, OFFERED_AT_FIRST),
    external: false,
  };
};

const toOfferedSkills = (catalogue: Catalogue, ids: readonly number[]) =>
  pick(catalogue.skills, ids).map(({ id, name, slug, label, synonyms }) => ({
    id,
    name,
    slug,
    label,
    synonyms,
  }));

/**
 * Reads the options of the ad form; for a company yet to be created if the id is 0. Null if there is no
 * such company.
 */
export const readPostingOptions = async (
  db: Db,
  companyId: number,
  prices: JobPrice[],
): Promise<PostingOptions | null> => {
  const isNew = companyId === 0;
  const defaults = isNew ? await readCommonDefaults(db) : await readDefaults(db, companyId);
  if (!defaults) return null;
  const catalogue = await getCatalogue(db);
  return {
    experiences: EXPERIENCES.map(({ id, title }) => ({ id, title })),
    languages: listOfferedLanguages(catalogue),
    skills: toOfferedSkills(catalogue, [...catalogue.skills.keys()]),
    default_skills: toOfferedSkills(catalogue, defaults.skillIds),
    cities: toLocationItems(catalogue, defaults.cityIds),
    jobPrices: prices,
    hybrid_options: HYBRID_OPTIONS.map(({ id, value, default: isDefault }) => ({
      id,
      value,
      default: isDefault,
    })),
    minimum_allowed_salary: MIN_SALARY,
    max_allowed_salary: MAX_SALARY,
    allow_external_ats: defaults.external,
    company_users: isNew ? [] : await listActiveUsers(db, companyId),
  };
};
