import { lt, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { RETENTION_HOURS } from "./job-changes.queries.ts";
import { jobChanges } from "./job-index.tables.ts";

/** Deletes changes that every process has long since read. */
export const deleteOldChanges = (db: Db) =>
  db
    .delete(jobChanges)
    .where(lt(jobChanges.created_at, sql`now() - make_interval(hours => ${RETENTION_HOURS})`));
