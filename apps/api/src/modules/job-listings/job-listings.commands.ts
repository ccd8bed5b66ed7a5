import { searchWords } from "@devguild/job-index/words";
import { IMPORT_MESSAGES, type ListingField } from "@devguild/schemas/constants/job-listings";
import type { ImportedChangeBody, JobListingBody } from "@devguild/schemas/job-listings";
import { eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { findChange, findJobListing } from "./job-listings.queries.ts";
import { jobFeedChanges, jobFeedRuns, jobListings } from "./job-listings.tables.ts";
import { findImport } from "./listing-sources.queries.ts";
import { applyJobFeed } from "./start-imports.commands.ts";

export const importSnapshot = createSnapshot(jobFeedRuns, { derived: ["file_key"] });
export const jobListingSnapshot = createSnapshot(jobListings, {
  derived: ["search", "search_words", "fold_key"],
});

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
  await db.update(jobFeedRuns).set({ state: "applying" }).where(eq(jobFeedRuns.id, id));
  await enqueue(db, { kind: applyJobFeed, data: { runId: id } });
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

/** Corrects a listing by hand, and remembers which fields its feed must not overwrite. */
export const updateJobListing = async (db: Db, id: number, body: JobListingBody) => {
  const before = (await findJobListing(db, id)) ?? notFound();
  const names: (ListingField & keyof JobListingBody)[] = [
    "title",
    "remote",
    "salary_min",
    "salary_max",
  ];
  const changed = names.filter((name) => before[name] !== body[name]);
  await db
    .update(jobListings)
    .set({
      ...body,
      search_words: searchWords(body.title, before.company_name),
      edited_fields: [...new Set([...before.edited_fields, ...changed])],
    })
    .where(eq(jobListings.id, id));
  return (await findJobListing(db, id)) ?? notFound();
};
