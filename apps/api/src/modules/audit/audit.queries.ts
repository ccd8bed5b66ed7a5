import { getTableColumns, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Db } from "../../db/db.ts";

type Row = Record<string, unknown>;

/** How one kind of record is read for the audit log: its row, and which columns say things of a person. */
export type Snapshot = {
  read: (db: Db, id: number) => Promise<Row | undefined>;
  personal: ReadonlySet<string>;
};

/**
 * The snapshot of a table's rows by their id. `derived` columns follow from others and are left out;
 * `personal` ones are kept apart, where companies may not read them. Source: docs/product/audit.md.
 */
export const createSnapshot = (
  table: PgTable & { id: PgColumn },
  { derived = [], personal = [] }: { derived?: readonly string[]; personal?: readonly string[] },
): Snapshot => {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !derived.includes(name)),
  );
  const rows: PgTable = table;
  return {
    read: async (db, id) => {
      // Locked, so that nobody changes it between what it was and the change itself.
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
