import { IMPORT_MESSAGES } from "@devguild/schemas/constants/job-listings";
import type { CloseAnywayBody, ImportedChangeBody } from "@devguild/schemas/job-listings";
import { and, eq, gt, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { findChange } from "./job-listings.queries.ts";
import { jobFeedChanges, jobFeedRuns } from "./job-listings.tables.ts";
import { findImport } from "./listing-sources.queries.ts";
import { applyJobFeed } from "./start-imports.commands.ts";

export const importSnapshot = createSnapshot(jobFeedRuns, { derived: ["file_key"] });

/** Locks an import; the audit's snapshot has the same lock, so that Apply and Stop can't both win. */
const lockImport = async (db: Db, id: number) => {
  const [run] = await db
    .select({ state: jobFeedRuns.state })
    .from(jobFeedRuns)
    .where(eq(jobFeedRuns.id, id))
    .for("no key update");
  return run ?? notFound();
};

const wrongState = () => conflict("wrong_state", IMPORT_MESSAGES.state);

/** Writes what a dry run found, in the background. */
export const applyImport = async (db: Db, id: number) => {
  const { state } = await lockImport(db, id);
  if (state !== "review") wrongState();
  await db
    .update(jobFeedRuns)
    .set({ state: "applying", applying_at: new Date() })
    .where(eq(jobFeedRuns.id, id));
  await enqueue(db, { kind: applyJobFeed, data: { runId: id } });
  return (await findImport(db, id)) ?? notFound();
};

const hasNewer = async (db: Db, { id, feed_id: feedId }: { id: number; feed_id: number }) =>
  (await db.$count(jobFeedRuns, and(eq(jobFeedRuns.feed_id, feedId), gt(jobFeedRuns.id, id)))) > 0;

/**
 * Closes the listings that an implausible feed no longer has: with the dry run that found them, or at once if
 * it is over and the source's latest. Throws 409 if they are not as many as staff were shown. Source: docs/product/listing-import.md.
 */
export const closeAnyway = async (db: Db, id: number, { reason, listings }: CloseAnywayBody) => {
  const { state } = await lockImport(db, id);
  const [run] = await db.select().from(jobFeedRuns).where(eq(jobFeedRuns.id, id));
  const isOver = state === "done";
  if (!run || run.refused === 0 || !(state === "review" || isOver)) return wrongState();
  if (await hasNewer(db, run)) wrongState();
  const present = (await findImport(db, id))?.refused ?? 0;
  if (present !== listings) conflict("other_number", IMPORT_MESSAGES.closingChanged(present));
  await db
    .update(jobFeedChanges)
    .set({ is_included: true })
    .where(and(eq(jobFeedChanges.run_id, id), eq(jobFeedChanges.kind, "closing")));
  const total = await db.$count(
    jobFeedChanges,
    and(eq(jobFeedChanges.run_id, id), eq(jobFeedChanges.is_included, true)),
  );
  await db
    .update(jobFeedRuns)
    .set({
      refused: 0,
      close_reason: reason,
      total,
      ...(isOver && {
        state: "applying" as const,
        finished_at: null,
        applying_at: new Date(),
        done_before: run.done,
      }),
    })
    .where(eq(jobFeedRuns.id, id));
  if (isOver) await enqueue(db, { kind: applyJobFeed, data: { runId: id } });
  return (await findImport(db, id)) ?? notFound();
};

/** Discards a dry run, or stops an import between two of its steps. */
export const stopImport = async (db: Db, id: number) => {
  const { state } = await lockImport(db, id);
  if (state !== "review" && state !== "reading" && state !== "applying") wrongState();
  await db
    .update(jobFeedRuns)
    .set({ state: "stopped", file_key: null, finished_at: new Date() })
    .where(eq(jobFeedRuns.id, id));
  return (await findImport(db, id)) ?? notFound();
};

/** Saves what staff decided about one listing of a dry run. */
export const decideChange = async (
  db: Db,
  { runId, id }: { runId: number; id: number },
  { included, use_feed: fromFeed, skill_ids: skillIds }: ImportedChangeBody,
) => {
  const { state } = await lockImport(db, runId);
  const change = (await findChange(db, runId, id)) ?? notFound();
  if (state !== "review" || change.kind === "skipped") wrongState();
  const fields = change.fields.map(({ field, before, after, by_hand }) => ({
    field,
    before,
    after,
    by_hand,
    use_feed: by_hand && fromFeed.includes(field),
  }));
  const skills = change.skills.map(({ id: skillId, sureness, quote }) => ({
    id: skillId,
    sureness,
    quote,
    taken: skillIds.includes(skillId),
  }));
  const taken = skills.flatMap(({ id: skillId, taken: isTaken }) => (isTaken ? [skillId] : []));
  await db
    .update(jobFeedChanges)
    .set({
      is_included: included,
      fields,
      skills,
      listing: sql`case when ${jobFeedChanges.listing} is null then null
        else jsonb_set(${jobFeedChanges.listing}, '{skill_ids}', ${JSON.stringify(taken)}::jsonb) end`,
    })
    .where(eq(jobFeedChanges.id, id));
  if (included !== change.included)
    await db
      .update(jobFeedRuns)
      .set({ total: sql`${jobFeedRuns.total} + ${included ? 1 : -1}` })
      .where(eq(jobFeedRuns.id, runId));
  return (await findChange(db, runId, id)) ?? notFound();
};
