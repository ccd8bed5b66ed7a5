import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";

import { type Db, selectRows, transaction } from "../../db/db.ts";
import { FeedProblem, type FeedEntry } from "../../ports/job-boards/job-boards.port.ts";
import { readFeed } from "../../ports/job-boards/read-feed.ts";
import { enqueue } from "../../queue/queue.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import {
  buildRecogniser,
  compareListing,
  findImplausible,
  type Recogniser,
  type ListingValues,
} from "./compare-listings.policy.ts";
import { jobFeedChanges, jobFeedRuns, jobFeeds, jobListings } from "./job-listings.tables.ts";
import { applyJobFeed } from "./start-imports.commands.ts";

const BATCH = 200;

type Change = typeof jobFeedChanges.$inferInsert;
type Reading = {
  runId: number;
  feed: { id: number; name: string; company: string | null };
  seen: Set<string>;
  catalogue: Catalogue;
  recognise: Recogniser;
  counts: { found: number; same: number; skipped: number; errors: number };
};

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    if (batch.push(item) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const toSkipped = (
  runId: number,
  entry: { external_id: string; title: string },
  reason: string,
): Change => ({
  run_id: runId,
  kind: "skipped",
  external_id: entry.external_id,
  title: entry.title,
  reason,
  is_included: false,
});

/** Finds the live listings of other feeds that are the same jobs, by what makes them the same. */
const findFolded = async (db: Db, feedId: number, keys: string[]) => {
  if (keys.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ key: jobListings.fold_key, id: jobListings.id, source: jobListings.source })
    .from(jobListings)
    .where(
      and(
        inArray(jobListings.fold_key, keys),
        ne(jobListings.fold_key, ""),
        eq(jobListings.is_active, true),
        sql`${jobListings.feed_id} is distinct from ${feedId}`,
      ),
    );
  return new Map(rows.map(({ key, id, source }) => [key, `Same as listing #${id} from ${source}`]));
};

const namesRemote = (location: string) => /remote/i.test(location);

const describeNew = ({ locations, remote, salary_min: low }: ListingValues) =>
  [
    locations.join(", ") || (remote ? "Remote" : "No location"),
    remote && locations.length > 0 && !locations.some(namesRemote) ? "remote" : "",
    low === null ? "salary not stated" : "",
  ]
    .filter(Boolean)
    .join(", ");

/** Compares a batch with what is stored, and saves what would change. */
const compareBatch = async (db: Db, reading: Reading, batch: readonly FeedEntry[]) => {
  const { runId, feed, seen, counts, catalogue, recognise } = reading;
  counts.found += batch.length;
  const changes: Change[] = [];
  const found: ReturnType<Recogniser>[] = [];
  for (const entry of batch) {
    if ("gap" in entry) {
      counts.errors += 1;
      const { externalId, title, reason } = entry.gap;
      changes.push(toSkipped(runId, { external_id: externalId, title }, reason));
    } else if (seen.has(entry.listing.externalId)) {
      const { externalId, title } = entry.listing;
      changes.push(
        toSkipped(runId, { external_id: externalId, title }, "Listed twice in the feed"),
      );
    } else {
      seen.add(entry.listing.externalId);
      found.push(recognise(entry.listing, feed));
    }
  }
  const stored = await db
    .select()
    .from(jobListings)
    .where(
      and(
        eq(jobListings.feed_id, feed.id),
        inArray(
          jobListings.external_id,
          found.map(({ values }) => values.external_id),
        ),
      ),
    );
  const known = new Map(stored.map((row) => [row.external_id, row]));
  const folded = await findFolded(
    db,
    feed.id,
    found.map(({ values }) => values.fold_key),
  );
  for (const { values, skills } of found) {
    const { external_id, title } = values;
    const before = known.get(external_id);
    const change = {
      run_id: runId,
      external_id,
      title,
      skills,
      listing: values,
      is_included: true,
    };
    if (before?.is_active) {
      const fields = compareListing(catalogue, before, values);
      const isUndone = fields.some((field) => !field.by_hand);
      if (fields.length === 0) counts.same += 1;
      else changes.push({ ...change, kind: "changed", fields, is_included: isUndone });
    } else if (skills.length === 0) changes.push(toSkipped(runId, values, "No tech skill found"));
    else if (folded.has(values.fold_key))
      changes.push(toSkipped(runId, values, folded.get(values.fold_key) ?? ""));
    else changes.push({ ...change, kind: "new", reason: describeNew(values) });
  }
  counts.skipped += changes.filter(({ kind }) => kind === "skipped").length;
  await transaction(db, async (tx) => {
    if (changes.length > 0) await tx.insert(jobFeedChanges).values(changes);
    await tx.update(jobFeedRuns).set(counts).where(eq(jobFeedRuns.id, runId));
  });
};

