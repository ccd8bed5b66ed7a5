import { getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { listReferences } from "../../../testing/references.ts";
import { openApi } from "../../../testing/test-api.ts";
import { selectRows } from "../../db/db.ts";
import { LEFT_OUT, SUBJECTS } from "./subjects.queries.ts";

test("every column that refers to a person is exported, or left out for a stated reason", async () => {
  const api = await openApi();
  const exported = new Set(
    SUBJECTS.flatMap(({ of }) => of.map(({ table, name }) => `${getTableName(table)}.${name}`)),
  );
  // Foreign keys that refer to a person or their data …
  const references = (await listReferences(api.db, "users", "developers", "applications")).map(
    ({ table, column }) => `${table}.${column}`,
  );
  // … and columns named accordingly, without a foreign key.
  const named = await selectRows<{ column: string }>(
    api.db,
    sql`select table_name || '.' || column_name as "column" from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'developer_id', 'email')`,
  );
  const columns = new Set([...references, ...named.map(({ column }) => column)]);
  const isDecided = (column: string) => exported.has(column) || column in LEFT_OUT;
  expect([...columns].filter((column) => !isDecided(column))).toEqual([]);
  // No reason is left for a column that no longer exists.
  expect(Object.keys(LEFT_OUT).filter((column) => !columns.has(column))).toEqual([]);
});
