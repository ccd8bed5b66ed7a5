import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import { type Db, selectRows } from "../db/db.ts";

/** A table to which triggers write what changed, in the transaction of the change. */
export type ChangeLog = {
  table: PgTable;
  /** Columns and values of an entry that is about no record. */
  emptyEntry: SQL;
  /** How many milliseconds a reader can be away before changes may be missing. */
  retentionMs: number;
};

/** An entry of a log by which a snapshot is recognised; no other log has the same. */
export type LogMark = { id: string; transaction: string; time: string };

/** The columns of a mark; its time is exact. */
const LOG_MARK = sql`id::text as id, xid::text as transaction, extract(epoch from created_at)::text as time`;

/** Adds an entry to a log that is about no record, to recognise the log by. */
export const addMark = async (db: Db, { table, emptyEntry }: ChangeLog): Promise<LogMark> => {
  const [mark] = await selectRows<LogMark>(
    db,
    sql`insert into ${table} ${emptyEntry} returning ${LOG_MARK}`,
  );
  if (!mark) throw new Error("An insert returned no row.");
  return mark;
};

/** Whether a log has a mark. */
export const hasMark = async (
  db: Db,
  { table }: ChangeLog,
  { id, transaction, time }: LogMark,
): Promise<boolean> => {
  const [found] = await selectRows<LogMark>(
    db,
    sql`select ${LOG_MARK} from ${table} where id = ${id}::text::bigint`,
  );
  return found?.transaction === transaction && found.time === time;
};

/** Returns the horizon to start from; tables read afterwards include everything older. */
export const readHorizon = async (db: Db): Promise<string> => {
  const [read] = await selectRows<{ horizon: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  if (!read) throw new Error("A query without a condition returned no row.");
  return read.horizon;
};