const listLive = (db: Db, feedId: number) =>
  db
    .select({ external_id: jobListings.external_id, title: jobListings.title })
    .from(jobListings)
    .where(and(eq(jobListings.feed_id, feedId), eq(jobListings.is_active, true)));

/** Saves which listings are gone from the feed; returns why none closes, if the feed isn't plausible. */
const compareGone = async (db: Db, { runId, feed, seen }: Reading) => {
  const live = await listLive(db, feed.id);
  const problem = findImplausible(seen.size, live.length);
  if (problem !== null) return problem;
  const gone = live.filter(({ external_id: id }) => !seen.has(id));
  for (let at = 0; at < gone.length; at += BATCH)
    await db.insert(jobFeedChanges).values(
      gone.slice(at, at + BATCH).map(({ external_id, title }) => ({
        run_id: runId,
        kind: "closing" as const,
        external_id,
        title,
        reason: "Gone from the feed",
        is_included: true,
      })),
    );
  return null;
};

/** Moves a read import on: to review, or straight to writing. Nothing if it was stopped meanwhile. */
const finishReading = (db: Db, { runId }: Reading, isReviewed: boolean, problem: string | null) =>
  transaction(db, async (tx) => {
    const total = await tx.$count(
      jobFeedChanges,
      and(eq(jobFeedChanges.run_id, runId), eq(jobFeedChanges.is_included, true)),
    );
    const [run] = await tx
      .update(jobFeedRuns)
      .set({ state: isReviewed ? "review" : "applying", total, problem, file_text: null })
      .where(and(eq(jobFeedRuns.id, runId), eq(jobFeedRuns.state, "reading")))
      .returning({ id: jobFeedRuns.id });
    if (run && !isReviewed) await enqueue(tx, { kind: applyJobFeed, data: { runId } });
  });

const failImport = (db: Db, runId: number, problem: string) =>
  db
    .update(jobFeedRuns)
    .set({ state: "failed", problem, finished_at: new Date(), file_text: null })
    .where(and(eq(jobFeedRuns.id, runId), inArray(jobFeedRuns.state, ["reading", "applying"])));

/**
 * Reads an import's feed and saves what it would change, without changing a listing. Starts from the
 * beginning when it is run again, as after the process was killed.
 */
export const readImport = async (db: Db, runId: number) => {
  const [run] = await db
    .select({
      id: jobFeeds.id,
      name: jobFeeds.name,
      format: jobFeeds.format,
      address: jobFeeds.address,
      company: companies.name,
      text: jobFeedRuns.file_text,
      isReviewed: jobFeedRuns.is_reviewed,
    })
    .from(jobFeedRuns)
    .innerJoin(jobFeeds, eq(jobFeeds.id, jobFeedRuns.feed_id))
    .leftJoin(companies, and(eq(companies.id, jobFeeds.company_id), isNull(companies.deleted_at)))
    .where(and(eq(jobFeedRuns.id, runId), eq(jobFeedRuns.state, "reading")));
  if (!run) return;
  await db.delete(jobFeedChanges).where(eq(jobFeedChanges.run_id, runId));
  const catalogue = await getCatalogue(db);
  const reading: Reading = {
    runId,
    feed: run,
    seen: new Set(),
    catalogue,
    recognise: buildRecogniser(catalogue, sanitiseRichText),
    counts: { found: 0, same: 0, skipped: 0, errors: 0 },
  };
  try {
    for await (const batch of inBatches(readFeed(run))) {
      const [open] = await selectRows<{ id: number }>(
        db,
        sql`select id from ${jobFeedRuns} where id = ${runId} and state = 'reading'`,
      );
      if (!open) return;
      await compareBatch(db, reading, batch);
    }
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    await failImport(db, runId, error.message);
    return;
  }
  await finishReading(db, reading, run.isReviewed, await compareGone(db, reading));
};

/**
 * Ends an import that failed for the last time, so that its source can be imported again; what it has
 * written stays.
 */
export const giveUpImport = (db: Db, runId: number) =>
  failImport(db, runId, "The import failed for a reason of ours. Run it again.");
