import { and, eq, inArray, lt, lte, type SQL } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { DOWNLOADS } from "../../ports/files/signed-downloads.ts";
import { DAY_MS } from "../../time.ts";
import { expiryFrom } from "./data-export.queries.ts";
import { dataExports } from "./data-export.tables.ts";

// Longer than all tries of the queue together; one that is still being built then was lost.
const LONGEST = DAY_MS;
const AT_A_TIME = 100;

const removeSome = async (db: Db, files: FileStore, condition: SQL) => {
  const rows = await db.select().from(dataExports).where(condition).limit(AT_A_TIME);
  // Files go first: what fails half way is found again.
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

/** Removes all copies of a login's data. One that is being built at the moment finds that it is gone. */
export const removeExports = async (tx: Db, files: FileStore, userId: number): Promise<void> => {
  while ((await removeSome(tx, files, eq(dataExports.user_id, userId))) > 0);
};

/** Removes the copies whose time has passed, and says of those that were never finished that they failed. */
export const cleanUpExports = async (db: Db, files: FileStore, now = new Date()): Promise<void> => {
  const lost = new Date(now.getTime() - LONGEST);
  await db
    .update(dataExports)
    .set({ status: "failed", finished_at: now, expires_at: expiryFrom(now) })
    .where(and(eq(dataExports.status, "building"), lt(dataExports.created_at, lost)));
  while ((await removeSome(db, files, lte(dataExports.expires_at, now))) > 0);
};
