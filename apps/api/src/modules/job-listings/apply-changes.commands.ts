import { searchWords } from "@devguild/job-index/words";
import {
  LISTING_FIELDS,
  type ListingField,
  SURE_ENOUGH,
} from "@devguild/schemas/constants/job-listings";
import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { ListingValues } from "./compare-listings.policy.ts";
import { jobFeedChanges, jobFeedRuns, jobFeeds, jobListings } from "./job-listings.tables.ts";

const BATCH = 500;

type Change = typeof jobFeedChanges.$inferSelect;
type Listing = typeof jobListings.$inferSelect;
type Feed = { id: number; format: string; companyId: number | null };

const FIELDS = Object.keys(LISTING_FIELDS) as ListingField[];

/** The stored values of fields that staff edited, unless they chose the feed's. */
const keepEdited = (stored: Listing | undefined, { fields }: Change) => {
  const fromFeed = new Set(fields.flatMap((each) => (each.use_feed ? [each.field] : [])));
  const edited = FIELDS.filter(
    (field) => stored?.edited_fields.includes(field) && !fromFeed.has(field),
  );
  const values: Partial<Pick<Listing, ListingField>> = stored
    ? Object.fromEntries(edited.map((field) => [field, stored[field]]))
    : {};
  // Where a listing is found follows from where it is.
  const found = stored && edited.includes("locations") ? { location_ids: stored.location_ids } : {};
  return { ...values, ...found, edited_fields: edited };
};

/** Whether staff chose other skills than those that are taken by themselves. */
const hasChosenSkills = ({ skills }: Change) =>
  skills.some(({ sureness, taken }) => taken !== sureness >= SURE_ENOUGH);

const toRow = (
  feed: Feed,
  change: Change,
  values: ListingValues,
  stored: Listing | undefined,
  now: Date,
) => {
  const { edited_fields: edited, ...edits } = keepEdited(stored, change);
  const isSkillsEdited = edited.includes("skill_ids") || hasChosenSkills(change);
  const { title, company_name: company } = { ...values, ...edits };
  return {
    ...values,
    source: feed.format,
    feed_id: feed.id,
    company_id: feed.companyId,
    published_at: values.published_at
      ? new Date(values.published_at)
      : (stored?.published_at ?? now),
    last_seen_at: now,
    is_active: true,
    ...edits,
    // The next import would otherwise undo the choice.
    edited_fields: FIELDS.filter((field) =>
      field === "skill_ids" ? isSkillsEdited : edited.includes(field),
    ),
    // An edited title is searched by its own words, not by those of the feed.
    search_words: searchWords(title, company),
  };
};

const WRITTEN = Object.values(getTableColumns(jobListings)).filter(
  ({ name }) =>
    !["id", "search", "source", "feed_id", "external_id", "hybrid_option_id"].includes(name),
);

const OVERWRITTEN = Object.fromEntries(
  WRITTEN.map(({ name }) => [name, sql.raw(`excluded."${name}"`)]),
);

const writeListings = async (tx: Db, feed: Feed, changes: readonly Change[]) => {
  const written = changes.flatMap((change) =>
    change.listing ? [{ change, values: change.listing }] : [],
  );
  if (written.length === 0) return;
  const externalIds = written.map(({ change }) => change.external_id);
  const stored = await tx
    .select()
    .from(jobListings)
    .where(and(eq(jobListings.feed_id, feed.id), inArray(jobListings.external_id, externalIds)))
    .orderBy(asc(jobListings.id))
    .for("update");
  const known = new Map(stored.map((row) => [row.external_id, row]));
  const now = new Date();
  await tx
    .insert(jobListings)
    .values(
      written.map(({ change, values }) =>
        toRow(feed, change, values, known.get(change.external_id), now),
      ),
    )
    .onConflictDoUpdate({
      target: [jobListings.source, jobListings.feed_id, jobListings.external_id],
      set: OVERWRITTEN,
    });
};

const closeListings = async (tx: Db, feed: Feed, changes: readonly Change[]) => {
  const gone = changes.flatMap((change) => (change.kind === "closing" ? [change.external_id] : []));
  if (gone.length > 0)
    await tx
      .update(jobListings)
      .set({ is_active: false })
      .where(and(eq(jobListings.feed_id, feed.id), inArray(jobListings.external_id, gone)));
};

/** Writes the next changes of an import, all or none; returns whether there may be more. */
const applyBatch = (db: Db, runId: number) =>
  transaction(db, async (tx) => {
    const [run] = await tx
      .select({
        id: jobFeeds.id,
        format: jobFeeds.format,
        companyId: jobFeeds.company_id,
        state: jobFeedRuns.state,
      })
      .from(jobFeedRuns)
      .innerJoin(jobFeeds, eq(jobFeeds.id, jobFeedRuns.feed_id))
      .where(eq(jobFeedRuns.id, runId))
      .for("no key update", { of: jobFeedRuns });
    if (run?.state !== "applying") return false;
    const changes = await tx
      .select()
      .from(jobFeedChanges)
      .where(
        and(
          eq(jobFeedChanges.run_id, runId),
          eq(jobFeedChanges.is_included, true),
          eq(jobFeedChanges.is_applied, false),
        ),
      )
      .orderBy(asc(jobFeedChanges.id))
      .limit(BATCH);
    if (changes.length === 0) {
      await tx
        .update(jobFeedRuns)
        .set({ state: "done", finished_at: new Date() })
        .where(eq(jobFeedRuns.id, runId));
      return false;
    }
    await writeListings(tx, run, changes);
    await closeListings(tx, run, changes);
    await tx
      .update(jobFeedChanges)
      .set({ is_applied: true })
      .where(
        inArray(
          jobFeedChanges.id,
          changes.map(({ id }) => id),
        ),
      );
    const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
    await tx
      .update(jobFeedRuns)
      .set({
        done: sql`${jobFeedRuns.done} + ${changes.length}`,
        created: sql`${jobFeedRuns.created} + ${count("new")}`,
        updated: sql`${jobFeedRuns.updated} + ${count("changed")}`,
        closed: sql`${jobFeedRuns.closed} + ${count("closing")}`,
      })
      .where(eq(jobFeedRuns.id, runId));
    return true;
  });

/**
 * Writes an import's changes in batches, each with its progress in one transaction: a process that is
 * killed, or a second one, goes on where the last batch ended.
 */
export const applyChanges = async (db: Db, runId: number) => {
  for (;;) if (!(await applyBatch(db, runId))) return;
};
