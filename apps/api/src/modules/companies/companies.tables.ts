import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { plainWords } from "../../db/conditions.ts";
import { locations } from "../catalogue/catalogue.tables.ts";
import { industries } from "../industries/industries.tables.ts";

export const companies = pgTable(
  "companies",
  {
    id: identityId(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    type: smallint().notNull().default(0),
    short_description: text().notNull().default(""),
    website: text(),
    github: text(),
    linkedin: text(),
    twitter: text(),
    instagram: text(),
    facebook: text(),
    tiktok: text(),
    founded: smallint(),
    hiring_preference_id: smallint(),
    employee_range_id: smallint(),
    hq_location_id: ref().references(() => locations.id),
    tech_stack_ids: bigint({ mode: "number" }).array().notNull().default([]),
    logo_url: text(),
    cover_url: text(),
    published: boolean().notNull().default(false),
    has_brand_page: boolean().notNull().default(false),
    allow_external_ats: boolean().notNull().default(false),
    credits: integer().notNull().default(0),
    // The admin's login; a foreign key here would make the tables of companies and users depend on each
    // other.
    customer_success_manager_id: ref(),
    created_at: createdAt(),
    /** When public data of the company last changed, including its stories; maintained by triggers. */
    updated_at: instant().notNull().defaultNow(),
    deleted_at: instant(),
  },
  (table) => [
    index("companies_name").on(sql`lower(${table.name})`),
    index("companies_manager")
      .on(table.customer_success_manager_id)
      .where(sql`${table.customer_success_manager_id} is not null`),
    index("companies_words").using("gin", plainWords(sql`${table.name}`)),
    check("companies_addresses", checkSafeUrls(table.logo_url, table.cover_url)),
    check("companies_type", sql`${table.type} in (0, 1)`),
    index("companies_newest")
      .on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.published}`),
    index("companies_unpublished")
      .on(table.created_at, table.id)
      .where(sql`not ${table.published} and ${table.deleted_at} is null`),
    // Links may only lead to web pages, never run a script.
    check(
      "companies_links",
      sql`array_to_string(array[${table.website}, ${table.github}, ${table.linkedin}, ${table.twitter}, ${table.instagram}, ${table.facebook}, ${table.tiktok}], ' ') ~ '^(https?://[^[:space:]]+( |$))*$'`,
    ),
    check("companies_hiring_preference", sql`${table.hiring_preference_id} between 1 and 4`),
    check("companies_credits", sql`${table.credits} >= 0`),
    check("companies_slug", sql`${table.slug} ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'`),
  ],
);

/** A company's former slugs, which keep redirecting. */
export const companySlugs = pgTable("company_slugs", {
  slug: text().primaryKey(),
  company_id: ref()
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" }),
});

/** Each company's industries, the main one first. */
export const companyIndustries = pgTable(
  "company_industries",
  {
    company_id: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    industry_id: ref()
      .notNull()
      .references(() => industries.id),
    position: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.industry_id] }),
    index("company_industries_industry").on(table.industry_id),
  ],
);

/** Values a company can choose from. */
export const keyValues = pgTable("key_values", {
  id: identityId(),
  label: text().notNull().unique(),
  slug: text().notNull().unique(),
  description: text().notNull().default(""),
});

/** Each company's values, in its chosen order. */
export const companyKeyValues = pgTable(
  "company_key_values",
  {
    company_id: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    key_value_id: ref()
      .notNull()
      .references(() => keyValues.id),
    position: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.key_value_id] }),
    index("company_key_values_value").on(table.key_value_id),
  ],
);
