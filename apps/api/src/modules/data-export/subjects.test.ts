import { getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { referencesTo } from "../../../testing/references.ts";
import { openApi } from "../../../testing/test-api.ts";
import { selectRows } from "../../db/db.ts";
import { LEFT_OUT, SUBJECTS } from "./subjects.queries.ts";

test("whatever the database says of a person is in the archive, or is left out for a reason", async () => {
  const api = await openApi();
  const exported = new Set(
    SUBJECTS.flatMap(({ of }) => of.map(({ table, name }) => `${getTableName(table)}.${name}`)),
  );
  // By what the database itself knows to refer to a person, or to something of theirs …
  const references = (await referencesTo(api.db, "users", "developers", "applications")).map(
    ({ table, column }) => `${table}.${column}`,
  );
  // … and by what is called as such, without a foreign key.
  const named = await selectRows<{ column: string }>(
    api.db,
    sql`select table_name || '.' || column_name as "column" from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'developer_id', 'email')`,
  );
  const columns = new Set([...references, ...named.map(({ column }) => column)]);
  const isDecided = (column: string) => exported.has(column) || column in LEFT_OUT;
  expect([...columns].filter((column) => !isDecided(column))).toEqual([]);
  // What is gone from the database leaves no reason behind.
  expect(Object.keys(LEFT_OUT).filter((column) => !columns.has(column))).toEqual([]);
});
