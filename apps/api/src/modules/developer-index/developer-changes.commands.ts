import { lt, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { RETENTION_HOURS } from "./developer-changes.queries.ts";
import { developerChanges } from "./developer-index.tables.ts";

/** Deletes changes that every process has long since read. */
export const deleteOldDeveloperChanges = (db: Db) =>
  db
    .delete(developerChanges)
    .where(
      lt(developerChanges.created_at, sql`now() - make_interval(hours => ${RETENTION_HOURS})`),
    );
