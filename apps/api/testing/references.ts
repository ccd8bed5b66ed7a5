import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../src/db/db.ts";

/** A foreign key column, as reported by the database. */
export type Reference = { table: string; column: string; to: string };

/** Lists every column with a foreign key to one of the tables. */
export const listReferences = (db: Db, ...tables: string[]): Promise<Reference[]> =>
  selectRows<Reference>(
    db,
    sql`
      select source.relname as "table", field.attname as "column", target.relname as "to"
      from pg_constraint constraint_
      join pg_class source on source.oid = constraint_.conrelid
      join pg_class target on target.oid = constraint_.confrelid
      join pg_namespace space on space.oid = source.relnamespace
      join pg_attribute field on field.attrelid = source.oid and field.attnum = any (constraint_.conkey)
      where constraint_.contype = 'f' and space.nspname = 'public'
        and target.relname in ${tables}
      order by 1, 2
    `,
  );
