import { setImmediate } from "node:timers/promises";

import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { type Database, openDatabase } from "./open-database.ts";

let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir: "memory://" });
});

afterAll(() => database.close());

test.each([
  ["queries", (one: SQL) => database.db.execute(one)],
  ["transactions", (one: SQL) => database.db.transaction((tx) => tx.execute(one))],
])("a task of many %s leaves the event loop to others between them", async (_, run) => {
  const task = { left: 50 };
  const done = (async () => {
    for (; task.left > 0; task.left -= 1) await run(sql`select 1`);
  })();
  let turns = 0;
  for (; task.left > 0; turns += 1) await setImmediate();
  await done;
  expect(turns).toBeGreaterThanOrEqual(50);
});
