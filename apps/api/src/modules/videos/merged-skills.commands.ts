import type { Db } from "../../db/db.ts";
import { replaceId } from "../../db/replace-id.ts";
import { videos } from "./videos.tables.ts";

/** Moves the videos of a merged skill to the one that replaced it. */
export const moveVideoSkill = (db: Db, ids: readonly [from: number, to: number]) =>
  replaceId(db, videos, videos.skill_ids, ids);
