import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";

import { jobs } from "../postings/postings.tables.ts";

/**
 * What makes a job open: published, not past its end, not deleted. Every public query uses it.
 * Source: docs/product/job-search.md.
 */
export const isOpen = (now: Date): SQL =>
  and(
    eq(jobs.status, "published"),
    isNull(jobs.deleted_at),
    or(isNull(jobs.expire_at), gt(jobs.expire_at, now)),
  ) as SQL;

/** A job's state as of now: a published one past its end has expired, swept or not. */
export const stateAt = (now: Date) =>
  sql<
    typeof jobs.$inferSelect.status
  >`case when ${jobs.status} = 'published' and ${jobs.expire_at} <= ${now.toISOString()}::timestamptz then 'expired' else ${jobs.status} end`;

/** Whether a row's job is open, as a column. */
export const isOpenColumn = (now: Date) => sql<boolean>`(${isOpen(now)})`;
