import { and, eq, inArray, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { getFolder } from "../../ports/files/signed-uploads.ts";
import { FeedProblem } from "../../ports/job-boards/job-boards.port.ts";
import { readFeed } from "../../ports/job-boards/read-feed.ts";
import { enqueue } from "../../queue/queue.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { compareBatch, compareGone, inBatches, type Reading } from "./compare-batches.commands.ts";
import { buildRecogniser, toFoldKey } from "./compare-listings.policy.ts";
import { jobFeedChanges, jobFeedRuns, jobFeeds } from "./job-listings.tables.ts";
import { applyJobFeed } from "./start-imports.commands.ts";

/** Moves a read import on: to review, or straight to writing. Nothing if it was stopped meanwhile. */
const finishReading = (
  db: Db,
  runId: number,
  isReviewed: boolean,
  found: { problem: string | null; to_close: number; refused: number },
) =>
  transaction(db, async (tx) => {
    const total = await tx.$count(
      jobFeedChanges,
      and(eq(jobFeedChanges.run_id, runId), eq(jobFeedChanges.is_included, true)),
    );
    const [run] = await tx
      .update(jobFeedRuns)
      .set({
        state: isReviewed ? "review" : "applying",
        applying_at: isReviewed ? null : new Date(),
        total,
        ...found,
        file_key: null,
      })
      .where(and(eq(jobFeedRuns.id, runId), eq(jobFeedRuns.state, "reading")))
      .returning({ id: jobFeedRuns.id });
    if (run && !isReviewed) await enqueue(tx, { kind: applyJobFeed, data: { runId } });
  });

// What half a feed would change is of no use.
const failImport = (db: Db, runId: number, problem: string) =>
  transaction(db, async (tx) => {
    const [failed] = await tx
      .update(jobFeedRuns)
      .set({ state: "failed", problem, finished_at: new Date(), file_key: null })
      .where(and(eq(jobFeedRuns.id, runId), inArray(jobFeedRuns.state, ["reading", "applying"])))
      .returning({ id: jobFeedRuns.id, done: jobFeedRuns.done });
    if (failed?.done === 0) await tx.delete(jobFeedChanges).where(eq(jobFeedChanges.run_id, runId));
  });

const findReading = async (db: Db, runId: number) => {
  const [run] = await db
    .select({
      id: jobFeeds.id,
      name: jobFeeds.name,
      format: jobFeeds.format,
      address: jobFeeds.address,
      companyId: companies.id,
      company: companies.name,
      fileKey: jobFeedRuns.file_key,
      isReviewed: jobFeedRuns.is_reviewed,
    })
    .from(jobFeedRuns)
    .innerJoin(jobFeeds, eq(jobFeeds.id, jobFeedRuns.feed_id))
    .leftJoin(companies, and(eq(companies.id, jobFeeds.company_id), isNull(companies.deleted_at)))
    .where(and(eq(jobFeedRuns.id, runId), eq(jobFeedRuns.state, "reading")));
  return run;
};

type Run = NonNullable<Awaited<ReturnType<typeof findReading>>>;

const openText = async (files: FileStore, { address, fileKey }: Run) => {
  if (address !== "") return null;
  const file = fileKey === null ? null : await files.open(getFolder("feed"), fileKey);
  if (!file) throw new FeedProblem("The uploaded file is gone. Upload it again.");
  return file.stream().setEncoding("utf8") as AsyncIterable<string>;
};

const listAds = async (db: Db, { companyId, company }: Run) => {
  if (companyId === null) return new Map<string, number>();
  const open = await db
    .select({ id: jobs.id, title: jobs.title, city_ids: jobs.city_ids })
    .from(jobs)
    .where(
      and(eq(jobs.company_id, companyId), eq(jobs.status, "published"), isNull(jobs.deleted_at)),
    );
  return new Map(
    open.map(({ id, title, city_ids: cityIds }) => [toFoldKey(title, company ?? "", cityIds), id]),
  );
};

const isStopped = async (db: Db, runId: number) => !(await findReading(db, runId));

/** Compares all of a feed; undefined if the import was stopped meanwhile. */
const compareFeed = async (db: Db, files: FileStore, run: Run, runId: number) => {
  const catalogue = await getCatalogue(db);
  const reading: Reading = {
    runId,
    feed: run,
    seen: new Set(),
    ads: await listAds(db, run),
    catalogue,
    recognise: buildRecogniser(catalogue, sanitiseRichText),
    counts: {
      found: 0,
      same: 0,
      skipped: 0,
      errors: 0,
      to_create: 0,
      to_update: 0,
      to_close: 0,
      refused: 0,
    },
  };
  const { format, address } = run;
  const text = await openText(files, run);
  for await (const batch of inBatches(readFeed({ format, address, text }))) {
    if (await isStopped(db, runId)) return undefined;
    await compareBatch(db, reading, batch);
  }
  const problem = await compareGone(db, reading);
  const { to_close, refused } = reading.counts;
  return { problem, to_close, refused };
};

/**
 * Reads an import's feed and saves what it would change, without changing a listing. Starts from the
 * beginning when it is run again, as after the process was killed.
 */
export const readImport = async (db: Db, files: FileStore, runId: number) => {
  const run = await findReading(db, runId);
  if (!run) return;
  await db.delete(jobFeedChanges).where(eq(jobFeedChanges.run_id, runId));
  try {
    const read = await compareFeed(db, files, run, runId);
    if (read) await finishReading(db, runId, run.isReviewed, read);
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    await failImport(db, runId, error.message);
  }
};

/**
 * Ends an import that failed for the last time, so that its source can be imported again; what it has
 * written stays.
 */
export const giveUpImport = (db: Db, runId: number) =>
  failImport(db, runId, "The import failed for a reason of ours. Run it again.");
