import type { Db } from "../../db/db.ts";
import { replaceId } from "../../db/replace-id.ts";
import { liveEvents, liveSessions } from "./live-events.tables.ts";

/** Moves the live events and sessions of a merged skill to the one that replaced it. */
export const moveLiveEventSkill = async (db: Db, ids: readonly [from: number, to: number]) => {
  await replaceId(db, liveEvents, liveEvents.skill_ids, ids);
  await replaceId(db, liveSessions, liveSessions.skill_ids, ids);
};
