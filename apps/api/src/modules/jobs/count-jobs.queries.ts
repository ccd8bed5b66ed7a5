import { countResults } from "@devguild/job-index/search";
import { and, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { getIndexes } from "../job-index/job-indexes.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { filterConditions, type Filters, NO_FILTERS } from "./search-filters.queries.ts";

const toCriteria = (filters: object) => ({ ...NO_FILTERS, ...filters, job_title: "" });

/** Counts the open jobs that match filters; uses the index if it is built. */
export const countJobs = async (
  db: Db,
  filters: Partial<Filters>,
  now = new Date(),
  indexes = getIndexes(db, now.getTime()),
): Promise<number> =>
  indexes
    ? countResults(indexes.job, toCriteria(filters)).total
    : db.$count(
        jobs,
        and(isOpen(now), ...Object.values(filterConditions({ ...NO_FILTERS, ...filters }))),
      );

const COLUMNS = { skills: "skill_ids", locations: "location_ids" } as const;

/**
 * Counts the open jobs per skill or location, of all jobs or those matching another filter, most first.
 * Uses the index if it is built.
 */
export const countOpenJobs = async <Facet extends keyof typeof COLUMNS>(
  db: Db,
  facet: Facet,
  among: Partial<Omit<Filters, Facet>> = {},
  now = new Date(),
  indexes = getIndexes(db, now.getTime()),
): Promise<Map<number, number>> => {
  if (indexes) {
    const { facets } = countResults(indexes.job, toCriteria(among));
    return new Map(facets[facet].map(({ id, count }) => [id, count]));
  }
  const rows = await db
    .select({
      id: sql<number>`unnest(${jobs[COLUMNS[facet]]})`.mapWith(Number).as("option"),
      jobs: sql<number>`count(*)::int`,
    })
    .from(jobs)
    .where(and(isOpen(now), ...Object.values(filterConditions({ ...NO_FILTERS, ...among }))))
    .groupBy(sql`option`)
    .orderBy(sql`count(*) desc`, sql`option`);
  return new Map(rows.map((row) => [row.id, row.jobs]));
};
