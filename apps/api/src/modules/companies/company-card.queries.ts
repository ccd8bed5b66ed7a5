import type { FilterItem } from "@devguild/schemas/catalogue";
import { EMPLOYEE_RANGES } from "@devguild/schemas/constants/companies";
import type { CompanyCard } from "@devguild/schemas/public-companies";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { type Catalogue, cityLabel, pick } from "../catalogue/catalogue.queries.ts";
import { companyFacets } from "../public-companies/public-companies.tables.ts";
import { industries } from "../industries/industries.tables.ts";
import { companies, companyIndustries } from "./companies.tables.ts";

/** Whether a company is public. */
export const isPublic = and(eq(companies.published, true), isNull(companies.deleted_at)) as SQL;

/** A company's open jobs at the last count; a column for queries that join the facets. */
export const countedJobs = sql<number>`coalesce(${companyFacets.open_jobs}, 0)`.mapWith(Number);

/** The column of a company's industries, the main one first. */
export const industriesColumn = sql<
  FilterItem[]
>`(select coalesce(json_agg(json_build_object('id', industry.id, 'label', industry.label, 'slug', industry.slug) order by own.position, industry.label), '[]')
  from ${companyIndustries} own join ${industries} industry on industry.id = own.industry_id where own.company_id = ${companies.id})`;

/** The columns of a company card, for queries that join the facets. */
export const cardColumns = {
  id: companies.id,
  name: companies.name,
  slug: companies.slug,
  logo_url: companies.logo_url,
  cover_url: companies.cover_url,
  short_description: companies.short_description,
  has_brand_page: companies.has_brand_page,
  open_jobs: countedJobs,
  industries: industriesColumn,
  employee_range_id: companies.employee_range_id,
  hq_location_id: companies.hq_location_id,
  tech_stack_ids: companies.tech_stack_ids,
};

/** Selects companies with the columns of a card. */
export const selectCards = (db: Db) =>
  db
    .select(cardColumns)
    .from(companies)
    .leftJoin(companyFacets, eq(companyFacets.company_id, companies.id))
    .$dynamic();

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Converts a row to a company card. */
export const toCard = (
  catalogue: Catalogue,
  { employee_range_id, hq_location_id, tech_stack_ids, ...row }: CardRow,
): CompanyCard => ({
  ...row,
  employees: EMPLOYEE_RANGES.find(({ id }) => id === employee_range_id)?.label ?? null,
  headquarters: cityLabel(catalogue, hq_location_id),
  tech_stack: pick(catalogue.skills, tech_stack_ids).map(({ id, name, slug }) => ({
    id,
    name,
    slug,
  })),
});
