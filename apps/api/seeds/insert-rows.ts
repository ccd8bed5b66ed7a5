import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import type { Db } from "../src/db/db.ts";

const rowsInStatement = 1000;
const parametersInStatement = 60_000;

/** Inserts many rows in as few statements as PostgreSQL's parameter limit allows. */
export const insertRows = async <T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T["$inferInsert"][],
) => {
  const columns = Object.keys(getTableColumns(table)).length;
  const size = Math.min(rowsInStatement, Math.floor(parametersInStatement / columns));
  for (let at = 0; at < rows.length; at += size)
    await db
      .insert(table)
      .overridingSystemValue()
      .values(rows.slice(at, at + size));
};

/** Sets the id sequences so that new ids follow the inserted ones. */
export const continueIds = async (db: Db, tables: readonly PgTable[]) => {
  for (const table of tables) {
    const name = getTableName(table);
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 1) from ${table}))`,
    );
  }
};
