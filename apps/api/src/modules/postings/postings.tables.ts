import { JOB_STATUSES, PRICE_TYPES } from "@devguild/schemas/constants/jobs";
import { type SQL, sql } from "drizzle-orm";
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
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref, tsvector } from "../../db/columns.ts";
import { languages } from "../catalogue/catalogue.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobPrices } from "../prices/prices.tables.ts";
import { users } from "../users/users.tables.ts";

const ids = () => bigint({ mode: "number" }).array().notNull().default([]);

/**
 * Job ads. The id lists are facets: `location_ids` contains an ad's cities with their countries and
 * regions, and everything its remote areas cover, so that one array overlap answers a search by
 * location.
 */
export const jobs = pgTable(
  "jobs",
  {
    id: identityId(),
    company_id: ref()
      .notNull()
      .references(() => companies.id),
    slug: text().notNull(),
    title: text().notNull(),
    status: text({ enum: JOB_STATUSES }).notNull().default("draft"),
    offer_type: smallint().notNull().default(4),
    price_type: text({ enum: PRICE_TYPES }).notNull().default("regular"),
    description: text().notNull().default(""),
    tasks: text().notNull().default(""),
    requirements: text().notNull().default(""),
    benefits: text().notNull().default(""),
    salary_min: integer(),
    salary_max: integer(),
    // The salary band chosen in the form; only stored for the form.
    salary_id: ref(),
    language_id: ref().references(() => languages.id),
    hybrid_option_id: smallint().notNull().default(1),
    employment_type_id: smallint().notNull().default(1),
    remote: boolean().notNull().default(false),
    skill_ids: ids(),
    seniority_ids: ids(),
    city_ids: ids(),
    remote_location_ids: ids(),
    location_ids: ids(),
    direct_apply: boolean().notNull().default(false),
    job_url: text(),
    logo_url: text(),
    cover_url: text(),
    pixel_tracking_url: text(),
    // An agency's ad names the company it recruits for.
    is_agency: boolean().notNull().default(false),
    job_company_name: text(),
    company_description: text(),
    reference_data: text(),
    price_id: ref().references(() => jobPrices.id),
    // The version of the price that a pending ad was submitted at; published at another one, it isn't charged.
    agreed_price_version: integer(),
    job_posting_owner_id: ref().references(() => users.id),
    // Grants access to a draft's preview by link; stored as a hash.
    draft_token_hash: text(),
    published_at: instant(),
    last_published_at: instant(),
    expire_at: instant(),
    boosted_until: instant(),
    created_at: createdAt(),
    updated_at: createdAt(),
    deleted_at: instant(),
    // Words of the title and company name, in lower case and without accents.
    search_words: text().notNull().default(""),
    search: tsvector().generatedAlwaysAs(
      (): SQL => sql`to_tsvector('simple', ${jobs.search_words})`,
    ),
  },
  (table) => [
    // The slug first, because staff also find a job by its slug alone.
    uniqueIndex("jobs_slug").on(table.slug, table.company_id),
    index("jobs_open")
      .on(table.published_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'published'`),
    index("jobs_company").on(table.company_id, table.id.desc().nullsFirst()),
    index("jobs_owner").on(table.job_posting_owner_id, table.company_id),
    // The orders of a company's own list, and of the back office, over all statuses.
    index("jobs_of_company")
      .on(
        table.company_id,
        sql`coalesce(${table.published_at}, ${table.created_at}) desc`,
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.deleted_at} is null`),
    index("jobs_newest")
      .on(
        sql`(${table.published_at} is null)`,
        table.published_at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.deleted_at} is null`),
    index("jobs_oldest")
      .on(table.published_at, table.id)
      .where(sql`${table.deleted_at} is null`),
    index("jobs_ending_first")
      .on(table.expire_at, table.id)
      .where(sql`${table.deleted_at} is null`),
    index("jobs_ending_last")
      .on(
        sql`(${table.expire_at} is null)`,
        table.expire_at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.deleted_at} is null`),
    index("jobs_title")
      .on(sql`lower(${table.title})`, table.id)
      .where(sql`${table.deleted_at} is null`),
    index("jobs_in_state")
      .on(table.status, table.published_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deleted_at} is null and ${table.status} <> 'published'`),
    index("jobs_expiry")
      .on(table.expire_at, table.id)
      .where(sql`${table.status} = 'published' and ${table.deleted_at} is null`),
    // Counts and lists a company's jobs by state without reading the jobs.
    index("jobs_states")
      .on(table.company_id, table.status, table.expire_at, table.id)
      .where(sql`${table.deleted_at} is null`),
    // Premium ads and pay-per-hire ads.
    index("jobs_premium")
      .on(table.published_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'published' and ${table.offer_type} = 5`),
    index("jobs_hire_paid")
      .on(table.published_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'published' and ${table.offer_type} = 0`),
    index("jobs_skills").using("gin", table.skill_ids),
    index("jobs_locations").using("gin", table.location_ids),
    index("jobs_search").using("gin", table.search),
    // A draft may be invalid until it is published, and so may one that was archived.
    check(
      "jobs_salary",
      sql`${table.status} in ('draft', 'archived') or ${table.salary_max} >= ${table.salary_min}`,
    ),
    check("jobs_hybrid_option", sql`${table.hybrid_option_id} between 1 and 3`),
    check("jobs_employment_type", sql`${table.employment_type_id} between 1 and 4`),
    check(
      "jobs_published",
      sql`${table.status} <> 'published' or ${table.published_at} is not null`,
    ),
    check(
      "jobs_external",
      sql`${table.status} in ('draft', 'archived') or not ${table.direct_apply} or ${table.job_url} is not null`,
    ),
    check(
      "jobs_addresses",
      checkSafeUrls(table.job_url, table.logo_url, table.cover_url, table.pixel_tracking_url),
    ),
    check("jobs_slug_form", sql`${table.slug} ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'`),
  ],
);

/** A job's former slugs, which keep redirecting. */
export const jobSlugs = pgTable(
  "job_slugs",
  {
    company_id: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    slug: text().notNull(),
    job_id: ref()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.slug] })],
);

/** Jobs that admins have bookmarked. */
export const jobBookmarks = pgTable(
  "job_bookmarks",
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    job_id: ref()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.job_id] })],
);
