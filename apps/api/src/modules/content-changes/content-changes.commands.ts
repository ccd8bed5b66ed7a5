import { lt, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { contentChanges } from "./content-changes.tables.ts";

/** Deletes changes too old for any cached page to be compared with. */
export const deleteOldContentChanges = (db: Db) =>
  db.delete(contentChanges).where(lt(contentChanges.created_at, sql`now() - interval '1 hour'`));
