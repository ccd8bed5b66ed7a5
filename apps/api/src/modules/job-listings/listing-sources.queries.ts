import type { ListingImport, ListingSource } from "@devguild/schemas/job-listings";
import { and, asc, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobFeedChanges, jobFeedRuns, jobFeeds, jobListings } from "./job-listings.tables.ts";

type Run = Omit<
  typeof jobFeedRuns.$inferSelect,
  "file_key" | "close_reason" | "applying_at" | "done_before"
> & { seconds_left: number | null };

// Columns in a subquery are spelled out: a statement on one table leaves out its name. Some may have been closed by hand or found again since the feed was read.
const stillRefused = sql<number>`case when ${jobFeedRuns.refused} = 0 then 0 else (
  select count(*)::int from ${jobFeedChanges} gone join ${jobListings} listing
    on listing.feed_id = job_feed_runs.feed_id and listing.external_id = gone.external_id
  where gone.run_id = job_feed_runs.id and gone.kind = 'closing' and listing.is_active) end`;

// What is left takes as long for each as what is done.
const secondsLeft = sql<number | null>`case
  when ${jobFeedRuns.state} = 'applying' and ${jobFeedRuns.done} > ${jobFeedRuns.done_before} then ceil(
    extract(epoch from clock_timestamp() - ${jobFeedRuns.applying_at})
      / (${jobFeedRuns.done} - ${jobFeedRuns.done_before}) * greatest(0, ${jobFeedRuns.total} - ${jobFeedRuns.done})
  )::int end`;

const RUN = {
  id: jobFeedRuns.id,
  feed_id: jobFeedRuns.feed_id,
  state: jobFeedRuns.state,
  is_reviewed: jobFeedRuns.is_reviewed,
  found: jobFeedRuns.found,
  total: jobFeedRuns.total,
  done: jobFeedRuns.done,
  created: jobFeedRuns.created,
  updated: jobFeedRuns.updated,
  closed: jobFeedRuns.closed,
  same: jobFeedRuns.same,
  skipped: jobFeedRuns.skipped,
  errors: jobFeedRuns.errors,
  to_create: jobFeedRuns.to_create,
  to_update: jobFeedRuns.to_update,
  to_close: jobFeedRuns.to_close,
  refused: stillRefused,
  problem: jobFeedRuns.problem,
  seconds_left: secondsLeft,
  started_at: jobFeedRuns.started_at,
  finished_at: jobFeedRuns.finished_at,
};

const STATUS = { reading: 1, review: 2, applying: 1, done: 2, failed: 3, stopped: 2 } as const;

const toImport = ({ id, feed_id: _feed, is_reviewed: _reviewed, ...run }: Run): ListingImport => ({
  ...run,
  import_id: id,
  status: run.state === "reading" && run.found === 0 ? 0 : STATUS[run.state],
  started_at: iso(run.started_at),
  finished_at: isoOrNull(run.finished_at),
});

/** Finds an import by its id. */
export const findImport = async (db: Db, id: number) => {
  const [run] = await db.select(RUN).from(jobFeedRuns).where(eq(jobFeedRuns.id, id));
  return run && toImport(run);
};

const selectSources = async (db: Db, condition?: SQL): Promise<ListingSource[]> => {
  const latest = await db
    .selectDistinctOn([jobFeedRuns.feed_id], RUN)
    .from(jobFeedRuns)
    .innerJoin(jobFeeds, eq(jobFeeds.id, jobFeedRuns.feed_id))
    .where(condition)
    .orderBy(asc(jobFeedRuns.feed_id), desc(jobFeedRuns.id));
  const live = await db
    .select({ feed: jobListings.feed_id, live: count() })
    .from(jobListings)
    .innerJoin(jobFeeds, eq(jobFeeds.id, jobListings.feed_id))
    .where(and(eq(jobListings.is_active, true), condition))
    .groupBy(jobListings.feed_id);
  const feeds = await db
    .select({
      feed: jobFeeds,
      company: { id: companies.id, name: companies.name, logo_url: companies.logo_url },
    })
    .from(jobFeeds)
    .leftJoin(companies, and(eq(companies.id, jobFeeds.company_id), isNull(companies.deleted_at)))
    .where(condition)
    .orderBy(asc(jobFeeds.name), asc(jobFeeds.id));
  const runs = new Map(latest.map((run) => [run.feed_id, toImport(run)]));
  const counts = new Map(live.map((each) => [each.feed, each.live]));
  return feeds.map(({ feed, company }) => ({
    id: feed.id,
    name: feed.name,
    source: feed.format,
    address: feed.address,
    company,
    every_hours: feed.every_hours,
    next_run_at: isoOrNull(feed.next_run_at),
    dry_run: feed.is_reviewed,
    live: counts.get(feed.id) ?? 0,
    latest: runs.get(feed.id) ?? null,
  }));
};

const needsReview = ({ latest }: ListingSource) => Number(latest?.state === "review");

/** Lists the sources with their latest import, those that need a decision first. */
export const listSources = async (db: Db) =>
  (await selectSources(db)).toSorted((a, b) => needsReview(b) - needsReview(a));

/** Finds a source with its latest import. */
export const findSource = async (db: Db, id: number) => {
  const [source] = await selectSources(db, eq(jobFeeds.id, id));
  return source;
};
