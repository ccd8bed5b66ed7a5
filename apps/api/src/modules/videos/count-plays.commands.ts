import { eq, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { markCounted } from "../tracking/uncounted-events.commands.ts";
import { videos } from "./videos.tables.ts";

const BATCH = 1000;

const countBatch = (db: Db) =>
  transaction(db, async (tx) => {
    const events = await markCounted(tx, ["video.play-started"], BATCH);
    const plays = new Map<number, number>();
    for (const { video_id } of events.map(({ data }) => data))
      if (typeof video_id === "number") plays.set(video_id, (plays.get(video_id) ?? 0) + 1);
    // Ordered by id, so that two concurrent counts can't deadlock.
    const counted = [...plays].toSorted(([a], [b]) => a - b);
    for (const [id, times] of counted)
      await tx
        .update(videos)
        .set({ plays: sql`${videos.plays} + ${times}` })
        .where(eq(videos.id, id));
    return events.length;
  });

/** Adds the plays since the last run to each video. Each play counts once. */
export const countPlays = async (db: Db): Promise<void> => {
  while ((await countBatch(db)) === BATCH);
};
