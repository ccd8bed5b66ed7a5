import { type SQL, sql } from "drizzle-orm";

import { jobs } from "../postings/postings.tables.ts";

const timestamp = (now: Date | "now()") =>
  now === "now()" ? sql`now()` : sql`${now.toISOString()}::timestamptz`;

/**
 * What makes a job open: published, not past its end, not deleted. Every public query uses it. `alias`
 * is what the query calls the table of jobs. Source: docs/product/job-search.md.
 */
export const isOpenAs = (alias: string, now: Date | "now()"): SQL => {
  const column = (name: string) => sql.raw(`${alias}.${name}`);
  return sql`${column("status")} = 'published' and ${column("deleted_at")} is null and (${column("expire_at")} is null or ${column("expire_at")} > ${timestamp(now)})`;
};

/** The same of a query over jobs. */
export const isOpen = (now: Date): SQL => isOpenAs("jobs", now);

/** A job's state as of now: a published one past its end has expired, swept or not. */
export const stateAt = (now: Date) =>
  sql<
    typeof jobs.$inferSelect.status
  >`case when ${jobs.status} = 'published' and ${jobs.expire_at} <= ${now.toISOString()}::timestamptz then 'expired' else ${jobs.status} end`;

/** Whether a row's job is open, as a column. */
export const isOpenColumn = (now: Date) => sql<boolean>`(${isOpen(now)})`;
