import type { VideosBody, VideosEdit, VideosPreview } from "@devguild/schemas/admin-videos";
import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { previewChanges } from "./edit-many.policy.ts";
import { videoEditItems, videoEdits, videos } from "./videos.tables.ts";

/** The audit snapshot of a change of many videos. */
export const videoEditSnapshot = createSnapshot(videoEdits, {
  derived: ["changes", "undo_until"],
});

/** The columns that a change of many videos can change. */
export const editedColumns = {
  published: videos.published,
  requires_login: videos.requires_login,
  featured: videos.featured,
  event_id: videos.event_id,
  release_date: videos.release_date,
  skill_ids: videos.skill_ids,
};

/** Counts what a change of many videos would do. */
export const previewEdit = async (
  db: Db,
  { selected_videos, ...changes }: VideosBody,
): Promise<VideosPreview> => {
  const rows = await db
    .select({ ...editedColumns, isLive: videos.currently_live })
    .from(videos)
    .where(inArray(videos.id, selected_videos));
  const open = rows.filter(({ isLive }) => !isLive);
  const { skills: counted, ...preview } = previewChanges(open, changes);
  const { skills } = await getCatalogue(db);
  return {
    ...preview,
    live: rows.length - open.length,
    skills:
      counted &&
      counted.map(({ id, gained, lost }) => ({
        id,
        label: skills.get(id)?.name ?? "Unknown skill",
        gained,
        lost,
      })),
  };
};

const countItems = (state?: string) =>
  sql<number>`(select count(*)::int from ${videoEditItems}
    where ${videoEditItems.edit_id} = ${videoEdits.id}
    ${state ? sql`and ${videoEditItems.state} = ${state}` : sql``})`;

const listFailed = (db: Db, editId: number) =>
  db
    .select({
      id: videos.id,
      title: videos.title,
      reason: sql<string>`${videoEditItems.failure}`,
    })
    .from(videoEditItems)
    .innerJoin(videos, eq(videos.id, videoEditItems.video_id))
    .where(and(eq(videoEditItems.edit_id, editId), isNotNull(videoEditItems.failure)))
    .orderBy(asc(videoEditItems.position));

/** Finds how far a change of many videos is; undefined if there is none. */
export const findVideosEdit = async (db: Db, id: number): Promise<VideosEdit | undefined> => {
  const [edit] = await db
    .select({
      id: videoEdits.id,
      undo_until: videoEdits.undo_until,
      finished_at: videoEdits.finished_at,
      undone_at: videoEdits.undone_at,
      total: countItems(),
      done: countItems("done"),
    })
    .from(videoEdits)
    .where(eq(videoEdits.id, id));
  if (!edit) return undefined;
  return {
    id: edit.id,
    total: edit.total,
    done: edit.done,
    failed: await listFailed(db, id),
    is_finished: edit.finished_at !== null,
    is_undone: edit.undone_at !== null,
    undo_until: iso(edit.undo_until),
  };
};
