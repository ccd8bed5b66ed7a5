import type { Db } from "../../db/db.ts";
import { replaceId } from "../../db/replace-id.ts";
import { articles } from "./magazine.tables.ts";

/** Moves the articles of a merged skill to the one that replaced it. */
export const moveArticleSkill = (db: Db, ids: readonly [from: number, to: number]) =>
  replaceId(db, articles, articles.skill_ids, ids);
