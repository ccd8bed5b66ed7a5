import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

/** One row per developer and job, permanently: the unique index settles two quick clicks. */
export const applications = pgTable(
  "applications",
  {
    id: identityId(),
    job_id: ref()
      .notNull()
      .references(() => jobs.id),
    developer_id: ref()
      .notNull()
      .references(() => developers.id),
    status: smallint().$type<ApplicationStatus>().notNull(),
    status_updated_at: instant().notNull(),
    /** The last thing that the company did, else when it got the application. */
    waiting_since: createdAt(),
    is_external: boolean().notNull().default(false),
    cover_letter: text().notNull().default(""),
    source: text(),
    utm: jsonb().$type<Record<string, string>>(),
    decline_reasons: text().array().notNull().default([]),
    decline_message: text(),
    applied_at: createdAt(),
    archived_at: instant(),
    /** The company that has it in its inbox; none if the job was deleted. A trigger sets it. */
    inbox_company_id: ref(),
    /** How well the developer fits the job, from 0 to 5. Triggers keep it in step with both. */
    match_points: real().notNull().default(0),
  },
  (table) => [
    uniqueIndex("applications_once").on(table.developer_id, table.job_id),
    // Includes what it filters by, so that counting a job's candidates is an index-only scan.
    index("applications_job").on(
      table.job_id,
      table.status,
      table.status_updated_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.is_external,
    ),
    index("applications_inbox_newest")
      .on(
        table.inbox_company_id,
        table.status,
        table.applied_at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.inbox_company_id} is not null`),
    index("applications_inbox_waiting")
      .on(table.inbox_company_id, table.status, table.waiting_since, table.id.desc().nullsFirst())
      .where(sql`${table.inbox_company_id} is not null`),
    index("applications_inbox_match")
      .on(
        table.inbox_company_id,
        table.status,
        table.match_points.desc().nullsFirst(),
        table.applied_at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.inbox_company_id} is not null`),
    // For the figures of the last days.
    index("applications_applied").on(table.applied_at),
    check("applications_status", sql`${table.status} between 1 and 8`),
  ],
);

/**
 * How many candidates each job has: all that staff see, those visible to the company, and of these the
 * new ones, those in interviews and those hired. One row per job; only triggers on jobs and
 * applications write it.
 */
export const jobCandidateCounts = pgTable(
  "job_candidate_counts",
  {
    job_id: ref()
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    total: integer().notNull().default(0),
    visible: integer().notNull().default(0),
    fresh: integer().notNull().default(0),
    interviewing: integer().notNull().default(0),
    hired: integer().notNull().default(0),
  },
  (table) => [index("job_candidate_counts_total").on(table.total, table.job_id)],
);

/**
 * How many applications in each status a company has in its inbox; only triggers on applications write
 * it.
 */
export const companyCandidateCounts = pgTable(
  "company_candidate_counts",
  {
    company_id: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    status: smallint().$type<ApplicationStatus>().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.status] })],
);

/** Every status an application has had, including the first. */
export const applicationMoves = pgTable(
  "application_moves",
  {
    id: identityId(),
    application_id: ref()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    status: smallint().$type<ApplicationStatus>().notNull(),
    moved_by: text({ enum: ["developer", "company", "admin"] }).notNull(),
    user_id: ref().references(() => users.id, { onDelete: "set null" }),
    reason: text(),
    /** The email about the move, which waits a while in case the move is undone. */
    mail_task_id: uuid(),
    /** Since when the candidate had been waiting, for a move back. */
    waited_since: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index("application_moves_application").on(table.application_id, table.id),
    // For the companies whose response times may have changed.
    index("application_moves_by_companies")
      .on(table.created_at)
      .where(sql`${table.moved_by} = 'company'`),
  ],
);

/** Messages between a company and a candidate; replies by email go to `contact_email`. */
export const applicationMessages = pgTable(
  "application_messages",
  {
    id: identityId(),
    application_id: ref()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    sent_by: text({ enum: ["company", "developer"] })
      .notNull()
      .default("company"),
    user_id: ref().references(() => users.id, { onDelete: "set null" }),
    author_name: text().notNull(),
    message: text().notNull(),
    contact_email: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index("application_messages_application").on(table.application_id, table.id)],
);

/** What staff note about the interviews of an application; neither side sees it. */
export const applicationInterviews = pgTable(
  "application_interviews",
  {
    id: identityId(),
    application_id: ref()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    body: text().notNull(),
    user_id: ref().references(() => users.id, { onDelete: "set null" }),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    index("application_interviews_application").on(table.application_id, table.id),
    check("application_interviews_length", sql`length(${table.body}) <= 5000`),
  ],
);
