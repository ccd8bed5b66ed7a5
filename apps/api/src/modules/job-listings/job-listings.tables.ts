import type {
  FeedFormat,
  ImportState,
  ListingChange,
  ListingField,
} from "@devguild/schemas/constants/job-listings";
import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref, tsvector } from "../../db/columns.ts";
import { languages } from "../catalogue/catalogue.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import type { ChangedField, FoundSkill, ListingValues } from "./compare-listings.policy.ts";

const ids = () => bigint({ mode: "number" }).array().notNull().default([]);
const count = () => integer().notNull().default(0);

/** The boards, feeds and files that listings come from. */
export const jobFeeds = pgTable(
  "job_feeds",
  {
    id: identityId(),
    name: text().notNull(),
    format: text().notNull().$type<FeedFormat>(),
    /** Empty for uploaded files; those of one name belong together. */
    address: text().notNull(),
    /** The company that all of its listings belong to; null for those of several companies. */
    company_id: ref().references(() => companies.id),
    every_hours: smallint(),
    /** Whether a scheduled import waits for staff before anything changes. */
    is_reviewed: boolean().notNull().default(true),
    next_run_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("job_feeds_once").on(table.format, table.address, table.name),
    index("job_feeds_due").on(table.next_run_at),
  ],
);

/** Imports. At most one of a feed is open, whoever starts it. */
export const jobFeedRuns = pgTable(
  "job_feed_runs",
  {
    id: identityId(),
    feed_id: ref()
      .notNull()
      .references(() => jobFeeds.id, { onDelete: "cascade" }),
    state: text().notNull().$type<ImportState>(),
    is_reviewed: boolean().notNull(),
    /** The uploaded file, until it is read. */
    file_key: text(),
    found: count(),
    total: count(),
    done: count(),
    created: count(),
    updated: count(),
    closed: count(),
    same: count(),
    skipped: count(),
    errors: count(),
    /** What it found to do, whether or not it is included. */
    to_create: count(),
    to_update: count(),
    to_close: count(),
    /** Closings that are left out, as the feed isn't plausible, and why staff closed them anyway. */
    refused: count(),
    close_reason: text(),
    problem: text(),
    /** Since when it is being written, and how much was before: from both follows the time left. */
    applying_at: instant(),
    done_before: count(),
    started_at: createdAt(),
    finished_at: instant(),
  },
  (table) => [
    uniqueIndex("job_feed_runs_open")
      .on(table.feed_id)
      .where(sql`${table.state} in ('reading', 'review', 'applying')`),
    index("job_feed_runs_latest").on(table.feed_id, table.id),
  ],
);

/** Jobs imported from other sites: `external_id` identifies one within its feed. */
export const jobListings = pgTable(
  "job_listings",
  {
    id: identityId(),
    source: text().notNull(),
    external_id: text().notNull(),
    feed_id: ref().references(() => jobFeeds.id),
    title: text().notNull(),
    company_name: text().notNull(),
    company_id: ref().references(() => companies.id),
    url: text().notNull(),
    locations: text().array().notNull().default([]),
    remote: boolean().notNull().default(false),
    skill_ids: ids(),
    seniority_ids: ids(),
    location_ids: ids(),
    language_id: ref().references(() => languages.id),
    hybrid_option_id: smallint().notNull().default(1),
    salary_min: integer(),
    salary_max: integer(),
    description_html: text().notNull().default(""),
    employment_type: text(),
    published_at: instant().notNull(),
    last_seen_at: instant().notNull(),
    is_active: boolean().notNull().default(true),
    /** The fields that staff edited, which the feed doesn't overwrite. */
    edited_fields: text().array().notNull().default([]).$type<ListingField[]>(),
    /** The same for one job in several feeds. */
    fold_key: text().notNull().default(""),
    search_words: text().notNull().default(""),
    search: tsvector().generatedAlwaysAs(
      (): SQL => sql`to_tsvector('simple', ${jobListings.search_words})`,
    ),
  },
  (table) => [
    unique("job_listings_once")
      .on(table.source, table.feed_id, table.external_id)
      .nullsNotDistinct(),
    index("job_listings_open")
      .on(table.published_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.is_active}`),
    index("job_listings_closed")
      .on(table.published_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not ${table.is_active}`),
    index("job_listings_latest").on(
      table.published_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("job_listings_by_source").on(
      table.source,
      table.published_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("job_listings_search").using("gin", table.search),
    index("job_listings_by_feed").on(table.feed_id, table.external_id),
    index("job_listings_fold")
      .on(table.fold_key)
      .where(sql`${table.is_active} and ${table.fold_key} <> ''`),
    check("job_listings_addresses", checkSafeUrls(table.url)),
  ],
);

/** What an import does with each listing that isn't the same as before. */
export const jobFeedChanges = pgTable(
  "job_feed_changes",
  {
    id: identityId(),
    run_id: ref()
      .notNull()
      .references(() => jobFeedRuns.id, { onDelete: "cascade" }),
    kind: text().notNull().$type<ListingChange>(),
    external_id: text().notNull(),
    title: text().notNull(),
    company_name: text().notNull().default(""),
    /** Whether it is skipped because another listing or ad is the same job. */
    is_duplicate: boolean().notNull().default(false),
    /** Whether it is skipped because of a mistake in the feed. */
    is_error: boolean().notNull().default(false),
    /** Whether it has skills that are only offered. */
    is_unsure: boolean().notNull().default(false),
    /** Where it is in an uploaded file, from 1 as spreadsheets count. */
    row_number: integer(),
    reason: text().notNull().default(""),
    is_included: boolean().notNull(),
    is_applied: boolean().notNull().default(false),
    /** The listing as the feed states it; null for one that closes or is skipped. */
    listing: jsonb().$type<ListingValues>(),
    fields: jsonb().notNull().$type<ChangedField[]>().default([]),
    skills: jsonb().notNull().$type<FoundSkill[]>().default([]),
  },
  (table) => [
    index("job_feed_changes_listed").on(table.run_id, table.kind, table.id),
    index("job_feed_changes_open")
      .on(table.run_id, table.id)
      .where(sql`${table.is_included} and not ${table.is_applied}`),
  ],
);
