import type { RemovedVideos, VideosBody, VideosEdit } from "@devguild/schemas/admin-videos";
import { VIDEO_MESSAGES as M, VIDEO_UNDO_MIN } from "@devguild/schemas/constants/video-editing";
import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS, MINUTE_MS } from "../../time.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { events } from "../events/events.tables.ts";
import { findVideosEdit } from "./find-edits.queries.ts";
import { changeVideosTask } from "./videos.tasks.ts";
import { videoEditItems, videoEdits, videos } from "./videos.tables.ts";

const readEdit = async (db: Db, id: number): Promise<VideosEdit> =>
  (await findVideosEdit(db, id)) ?? notFound();

const requireKnown = async (tx: Db, { event_id, skills: wanted }: VideosBody) => {
  const errors: Record<string, string> = {};
  if (event_id !== undefined && (await tx.$count(events, eq(events.id, event_id))) === 0)
    errors["event_id"] = M.eventUnknown;
  const { skills } = await getCatalogue(tx);
  if (wanted?.some((id) => !skills.has(id))) errors["skills"] = M.skillUnknown;
  if (Object.keys(errors).length > 0) invalid(errors);
};

/**
 * Starts a change of many videos, which a task then makes one by one. Those that are live are left out.
 * Source: docs/product/videos.md.
 */
export const editVideos = (
  db: Db,
  { userId }: Viewer,
  body: VideosBody,
  now = new Date(),
): Promise<VideosEdit> =>
  transaction(db, async (tx) => {
    await requireKnown(tx, body);
    const { selected_videos: selected, ...changes } = body;
    const known = await tx
      .select({ id: videos.id, version: videos.version })
      .from(videos)
      .where(and(inArray(videos.id, selected), eq(videos.currently_live, false)));
    if (known.length === 0) invalid({ selected_videos: M.noneSelected });
    const [edit] = await tx
      .insert(videoEdits)
      .values({
        user_id: userId,
        changes,
        undo_until: new Date(now.getTime() + VIDEO_UNDO_MIN * MINUTE_MS),
      })
      .returning({ id: videoEdits.id });
    const editId = edit?.id ?? notFound();
    const positions = new Map(selected.map((id, position) => [id, position]));
    await tx.insert(videoEditItems).values(
      known.map(({ id, version }) => ({
        edit_id: editId,
        video_id: id,
        position: positions.get(id) ?? 0,
        version,
      })),
    );
    await enqueue(tx, changeVideosTask({ editId }));
    return readEdit(tx, editId);
  });

const lockEdit = async (tx: Db, id: number) => {
  const [edit] = await tx.select().from(videoEdits).where(eq(videoEdits.id, id)).for("update");
  return edit ?? notFound();
};

/** Leaves the videos that a change has not reached as they are. */
export const stopEdit = (db: Db, id: number, now = new Date()): Promise<VideosEdit> =>
  transaction(db, async (tx) => {
    const edit = await lockEdit(tx, id);
    if (edit.finished_at === null)
      await tx.update(videoEdits).set({ finished_at: now }).where(eq(videoEdits.id, id));
    return readEdit(tx, id);
  });

const before = (name: string) => sql`${videoEditItems.before} ->> ${sql.raw(`'${name}'`)}`;

/**
 * Undoes a change of many videos within ten minutes: they are as they were, except those that someone has
 * changed since. Undoing twice is the same as once.
 */
export const undoEdit = (db: Db, id: number, now = new Date()): Promise<VideosEdit> =>
  transaction(db, async (tx) => {
    const edit = await lockEdit(tx, id);
    if (edit.undone_at !== null) return readEdit(tx, id);
    if (edit.undo_until <= now) conflict("undo_over", M.undoOver);
    const isDone = and(eq(videoEditItems.edit_id, id), eq(videoEditItems.state, "done"));
    const undone = await tx
      .update(videos)
      .set({
        published: sql`(${before("published")})::boolean`,
        requires_login: sql`(${before("requires_login")})::boolean`,
        featured: sql`(${before("featured")})::boolean`,
        event_id: sql`(${before("event_id")})::bigint`,
        release_date: sql`(${before("release_date")})::date`,
        skill_ids: sql`array(select jsonb_array_elements_text(${videoEditItems.before} -> 'skill_ids')::bigint)`,
        version: sql`${videos.version} + 1`,
        updated_at: now,
      })
      .from(videoEditItems)
      .where(
        and(
          isDone,
          eq(videoEditItems.video_id, videos.id),
          eq(videoEditItems.version, videos.version),
        ),
      )
      .returning({ id: videos.id });
    await tx.update(videoEditItems).set({ failure: M.changedSince }).where(isDone);
    await tx
      .update(videoEditItems)
      .set({ state: "undone", failure: null })
      .where(
        and(
          isDone,
          inArray(
            videoEditItems.video_id,
            undone.map((video) => video.id),
          ),
        ),
      );
    await tx
      .update(videoEdits)
      .set({ undone_at: now, finished_at: edit.finished_at ?? now })
      .where(eq(videoEdits.id, id));
    return readEdit(tx, id);
  });

/** Deletes many videos, except those that are live; each has its entry in the audit log. */
export const removeVideos = (
  db: Db,
  viewer: Viewer,
  selected: readonly number[],
): Promise<RemovedVideos> =>
  transaction(db, async (tx) => {
    const found = await tx
      .select({ id: videos.id, title: videos.title, isLive: videos.currently_live })
      .from(videos)
      .where(inArray(videos.id, [...selected]))
      .orderBy(asc(videos.id))
      .for("update");
    const deleted = found.filter(({ isLive }) => !isLive);
    const ids = deleted.map(({ id }) => id);
    await tx.delete(videos).where(inArray(videos.id, ids));
    for (const { id, title } of deleted)
      await recordAudit(tx, viewer, {
        action: "video.delete",
        subject: "video",
        subjectId: id,
        details: { changes: { title: { before: title, after: null } } },
      });
    return { deleted: ids, live: found.flatMap(({ id, isLive }) => (isLive ? [id] : [])) };
  });

const MAX_AGE_DAYS = 30;

/** Deletes changes of many videos of which nobody needs to know any more how far they were. */
export const cleanUpEdits = async (db: Db, now = new Date()): Promise<void> => {
  await db
    .delete(videoEdits)
    .where(lt(videoEdits.created_at, new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS)));
};
