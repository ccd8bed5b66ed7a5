import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../src/db/db.ts";

const listTables = (db: Db) =>
  selectRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );

/** Lists the tables in which any row has the word, in any column. */
export const listTraces = async (db: Db, word: string): Promise<string[]> => {
  const found: string[] = [];
  for (const { name } of await listTables(db)) {
    const [row] = await selectRows<{ rows: number }>(
      db,
      sql`select count(*)::int as rows from ${sql.identifier(name)} t where t::text ilike ${`%${word}%`}`,
    );
    if (row && row.rows > 0) found.push(name);
  }
  return found;
};
