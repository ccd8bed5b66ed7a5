import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import type { FeaturedLocation, FeaturedSkill } from "@devguild/schemas/featured-jobs";
import type { JobCard } from "@devguild/schemas/jobs";
import { and, desc, eq, sql } from "drizzle-orm";

import { cacheCounts } from "../../db/cache-counts.ts";
import type { Db } from "../../db/db.ts";
import { MINUTE_MS } from "../../time.ts";
import { getCatalogue, getLocationPath } from "../catalogue/catalogue.queries.ts";
import { getIndexes } from "../job-index/job-indexes.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { countOpenJobs, listOwnPages } from "./count-jobs.queries.ts";
import { readCards } from "./search-jobs.queries.ts";

/** Random premium ads are picked from this many of the newest. */
const POOL_SIZE = 200;

const newestFirst = [desc(jobs.published_at), desc(jobs.id)];

const premiumIds = async (db: Db, limit: number, now: Date) => {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isOpen(now), eq(jobs.offer_type, OFFER_TYPES.AD_PLUS)))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Lists the newest premium ads, filled up with the newest other ads; three queries. */
export const listFeaturedJobs = async (
  db: Db,
  count: number,
  developerId: number | null,
  now = new Date(),
): Promise<JobCard[]> => {
  const premium = await premiumIds(db, count, now);
  const newest = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(isOpen(now))
    .orderBy(...newestFirst)
    .limit(count);
  const ids = new Set([...premium, ...newest.map(({ id }) => id)]);
  return readCards(db, [...ids].slice(0, count), developerId, now);
};

/** Lists a selection of the newest premium ads that changes every minute; two queries. */
export const listRandomPremiumJobs = async (
  db: Db,
  count: number,
  developerId: number | null,
  now = new Date(),
): Promise<JobCard[]> => {
  const ids = await premiumIds(db, POOL_SIZE, now);
  // Rotates through all of them, one step per minute, so that every ad is shown equally often.
  const first = ids.length === 0 ? 0 : (Math.floor(now.getTime() / MINUTE_MS) * count) % ids.length;
  const rotated = [...ids.slice(first), ...ids.slice(0, first)];
  return readCards(db, rotated.slice(0, count), developerId, now);
};

const countHirePaid = async (db: Db, now = new Date()): Promise<Map<number, number>> => {
  const rows = await db
    .select({
      id: sql<number>`unnest(${jobs.skill_ids})`.mapWith(Number).as("skill"),
      jobs: sql<number>`count(*)::int`,
    })
    .from(jobs)
    .where(and(isOpen(now), eq(jobs.offer_type, OFFER_TYPES.PPH)))
    .groupBy(sql`skill`)
    .orderBy(sql`count(*) desc`, sql`skill`);
  return new Map(rows.map((row) => [row.id, row.jobs]));
};

// The index of jobs doesn't know who pays per hire.
const getCachedHirePaid = cacheCounts((db) => countHirePaid(db));

const readHirePaid = (db: Db) =>
  getIndexes(db, Date.now()) ? getCachedHirePaid(db, "all") : countHirePaid(db);

/**
 * Lists the skills that the most open jobs ask for; optionally of pay-per-hire jobs only, then up to five
 * minutes old in a process that keeps an index.
 */
export const listFeaturedSkills = async (
  db: Db,
  { count, pph_only }: { count: number; pph_only?: boolean | undefined },
): Promise<FeaturedSkill[]> => {
  const { skills } = await getCatalogue(db);
  const counts = pph_only ? await readHirePaid(db) : await countOpenJobs(db, "skills");
  return [...counts]
    .flatMap(([id, total]) => {
      const skill = skills.get(id);
      if (!skill) return [];
      const { name, label, slug } = skill;
      return [{ id, name, label, slug, url: `/jobs/s/${slug}`, jobs: total }];
    })
    .slice(0, count);
};

/** Lists the cities and countries with the most open jobs. */
export const listFeaturedLocations = async (db: Db, count: number): Promise<FeaturedLocation[]> => {
  const catalogue = await getCatalogue(db);
  const own = new Set((await listOwnPages(db)).locations);
  return [...(await countOpenJobs(db, "locations"))]
    .filter(([id]) => own.has(id))
    .flatMap(([id, total]) => {
      const location = catalogue.locations.get(id);
      if (!location || location.kind === "region") return [];
      const { kind, name, slug } = location;
      return [
        {
          id,
          kind,
          label: name,
          slug,
          url: `/jobs/l/${getLocationPath(catalogue, location)}`,
          jobs: total,
        },
      ];
    })
    .slice(0, count);
};
