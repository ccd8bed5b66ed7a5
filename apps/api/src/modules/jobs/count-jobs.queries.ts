import { countResults } from "@devguild/job-index/search";
import { and, sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { cacheCounts } from "../../db/cache-counts.ts";
import { locations } from "../catalogue/catalogue.tables.ts";
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

/** Ids of categories, those with the most open jobs first. */
export type OwnPages = Record<"locations" | "seniorities" | "languages", number[]>;

const countOwnPages = async (db: Db, now = new Date()): Promise<OwnPages> => {
  const [own] = await selectRows<Record<keyof OwnPages, string | null>>(
    db,
    sql`
      with open as (
        select city_ids, remote_location_ids, seniority_ids, language_id from ${jobs} where ${isOpen(now)}
      ),
      placed as (
        select unnest(city_ids) as id from open
        union all
        select ${locations.parent_id} from open, unnest(city_ids) city join ${locations} on ${locations.id} = city
        union all
        select unnest(remote_location_ids) from open
      ),
      counted as (
        select 'locations' as kind, id from placed
        union all
        select 'seniorities', unnest(seniority_ids) from open
        union all
        select 'languages', language_id from open
      ),
      ranked as (select kind, id, count(*) as ads from counted where id is not null group by kind, id)
      select
        string_agg(id::text, ',' order by ads desc, id) filter (where kind = 'locations') as locations,
        string_agg(id::text, ',' order by ads desc, id) filter (where kind = 'seniorities') as seniorities,
        string_agg(id::text, ',' order by ads desc, id) filter (where kind = 'languages') as languages
      from ranked`,
  );
  const toIds = (list: string | null | undefined) => (list ? list.split(",").map(Number) : []);
  return {
    locations: toIds(own?.locations),
    seniorities: toIds(own?.seniorities),
    languages: toIds(own?.languages),
  };
};

const getCachedOwnPages = cacheCounts((db) => countOwnPages(db));

/**
 * Lists the categories with open jobs of their own: the cities and their countries, and the countries
 * that an ad names for remote work. Jobs for a whole region or for anywhere are in every country's list.
 * Up to five minutes old in a process that keeps an index.
 */
export const listOwnPages = (db: Db): Promise<OwnPages> =>
  getIndexes(db, Date.now()) ? getCachedOwnPages(db, "all") : countOwnPages(db);
