import { lt, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { contentChanges } from "./content-changes.tables.ts";

/** Forgets changes that no page can be compared by any more. */
export const deleteOldContentChanges = (db: Db) =>
  db.delete(contentChanges).where(lt(contentChanges.created_at, sql`now() - interval '1 hour'`));
