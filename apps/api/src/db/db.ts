import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A connection or a transaction of either database; every query takes one as its first argument. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Runs `work` in a transaction: all of it is kept, or nothing. */
export const transaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction((tx) => work(tx));

/** An instant as answers carry it. */
export const iso = (date: Date) => date.toISOString();

/** An instant that may be missing, as answers carry it. */
export const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;
