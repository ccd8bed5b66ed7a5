import { createHash } from "node:crypto";

import { sql } from "drizzle-orm";

import type { Columns } from "../column-files/column-format.ts";
import { readColumnFile } from "../column-files/read-column-file.ts";
import { type Db, selectRows } from "../db/db.ts";
import { type ChangeLog, hasMark, type LogMark } from "./log-marks.ts";

/** What a snapshot says about itself. */
export type SnapshotInfo = {
  /** The database and the version of the product that it was made with. */
  source: string;
  /** The entry that was added to the log of changes for it. */
  mark: LogMark;
  /** All transactions before this one are included. */
  horizon: string;
  /** When it was up to date, in milliseconds since 1970. */
  readAt: number;
};

/** Thrown for a snapshot that doesn't tell what the index would be now. */
class UnusableSnapshot extends Error {}

/**
 * Identifies a database and how it is read. Restoring it elsewhere, a failover, a migration, or another
 * way of reading rows, which `format` names, changes it, so that a snapshot from before is not used.
 */
export const readSource = async (db: Db, format: string): Promise<string> => {
  const read = await selectRows(
    db,
    sql`select
      (select system_identifier::text from pg_control_system()) as cluster,
      (select timeline_id from pg_control_checkpoint()) as timeline,
      (select oid::text from pg_database where datname = current_database()) as database,
      (select max(created_at)::text from drizzle.__drizzle_migrations) as migration`,
  );
  const parts = JSON.stringify([read, format]);
  return createHash("sha256").update(parts).digest("base64url");
};

/**
 * Reads the columns of a snapshot, and the horizon from which changes are missing in it. Throws if it is
 * damaged, or an UnusableSnapshot.
 */
export const readSnapshot = async (
  db: Db,
  { path, log, format }: { path: string; log: ChangeLog; format: string },
  now: number,
): Promise<{ columns: Columns; horizon: string }> => {
  let horizon = "";
  const columns = await readColumnFile(path, async (about) => {
    const info = about as SnapshotInfo;
    if (info.source !== (await readSource(db, format)))
      throw new UnusableSnapshot("It was made from another database or by another version.");
    if (now - info.readAt > log.retentionMs)
      throw new UnusableSnapshot("It is older than the log of changes.");
    // A database that was emptied, or restored to an earlier state, doesn't have it.
    if (!(await hasMark(db, log, info.mark)))
      throw new UnusableSnapshot("The database doesn't know it.");
    ({ horizon } = info);
  });
  return { columns, horizon };
};
