import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { locations } from "../catalogue/catalogue.tables.ts";

export const companies = pgTable(
  "companies",
  {
    id: identityId(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    type: smallint().notNull().default(0),
    short_description: text().notNull().default(""),
    industry: text().notNull().default(""),
    website: text(),
    founded: smallint(),
    employee_range_id: smallint(),
    hq_location_id: ref().references(() => locations.id),
    tech_stack_ids: bigint({ mode: "number" }).array().notNull().default([]),
    logo_url: text(),
    cover_url: text(),
    published: boolean().notNull().default(false),
    has_brand_page: boolean().notNull().default(false),
    allow_external_ats: boolean().notNull().default(false),
    credits: integer().notNull().default(0),
    // The admin's login; a foreign key here would tie companies and users into a circle of tables.
    customer_success_manager_id: ref(),
    created_at: createdAt(),
    deleted_at: instant(),
  },
  (table) => [
    index("companies_name").on(sql`lower(${table.name})`),
    check("companies_type", sql`${table.type} in (0, 1)`),
    check("companies_credits", sql`${table.credits} >= 0`),
    check("companies_slug", sql`${table.slug} ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'`),
  ],
);

/** Slugs that a company had before; they keep redirecting. */
export const companySlugs = pgTable("company_slugs", {
  slug: text().primaryKey(),
  company_id: ref()
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" }),
});
