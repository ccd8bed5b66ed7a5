import { pipeline } from "node:stream/promises";

import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

import { copyLine } from "./copy-text.ts";

/** Rows of one table, all with the same columns. */
export type TableRows<T extends PgTable = PgTable> = {
  table: T;
  rows: readonly T["$inferInsert"][];
};

const LINES_IN_CHUNK = 200;

function* formatLines<Row extends object>(rows: readonly Row[], columns: readonly (keyof Row)[]) {
  for (let at = 0; at < rows.length; at += LINES_IN_CHUNK)
    yield rows
      .slice(at, at + LINES_IN_CHUNK)
      .map((row) => copyLine(row, columns))
      .join("");
}

/** Copies rows into tables truncated by the running transaction, one table after another. */
export const copyRows = async (client: pg.ClientBase, batches: readonly TableRows[]) => {
  for (const { table, rows } of batches) {
    const [first] = rows;
    if (!first) continue;
    const columns = Object.keys(first) as (keyof typeof first)[];
    const names = columns.map((column) => `"${String(column)}"`).join(", ");
    // Frozen rows need no vacuum; allowed because the table was truncated in this transaction.
    const target = client.query(
      copyFrom(`copy "${getTableName(table)}" (${names}) from stdin with (freeze)`),
    );
    await pipeline(formatLines(rows, columns), target);
  }
};
