import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
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
    is_external: boolean().notNull().default(false),
    cover_letter: text().notNull().default(""),
    source: text(),
    utm: jsonb().$type<Record<string, string>>(),
    decline_reasons: text().array().notNull().default([]),
    decline_message: text(),
    applied_at: createdAt(),
    archived_at: instant(),
  },
  (table) => [
    uniqueIndex("applications_once").on(table.developer_id, table.job_id),
    index("applications_job").on(table.job_id, table.status),
    check("applications_status", sql`${table.status} between 1 and 8`),
  ],
);

/**
 * How many candidates each job has: all that staff see, those visible to the company, and its new
 * ones. One row per job; only triggers on jobs and applications write it.
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
  },
  (table) => [index("job_candidate_counts_total").on(table.total, table.job_id)],
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

/** Messages from a company to a candidate; replies go to `contact_email`. */
export const applicationMessages = pgTable(
  "application_messages",
  {
    id: identityId(),
    application_id: ref()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    user_id: ref().references(() => users.id, { onDelete: "set null" }),
    author_name: text().notNull(),
    message: text().notNull(),
    contact_email: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index("application_messages_application").on(table.application_id, table.id)],
);
