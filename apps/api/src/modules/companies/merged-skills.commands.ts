import type { Db } from "../../db/db.ts";
import { replaceId } from "../../db/replace-id.ts";
import { companies } from "./companies.tables.ts";

/** Moves a merged skill in tech stacks to the one that replaced it. */
export const moveTechStackSkill = (db: Db, ids: readonly [from: number, to: number]) =>
  replaceId(db, companies, companies.tech_stack_ids, ids);
