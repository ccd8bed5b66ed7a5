import { and, eq, inArray, lt, lte, type SQL } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { DOWNLOADS } from "../../ports/files/signed-downloads.ts";
import { DAY_MS } from "../../time.ts";
import { getExpiry } from "./data-export.queries.ts";
import { dataExports } from "./data-export.tables.ts";

// Longer than all retries of the queue together; an export still in progress by then was lost.
const MAX_DURATION = DAY_MS;
const BATCH = 100;

const removeSome = async (db: Db, files: FileStore, condition: SQL) => {
  const rows = await db.select().from(dataExports).where(condition).limit(BATCH);
  // Files go first: if this fails halfway, the next run finds the rows again.
  for (const { file_name: name } of rows)
    if (name) await files.remove(DOWNLOADS.export.folder, name);
  await db.delete(dataExports).where(
    inArray(
      dataExports.id,
      rows.map(({ id }) => id),
    ),
  );
  return rows.length;
};

/** Deletes all exports of a login. A task that is still building one notices that it is gone. */
export const removeExports = async (tx: Db, files: FileStore, userId: number): Promise<void> => {
  while ((await removeSome(tx, files, eq(dataExports.user_id, userId))) > 0);
};

/** Deletes expired exports, and marks exports that were never finished as failed. */
export const cleanUpExports = async (db: Db, files: FileStore, now = new Date()): Promise<void> => {
  const lost = new Date(now.getTime() - MAX_DURATION);
  await db
    .update(dataExports)
    .set({ status: "failed", finished_at: now, expires_at: getExpiry(now) })
    .where(and(eq(dataExports.status, "building"), lt(dataExports.created_at, lost)));
  while ((await removeSome(db, files, lte(dataExports.expires_at, now))) > 0);
};
