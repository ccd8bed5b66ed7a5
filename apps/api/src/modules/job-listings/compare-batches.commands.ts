import { SURE_ENOUGH } from "@devguild/schemas/constants/job-listings";
import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { FeedEntry } from "../../ports/job-boards/job-boards.port.ts";
import type { Catalogue } from "../catalogue/catalogue.queries.ts";
import {
  compareListing,
  describeNew,
  findImplausible,
  type Recogniser,
} from "./compare-listings.policy.ts";
import { jobFeedChanges, jobFeedRuns, jobListings } from "./job-listings.tables.ts";

const BATCH = 200;

type Change = typeof jobFeedChanges.$inferInsert;

/** An import that is being read. Only the ids that it has seen grow with the feed. */
export type Reading = {
  runId: number;
  feed: { id: number; name: string; company: string | null };
  seen: Set<string>;
  /** The company's own open ads, by what makes a listing the same job. */
  ads: ReadonlyMap<string, number>;
  catalogue: Catalogue;
  recognise: Recogniser;
  counts: Record<
    "found" | "same" | "skipped" | "errors" | "to_create" | "to_update" | "to_close" | "refused",
    number
  >;
};

/** Collects a feed's entries in batches. */
export async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    if (batch.push(item) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type Skipped = { external_id: string; title: string; row_number: number | null };

const toSkipped = (runId: number, { external_id, title, row_number }: Skipped, reason: string) => ({
  run_id: runId,
  kind: "skipped" as const,
  external_id,
  title,
  row_number,
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

/** Recognises the listings of a batch; what can't be one is among the changes, with its reason. */
const recogniseBatch = (reading: Reading, batch: readonly FeedEntry[]) => {
  const { runId, feed, seen, counts, recognise } = reading;
  counts.found += batch.length;
  const changes: Change[] = [];
  const found: (ReturnType<Recogniser> & { row_number: number | null; notes: string[] })[] = [];
  for (const { row: row_number = null, notes = [], ...entry } of batch) {
    const { externalId, title } = "gap" in entry ? entry.gap : entry.listing;
    const skip = (reason: string, isError: boolean) =>
      changes.push({
        ...toSkipped(runId, { external_id: externalId, title, row_number }, reason),
        is_error: isError,
      });
    if ("gap" in entry) {
      counts.errors += 1;
      skip(entry.gap.reason, true);
    } else if (seen.has(externalId)) skip("Listed twice in the feed", false);
    else found.push({ ...recognise(entry.listing, feed), row_number, notes });
    // Also of one with a mistake: it is still in the feed.
    seen.add(externalId);
  }
  return { changes, found };
};

/** Compares a batch with what is stored, and saves what would change. */
export const compareBatch = async (db: Db, reading: Reading, batch: readonly FeedEntry[]) => {
  const { runId, feed, ads, counts, catalogue } = reading;
  const { changes, found } = recogniseBatch(reading, batch);
  const ids = found.map(({ values }) => values.external_id);
  const stored = await db
    .select()
    .from(jobListings)
    .where(and(eq(jobListings.feed_id, feed.id), inArray(jobListings.external_id, ids)));
  const known = new Map(stored.map((row) => [row.external_id, row]));
  const keys = found.map(({ values }) => values.fold_key);
  const folded = await findFolded(db, feed.id, keys);
  for (const { values, skills, row_number, notes } of found) {
    const { external_id, title, fold_key } = values;
    const before = known.get(external_id);
    const change = {
      run_id: runId,
      external_id,
      title,
      company_name: values.company_name,
      is_unsure: skills.some(({ sureness }) => sureness < SURE_ENOUGH),
      row_number,
      skills,
      listing: values,
    };
    const skip = (reason: string, isDuplicate: boolean) =>
      changes.push({
        ...toSkipped(runId, change, reason),
        company_name: values.company_name,
        is_duplicate: isDuplicate,
      });
    const ad = ads.get(fold_key);
    if (before?.is_active) {
      const fields = compareListing(catalogue, before, values);
      const reason = notes.join(". ");
      const isUndone = fields.some((field) => !field.by_hand);
      if (fields.length === 0) counts.same += 1;
      else changes.push({ ...change, kind: "changed", reason, fields, is_included: isUndone });
    } else if (skills.length === 0) skip("No tech skill found", false);
    else if (ad !== undefined) skip(`Same as Devguild ad #${ad}`, true);
    else if (folded.has(fold_key)) skip(folded.get(fold_key) ?? "", true);
    else {
      const reason = [describeNew(values), ...notes].join(". ");
      changes.push({ ...change, kind: "new", reason, is_included: true });
    }
  }
  const count = (kind: Change["kind"]) => changes.filter((each) => each.kind === kind).length;
  counts.skipped += count("skipped");
  counts.to_create += count("new");
  counts.to_update += count("changed");
  await transaction(db, async (tx) => {
    if (changes.length > 0) await tx.insert(jobFeedChanges).values(changes);
    await tx.update(jobFeedRuns).set(counts).where(eq(jobFeedRuns.id, runId));
  });
};

const isLive = (feedId: number) =>
  and(eq(jobListings.feed_id, feedId), eq(jobListings.is_active, true));

/**
 * Saves which listings are gone from the feed; returns why they don't close by themselves, if the feed isn't
 * plausible.
 */
export const compareGone = async (db: Db, { runId, feed, seen, counts }: Reading) => {
  const problem = findImplausible(seen.size, await db.$count(jobListings, isLive(feed.id)));
  let last = "";
  for (;;) {
    const live = await db
      .select({
        external_id: jobListings.external_id,
        title: jobListings.title,
        company_name: jobListings.company_name,
      })
      .from(jobListings)
      .where(and(isLive(feed.id), gt(jobListings.external_id, last)))
      .orderBy(asc(jobListings.external_id))
      .limit(BATCH);
    const gone = live.filter(({ external_id: id }) => !seen.has(id));
    if (gone.length > 0)
      await db.insert(jobFeedChanges).values(
        gone.map((listing) => ({
          ...listing,
          run_id: runId,
          kind: "closing" as const,
          reason: "Gone from the feed",
          is_included: problem === null,
        })),
      );
    counts.to_close += gone.length;
    last = live.at(-1)?.external_id ?? "";
    if (live.length < BATCH) break;
  }
  counts.refused = problem === null ? 0 : counts.to_close;
  return problem;
};
