import { EMPLOYEE_RANGES, HIRING_PREFERENCES } from "@devguild/schemas/constants/companies";
import { OWNER_ROLE } from "@devguild/schemas/constants/company-users";
import type { FilterItem } from "@devguild/schemas/catalogue";
import type { CompanyProfile } from "@devguild/schemas/company-profile";
import type { KeyValue } from "@devguild/schemas/public-companies";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { createSnapshot, type Snapshot } from "../audit/audit.queries.ts";
import { cityLabel, getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import {
  companies,
  companyIndustries,
  companyKeyValues,
  keyValues,
} from "../companies/companies.tables.ts";
import { industriesColumn } from "../companies/company-card.queries.ts";
import { isOpenAs } from "../job-states/job-states.queries.ts";
import { accounts, users } from "../users/users.tables.ts";

const COLUMNS = {
  id: companies.id,
  name: companies.name,
  type: companies.type,
  slug: companies.slug,
  founded: companies.founded,
  published: companies.published,
  has_brand_page: companies.has_brand_page,
  published_jobs: sql<number>`(select count(*)::int from jobs own where own.company_id = ${companies.id} and ${isOpenAs("own", "now()")})`,
  short_description: companies.short_description,
  logo_url: companies.logo_url,
  cover_url: companies.cover_url,
  industries: industriesColumn,
  key_values: sql<
    KeyValue[]
  >`(select coalesce(json_agg(json_build_object('id', value.id, 'label', value.label, 'slug', value.slug, 'description', value.description) order by own.position, value.label), '[]')
    from ${companyKeyValues} own join ${keyValues} value on value.id = own.key_value_id where own.company_id = ${companies.id})`,
  owner_email_verified: sql<boolean>`${users.email_verified_at} is not null`,
  website: companies.website,
  github: companies.github,
  twitter: companies.twitter,
  instagram: companies.instagram,
  tiktok: companies.tiktok,
  facebook: companies.facebook,
  linkedin: companies.linkedin,
};

const findOption = (options: readonly FilterItem[], id: number | null): FilterItem | null =>
  options.find((option) => option.id === id) ?? null;

/** Finds a company's profile, published or not; null if there is none. */
export const findProfile = async (db: Db, id: number): Promise<CompanyProfile | null> => {
  const catalogue = await getCatalogue(db);
  const [row] = await db
    .select({
      ...COLUMNS,
      employee_range_id: companies.employee_range_id,
      hiring_preference_id: companies.hiring_preference_id,
      hq_location_id: companies.hq_location_id,
      tech_stack_ids: companies.tech_stack_ids,
    })
    .from(companies)
    .leftJoin(
      accounts,
      and(
        eq(accounts.company_id, companies.id),
        eq(accounts.role, OWNER_ROLE),
        eq(accounts.status, "active"),
      ),
    )
    .leftJoin(users, eq(users.id, accounts.user_id))
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)))
    .limit(1);
  if (!row) return null;
  const { employee_range_id, hiring_preference_id, hq_location_id, tech_stack_ids, ...columns } =
    row;
  const headquarters = cityLabel(catalogue, hq_location_id);
  return {
    ...columns,
    company_tye: row.type,
    employees: findOption(EMPLOYEE_RANGES, employee_range_id),
    hiring_preference: findOption(HIRING_PREFERENCES, hiring_preference_id),
    headquarters:
      headquarters === null ? null : { place_id: String(hq_location_id), as_string: headquarters },
    tech_stacks: pick(catalogue.skills, tech_stack_ids).map(({ id: skillId, name, slug }) => ({
      id: skillId,
      name,
      slug,
    })),
  };
};

const companyRow = createSnapshot(companies, {
  derived: ["created_at", "updated_at", "credits", "deleted_at", "customer_success_manager_id"],
});

/** The audit snapshot of a company's profile, with its industries and values. */
export const profileSnapshot: Snapshot = {
  ...companyRow,
  read: async (db, id) => {
    const row = await companyRow.read(db, id);
    if (!row) return undefined;
    const industries = await db
      .select({ id: companyIndustries.industry_id })
      .from(companyIndustries)
      .where(eq(companyIndustries.company_id, id))
      .orderBy(asc(companyIndustries.position));
    const values = await db
      .select({ id: companyKeyValues.key_value_id })
      .from(companyKeyValues)
      .where(eq(companyKeyValues.company_id, id))
      .orderBy(asc(companyKeyValues.position));
    return {
      ...row,
      industries: industries.map((each) => each.id),
      key_values: values.map((each) => each.id),
    };
  },
};
