import {
  HIGHLIGHT_CATEGORIES,
  HIGHLIGHT_MESSAGES as M,
  type HighlightCategory,
} from "@devguild/schemas/constants/highlights";
import type { AdminHighlight, HighlightBody, NewHighlightBody } from "@devguild/schemas/highlights";
import { and, eq, type SQL, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { videos } from "../videos/videos.tables.ts";
import { findHighlight } from "./find-admin-highlights.queries.ts";
import { findPeriodErrors } from "./highlights.policy.ts";
import { isComingEvent, isPublicVideo } from "./highlights.queries.ts";
import { highlights } from "./highlights.tables.ts";

/** The audit snapshot of a highlight. */
export const highlightSnapshot = createSnapshot(highlights, {});

/** Returns the columns and the title of what a highlight leads to; undefined if there is nothing. */
const findItem = async (tx: Db, category: HighlightCategory, id: number, isOpen?: SQL) => {
  if (category === HIGHLIGHT_CATEGORIES.VIDEO) {
    const [video] = await tx
      .select({ video_id: videos.id, title: videos.title })
      .from(videos)
      .where(and(eq(videos.id, id), isOpen));
    return video;
  }
  const [event] = await tx
    .select({ live_event_id: liveEvents.id, title: liveEvents.title })
    .from(liveEvents)
    .where(and(eq(liveEvents.id, id), isOpen));
  return event;
};

/** Finds what a highlight is to lead to; throws 422 if visitors can't open that. */
const requireItem = async (tx: Db, category: HighlightCategory, id: number, now: Date) => {
  const [isOpen, message] =
    category === HIGHLIGHT_CATEGORIES.VIDEO
      ? [isPublicVideo, M.videoUnavailable]
      : [isComingEvent(now), M.liveEventUnavailable];
  return (await findItem(tx, category, id, isOpen)) ?? invalid({ item_id: message });
};

/** Makes room in front of a category's highlights, and returns the first position. */
const makeRoom = async (tx: Db, category: HighlightCategory) => {
  await tx
    .update(highlights)
    .set({ position: sql`greatest(${highlights.position}, 1) + 1` })
    .where(eq(highlights.category, category));
  return 1;
};

const toDate = (value: string | null) => (value === null ? null : new Date(value));

const requirePeriod = (period: Parameters<typeof findPeriodErrors>[0]) => {
  const errors = findPeriodErrors(period);
  if (Object.keys(errors).length > 0) invalid(errors);
};

/** Promotes a video or a live event, and returns the highlight. Source: docs/product/highlights.md. */
export const createHighlight = (
  db: Db,
  { item_id, position, ...body }: NewHighlightBody,
  now = new Date(),
): Promise<AdminHighlight> =>
  transaction(db, async (tx) => {
    const period = { starts_at: toDate(body.starts_at), ends_at: toDate(body.ends_at) };
    requirePeriod(period);
    const { title, ...item } = await requireItem(tx, body.category, item_id, now);
    const [created] = await tx
      .insert(highlights)
      .values({
        ...body,
        ...period,
        ...item,
        title: body.title || title,
        position: position ?? (await makeRoom(tx, body.category)),
      })
      .returning({ id: highlights.id });
    return (created && (await findHighlight(tx, created.id, now))) ?? notFound();
  });

/**
 * Changes what is sent of a highlight, and returns it. One that leads to something that is no longer
 * public can still be edited, as long as it isn't pointed at something else that isn't.
 */
export const updateHighlight = (
  db: Db,
  id: number,
  { item_id, position, starts_at, ends_at, ...change }: HighlightBody,
  now = new Date(),
): Promise<AdminHighlight> =>
  transaction(db, async (tx) => {
    const [before] = await tx.select().from(highlights).where(eq(highlights.id, id)).for("update");
    if (!before) return notFound();
    const category = before.category as HighlightCategory;
    const period = {
      starts_at: starts_at === undefined ? before.starts_at : toDate(starts_at),
      ends_at: ends_at === undefined ? before.ends_at : toDate(ends_at),
    };
    requirePeriod(period);
    const itemId = before.video_id ?? before.live_event_id ?? 0;
    const { title = "", ...item } =
      item_id === undefined || item_id === itemId
        ? ((await findItem(tx, category, itemId)) ?? {})
        : await requireItem(tx, category, item_id, now);
    const next = position === null ? await makeRoom(tx, category) : position;
    await tx
      .update(highlights)
      .set({
        ...change,
        ...period,
        ...item,
        ...(change.title === "" && { title }),
        ...(next !== undefined && { position: next }),
      })
      .where(eq(highlights.id, id));
    return (await findHighlight(tx, id, now)) ?? notFound();
  });

/** Deletes a highlight; throws 404 if there is none. What it led to stays. */
export const removeHighlight = async (db: Db, id: number): Promise<void> => {
  const removed = await db
    .delete(highlights)
    .where(eq(highlights.id, id))
    .returning({ id: highlights.id });
  if (removed.length === 0) notFound();
};
