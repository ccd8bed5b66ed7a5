import type { JobStatus } from "@devguild/schemas/constants/jobs";
import { and, eq, isNull, not, or, type SQL, sql } from "drizzle-orm";

import { jobs } from "../postings/postings.tables.ts";

const timestamp = (now: Date | "now()") =>
  now === "now()" ? sql`now()` : sql`${now.toISOString()}::timestamptz`;

/**
 * Builds the condition for open jobs: published, not expired, not deleted. Every public query uses it.
 * `alias` is the name of the jobs table in the query. Source: docs/product/job-search.md.
 */
export const isOpenAs = (alias: string, now: Date | "now()"): SQL => {
  const column = (name: string) => sql.raw(`${alias}.${name}`);
  return sql`${column("status")} = 'published' and ${column("deleted_at")} is null and (${column("expire_at")} is null or ${column("expire_at")} > ${timestamp(now)})`;
};

/** Builds the same condition for queries on the jobs table itself. */
export const isOpen = (now: Date): SQL => isOpenAs("jobs", now);

/**
 * Selects a job's current state: a published job past its end counts as expired, even before the
 * cleanup runs.
 */
export const stateAt = (now: Date) =>
  sql<
    typeof jobs.$inferSelect.status
  >`case when ${jobs.status} = 'published' and ${jobs.expire_at} <= ${now.toISOString()}::timestamptz then 'expired' else ${jobs.status} end`;

const isDue = (now: Date) => sql`${jobs.expire_at} <= ${timestamp(now)}`;

/** The conditions of which every expired job meets one; apart, an index serves each best. */
export const expiredConditions = (now: Date) => [
  eq(jobs.status, "expired"),
  and(eq(jobs.status, "published"), isDue(now)),
];

/** Builds the condition for jobs in one state, in a form that indexes can serve. */
export const isInState = (status: JobStatus, now: Date): SQL | undefined => {
  if (status === "published")
    return and(eq(jobs.status, status), or(isNull(jobs.expire_at), not(isDue(now))));
  return status === "expired" ? or(...expiredConditions(now)) : eq(jobs.status, status);
};

/** Selects whether a job is open, as a column. */
export const isOpenColumn = (now: Date) => sql<boolean>`(${isOpen(now)})`;
