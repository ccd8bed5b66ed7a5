import { IMPORT_MESSAGES } from "@devguild/schemas/constants/job-listings";
import { UPLOAD_MESSAGES } from "@devguild/schemas/constants/uploads";
import type { ImportBody, ListingSourceBody } from "@devguild/schemas/job-listings";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { getFolder, isOwnedBy } from "../../ports/files/signed-uploads.ts";
import { toFeedAddress } from "../../ports/job-boards/read-feed.ts";
import { enqueue, taskKind } from "../../queue/queue.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { findCompanyBase } from "../companies/companies.queries.ts";
import { jobFeedRuns, jobFeeds, jobListings } from "./job-listings.tables.ts";
import { findImport, findSource } from "./listing-sources.queries.ts";
import { getTimeOfDay, toNextRun } from "./schedules.policy.ts";

export const listingSourceSnapshot = createSnapshot(jobFeeds, { derived: ["next_run_at"] });

export type ImportTask = { runId: number };
export const giveUpJobFeed = taskKind<ImportTask>("give-up-job-feed", 5);
export const readJobFeed = taskKind<ImportTask>("read-job-feed", 2, {
  afterFailure: giveUpJobFeed,
});
export const applyJobFeed = taskKind<ImportTask>("apply-job-feed", 5, {
  afterFailure: giveUpJobFeed,
});

const requireCompany = async (db: Db, id: number | null) => {
  if (id !== null && !(await findCompanyBase(db, id)))
    invalid({ company_id: IMPORT_MESSAGES.companyUnknown });
};

const saveFeed = async (db: Db, body: ImportBody) => {
  const { source: format, name, company_id: companyId } = body;
  await requireCompany(db, companyId);
  const address =
    body.file_key === null
      ? toFeedAddress(format, { board: body.board_token, url: body.feed_url })
      : "";
  const hours = address === "" ? null : body.every_hours;
  const settings = {
    company_id: companyId,
    every_hours: hours,
    next_run_at: toNextRun(hours, body.at, new Date()),
    is_reviewed: body.dry_run,
  };
  const [feed] = await db
    .insert(jobFeeds)
    .values({ name, format, address, ...settings })
    .onConflictDoUpdate({
      target: [jobFeeds.format, jobFeeds.address, jobFeeds.name],
      set: settings,
    })
    .returning({ id: jobFeeds.id });
  return feed ?? notFound();
};

/** Opens an import of a feed and enqueues it; undefined if another one is still open. */
export const startImport = async (
  db: Db,
  { feedId, isReviewed, fileKey }: { feedId: number; isReviewed: boolean; fileKey: string | null },
) => {
  const [run] = await db
    .insert(jobFeedRuns)
    .values({ feed_id: feedId, state: "reading", is_reviewed: isReviewed, file_key: fileKey })
    .onConflictDoNothing()
    .returning({ id: jobFeedRuns.id });
  if (!run) return undefined;
  await enqueue(db, { kind: readJobFeed, data: { runId: run.id } });
  return run.id;
};

const startOrRefuse = async (db: Db, start: Parameters<typeof startImport>[1]) => {
  const id = (await startImport(db, start)) ?? conflict("import_running", IMPORT_MESSAGES.running);
  return (await findImport(db, id)) ?? notFound();
};

const isUploaded = async (files: FileStore, key: string, { source }: ImportBody) =>
  key.endsWith(`.${source}`) && (await files.open(getFolder("feed"), key)) !== null;

/**
 * Saves a source and starts its import; an uploaded file must be the viewer's own.
 * Source: docs/product/listing-import.md.
 */
export const importListings = async (
  db: Db,
  { userId }: Viewer,
  body: ImportBody,
  files: FileStore,
) => {
  const { file_key: fileKey } = body;
  if (fileKey !== null && !(isOwnedBy(fileKey, userId) && (await isUploaded(files, fileKey, body))))
    invalid({ file_key: UPLOAD_MESSAGES.fileMissing });
  const feed = await saveFeed(db, body);
  return startOrRefuse(db, { feedId: feed.id, isReviewed: body.dry_run, fileKey });
};

/** Imports a saved source again, at once; its schedule stays. Source: docs/product/listing-import.md. */
export const importAgain = async (db: Db, feedId: number) => {
  const source = (await findSource(db, feedId)) ?? notFound();
  if (source.address === "") conflict("no_address", IMPORT_MESSAGES.fileAgain);
  return startOrRefuse(db, { feedId, isReviewed: source.dry_run, fileKey: null });
};

/**
 * Changes when a source is imported, whether its imports wait for approval, and whose listings it has.
 * A new schedule counts from now, or from the next time of day that it names. Source: docs/product/listing-import.md.
 */
export const updateSource = async (db: Db, id: number, body: ListingSourceBody) => {
  const before = (await findSource(db, id)) ?? notFound();
  const { company_id, every_hours: hours, at, dry_run } = body;
  await requireCompany(db, company_id);
  if (before.address === "" && hours !== null) invalid({ every_hours: IMPORT_MESSAGES.fileAgain });
  await db
    .update(jobFeeds)
    .set({
      company_id,
      every_hours: hours,
      is_reviewed: dry_run,
      ...((hours !== before.every_hours ||
        (at !== null && at !== getTimeOfDay(before.next_run_at))) && {
        next_run_at: toNextRun(hours, at, new Date()),
      }),
    })
    .where(eq(jobFeeds.id, id));
  if (company_id !== (before.company?.id ?? null))
    await db.update(jobListings).set({ company_id }).where(eq(jobListings.feed_id, id));
  return (await findSource(db, id)) ?? notFound();
};
