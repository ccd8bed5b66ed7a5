import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A connection or a transaction of either database; every query takes one as its first argument. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Runs `work` in a transaction: all of it is kept, or nothing. */
export const transaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction((tx) => work(tx));

/** The rows of a query written in SQL; `Row` says what it selects. */
export const selectRows = async <Row extends object>(db: Db, query: SQL): Promise<Row[]> => {
  // Both drivers answer with the rows under this name; only the type of neither is known here.
  const { rows } = (await db.execute(query)) as { rows: Row[] };
  return rows;
};

/** An instant as answers carry it. */
export const iso = (date: Date) => date.toISOString();

/** An instant that may be missing, as answers carry it. */
export const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;
