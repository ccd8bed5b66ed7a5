import { createHash } from "node:crypto";

import {
  type DocumentColumns,
  restoreDocumentsInSteps,
} from "@devguild/job-index/document-columns";
import { sql } from "drizzle-orm";

import type { Columns } from "../../column-files/column-format.ts";
import { readColumnFile } from "../../column-files/read-column-file.ts";
import { type Db, selectRows } from "../../db/db.ts";
import { finishInTurns } from "../../in-turns.ts";
import { type Kind, KINDS, ROWS_SQL } from "./index-rows.queries.ts";
import {
  CHANGES_RETENTION_MS,
  hasMark,
  type LogMark,
  readChangedIds,
} from "./job-changes.queries.ts";
import { type DocumentsByKind, readAgain } from "./read-documents.queries.ts";

// To be raised whenever the same rows would become other documents, or documents other columns.
const FORMAT = 1;

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

/** Thrown for a snapshot that doesn't tell what the indexes would be now. */
class UnusableSnapshot extends Error {}

/**
 * Identifies a database and how it is read. Restoring it elsewhere, a failover, a migration, or another
 * way of reading rows changes it, so that a snapshot from before is not used.
 */
export const readSource = async (db: Db): Promise<string> => {
  const read = await selectRows(
    db,
    sql`select
      (select system_identifier::text from pg_control_system()) as cluster,
      (select timeline_id from pg_control_checkpoint()) as timeline,
      (select oid::text from pg_database where datname = current_database()) as database,
      (select max(created_at)::text from drizzle.__drizzle_migrations) as migration`,
  );
  const parts = JSON.stringify([read, FORMAT, ROWS_SQL]);
  return createHash("sha256").update(parts).digest("base64url");
};

const requireUsable = async (db: Db, info: SnapshotInfo, now: number) => {
  if (info.source !== (await readSource(db)))
    throw new UnusableSnapshot("It was made from another database or by another version.");
  if (now - info.readAt > CHANGES_RETENTION_MS)
    throw new UnusableSnapshot("It is older than the log of changes.");
  // A database that was emptied, or restored to an earlier state, doesn't have it.
  if (!(await hasMark(db, info.mark))) throw new UnusableSnapshot("The database doesn't know it.");
};

const getColumns = (columns: Columns, kind: Kind) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      name.startsWith(`${kind}.`) ? [[name.slice(kind.length + 1), column]] : [],
    ),
  ) as DocumentColumns;

/**
 * Reads the records from a snapshot, and those that have changed since from the tables. Throws if it is
 * damaged, or an UnusableSnapshot.
 */
export const readSnapshot = async (
  db: Db,
  path: string,
  now: number,
): Promise<{ documents: DocumentsByKind; changed: number }> => {
  let horizon = "";
  const columns = await readColumnFile(path, async (about) => {
    const info = about as SnapshotInfo;
    await requireUsable(db, info, now);
    ({ horizon } = info);
  });
  const documents = {
    job: await finishInTurns(restoreDocumentsInSteps(getColumns(columns, "job"))),
    listing: await finishInTurns(restoreDocumentsInSteps(getColumns(columns, "listing"))),
  };
  const changed = await readChangedIds(db, horizon);
  for (const kind of KINDS) await readAgain(db, kind, changed[kind], documents[kind]);
  return { documents, changed: changed.job.length + changed.listing.length };
};
