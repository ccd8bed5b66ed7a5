import { VIDEO_MESSAGES as M, VIDEO_SKILLS_MAX } from "@devguild/schemas/constants/video-editing";
import { PLAIN_GENERIC_MESSAGE } from "@devguild/schemas/constants/problems";
import { and, asc, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { applyChanges, type VideoChanges } from "./edit-many.policy.ts";
import { editedColumns } from "./find-edits.queries.ts";
import { videoEditItems, videoEdits, videos } from "./videos.tables.ts";

type Item = typeof videoEditItems.$inferSelect;

const fail = (failure: string): Partial<Item> => ({ state: "failed", failure });

const changeVideo = async (
  tx: Db,
  { video_id: id, version }: Item,
  changes: VideoChanges,
): Promise<Partial<Item>> => {
  const [video] = await tx
    .select({
      columns: editedColumns,
      version: videos.version,
      currently_live: videos.currently_live,
    })
    .from(videos)
    .where(eq(videos.id, id))
    .for("update");
  if (!video || video.version !== version) return fail(M.changedMeanwhile);
  if (video.currently_live) return fail(M.isLive);
  const after = applyChanges(video.columns, changes);
  if (after.skill_ids.length > VIDEO_SKILLS_MAX) return fail(M.tooManySkills);
  await tx
    .update(videos)
    .set({ ...after, version: version + 1, updated_at: new Date() })
    .where(eq(videos.id, id));
  return { state: "done", before: video.columns, version: version + 1 };
};

const findPending = async (tx: Db, editId: number) => {
  const [item] = await tx
    .select()
    .from(videoEditItems)
    .where(and(eq(videoEditItems.edit_id, editId), eq(videoEditItems.state, "pending")))
    .orderBy(asc(videoEditItems.position))
    .limit(1);
  return item;
};

const updateItem = (tx: Db, { edit_id, video_id }: Item, values: Partial<Item>) =>
  tx
    .update(videoEditItems)
    .set(values)
    .where(and(eq(videoEditItems.edit_id, edit_id), eq(videoEditItems.video_id, video_id)));

/** Makes the next change. Returns whether there may be more. */
const changeNext = (db: Db, editId: number, onUnexpected: (error: unknown) => void) =>
  transaction(db, async (tx) => {
    // Whoever stops or undoes it waits for this video, and no second run starts beside it.
    const [edit] = await tx
      .select()
      .from(videoEdits)
      .where(eq(videoEdits.id, editId))
      .for("update");
    if (!edit || edit.finished_at !== null) return false;
    const item = await findPending(tx, editId);
    if (!item) {
      await tx.update(videoEdits).set({ finished_at: new Date() }).where(eq(videoEdits.id, editId));
      return false;
    }
    // A savepoint: what fails leaves no trace but the reason.
    const values = await transaction(tx, (inner) => changeVideo(inner, item, edit.changes)).catch(
      (error: unknown) => {
        onUnexpected(error);
        return fail(PLAIN_GENERIC_MESSAGE);
      },
    );
    await updateItem(tx, item, values);
    return true;
  });

/**
 * Changes the videos of a change one by one, each in a transaction of its own: a process that is killed
 * goes on where it was. Throws after the last one if any failed for an unforeseen reason.
 */
export const changeVideos = async (db: Db, editId: number): Promise<void> => {
  const unexpected: unknown[] = [];
  while (await changeNext(db, editId, (error) => unexpected.push(error)));
  if (unexpected.length > 0)
    throw new AggregateError(unexpected, `Changes of videos failed: ${unexpected.length}.`);
};
