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

/**
 * Lists every column that can have a person's data: the texts of the tables that refer to people, by
 * foreign key or by a column's name.
 */
export const listPersonalColumns = async (db: Db): Promise<string[]> => {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`
      select columns.table_name || '.' || columns.column_name as name
      from information_schema.columns
      where columns.table_schema = 'public' and columns.data_type in ('text', 'jsonb', 'ARRAY', 'inet')
        and columns.table_name in (
          select source.relname from pg_constraint constraint_
            join pg_class source on source.oid = constraint_.conrelid
            join pg_class target on target.oid = constraint_.confrelid
            where constraint_.contype = 'f' and target.relname in ('users', 'developers', 'applications')
          union select named.table_name from information_schema.columns named
            where named.table_schema = 'public' and named.column_name in ('user_id', 'developer_id', 'email', 'to')
          union select unnest(array['users', 'developers', 'applications']))
      order by 1`,
  );
  return rows.map(({ name }) => name);
};
