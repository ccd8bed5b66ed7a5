import { getTableColumns, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Db } from "../../db/db.ts";

type Row = Record<string, unknown>;

/** How the audit log reads one kind of record: its row, and which columns are personal data. */
export type Snapshot = {
  read: (db: Db, id: number) => Promise<Row | undefined>;
  personal: ReadonlySet<string>;
};

type SnapshotOptions = {
  derived?: readonly string[];
  personal?: readonly string[];
  lock?: (tx: Db, id: number) => Promise<unknown>;
};

/**
 * Creates the snapshot of a table's rows, read by id. `derived` columns follow from others and are left
 * out; `personal` columns are stored separately, where companies can't read them. A call that locks
 * more than the row does so with `lock`, first: two that each hold one row would wait for each other.
 * Source: docs/product/audit.md.
 */
export const createSnapshot = (
  table: PgTable & { id: PgColumn },
  { derived = [], personal = [], lock }: SnapshotOptions,
): Snapshot => {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !derived.includes(name)),
  );
  const rows: PgTable = table;
  return {
    read: async (db, id) => {
      await lock?.(db, id);
      // Locked, so that the row can't change between this read and the audited change.
      const [row] = await db
        .select(columns)
        .from(rows)
        .where(eq(table.id, id))
        .for("no key update");
      return row;
    },
    personal: new Set(personal),
  };
};
