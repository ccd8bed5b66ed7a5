import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A connection to, or a transaction on, either database; every query takes one as its first argument. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Runs `work` in a transaction: everything is committed, or nothing. */
export const transaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction((tx) => work(tx));

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
