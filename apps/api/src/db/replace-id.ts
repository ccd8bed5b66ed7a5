import { sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

import { idArray } from "./conditions.ts";
import { type Db, selectRows } from "./db.ts";

const BATCH = 500;

/**
 * Replaces an id in an array column of every row, without repeating it, in batches that each commit on
 * their own. Returns the number of changed rows.
 */
export const replaceId = async (
  db: Db,
  table: PgTable & { id: PgColumn },
  column: PgColumn,
  [from, to]: readonly [from: number, to: number],
): Promise<number> => {
  const name = sql.identifier(column.name);
  const has = (id: number) => sql`${column} @> ${idArray([id])}`;
  let changed = 0;
  for (;;) {
    const rows = await selectRows(
      db,
      sql`update ${table} set ${name} = case when ${has(to)}
          then array_remove(${column}, ${from}::bigint)
          else array_replace(${column}, ${from}::bigint, ${to}::bigint) end
        where ${table.id} in (
          select ${table.id} from ${table} where ${has(from)} order by ${table.id} limit ${BATCH}
          for no key update)
        returning ${table.id}`,
    );
    changed += rows.length;
    if (rows.length < BATCH) return changed;
  }
};
