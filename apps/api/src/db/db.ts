import { setImmediate } from "node:timers/promises";

import type { SQL } from "drizzle-orm";
import { type PgDatabase, type PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";

import { isTask } from "./task-context.ts";

/** A connection to, or a transaction on, either database; every query takes one as its first argument. */
export type Db = PgDatabase<PgQueryResultHKT>;

/**
 * Runs `work` in a transaction: everything is committed, or nothing. Background work first gives way: the embedded
 * database answers without leaving the event loop's turn, so a thousand transactions would hold up all requests.
 */
export const transaction = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  if (isTask() && !(db instanceof PgTransaction)) await setImmediate();
  return db.transaction((tx) => work(tx));
};

/** Runs an SQL query and returns its rows; `Row` is the type of a selected row. */
export const selectRows = async <Row extends object>(db: Db, query: SQL): Promise<Row[]> => {
  // Both drivers return the rows under this name, but the shared type doesn't declare it.
  const { rows } = (await db.execute(query)) as { rows: Row[] };
  return rows;
};

/** Formats a date as an ISO 8601 string for responses. */
export const iso = (date: Date) => date.toISOString();

/** Formats a nullable date as an ISO 8601 string for responses. */
export const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;
