import { setImmediate } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { transaction } from "./db.ts";
import { type Database, openDatabase } from "./open-database.ts";
import { runAsTask } from "./task-context.ts";

let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir: "memory://" });
});

afterAll(() => database.close());

test("background work on the embedded database leaves the event loop to requests between transactions", async () => {
  const task = { left: 50 };
  const done = runAsTask(async () => {
    for (; task.left > 0; task.left -= 1)
      await transaction(database.db, (tx) =>
        transaction(tx, (inner) => inner.execute(sql`select 1`)),
      );
  });
  let turns = 0;
  for (; task.left > 0; turns += 1) await setImmediate();
  await done;
  expect(turns).toBeGreaterThanOrEqual(50);
});
