import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { runInChild } from "../../testing/child-process.ts";
import { selectRows } from "./db.ts";
import { openDatabase } from "./open-database.ts";

// Commits rows one at a time and prints each one once the database has acknowledged it.
const WRITER = `
  import { sql } from "drizzle-orm";
  const { db } = await openDatabase({ dataDir: process.argv[1] });
  await db.execute(sql\`create table if not exists noted (id int primary key)\`);
  const { rows } = await db.execute(sql\`select coalesce(max(id), 0) as last from noted\`);
  for (let id = Number(rows[0].last) + 1; ; id++) {
    await db.transaction((tx) => tx.execute(sql\`insert into noted values (\${id})\`));
    console.log(id);
  }
`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "devguild-durability-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("acknowledged writes survive a killed process, every time", async () => {
  const acknowledged: number[] = [];
  for (const count of [50, 20, 35]) {
    const writer = runInChild(WRITER, folder);
    await writer.printed(count);
    await writer.kill();
    acknowledged.push(...writer.lines.map(Number));
  }
  const database = await openDatabase({ dataDir: folder });
  const rows = await selectRows<{ id: number }>(database.db, sql`select id from noted order by id`);
  await database.close();
  const stored = rows.map(({ id }) => id);
  // The last row of each round may have been committed before its line was read.
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(stored).toEqual(Array.from({ length: stored.length }, (_, index) => index + 1));
}, 60_000);
