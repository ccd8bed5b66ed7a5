import { spawnSync } from "node:child_process";

import { sql } from "drizzle-orm";
import type { Context } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { runInChild } from "../../testing/child-process.ts";
import { testConfig } from "../../testing/test-config.ts";
import { createServerDatabase } from "../../testing/test-database.ts";
import { createApp } from "../app.ts";
import { JobIndexes } from "../modules/job-index/job-indexes.queries.ts";
import { type Db, selectRows, transaction } from "./db.ts";
import { isOutage } from "../outages.ts";
import { type Database, openDatabase } from "./open-database.ts";
import { runAsTask } from "./task-context.ts";

// Covers what only a real server can show: the embedded database has no connection to lose. An
// unhandled error event ends the process, and vitest reports it as an error that fails the run.

const WITHIN = 5_000;
const POOL_SIZE = testConfig.databaseLimits.poolSize;
// How soon after losing its connections the API serves again.
const BACK_WITHIN_MS = 1_000;

const log = pino({ level: "silent" });
const lost: string[] = [];

let database: Database & { url: string };
let db: Db;
let app: ReturnType<typeof createApp>;
let indexes: JobIndexes;

beforeAll(async () => {
  const created = await createServerDatabase(process.env["TEST_DATABASE_URL"] ?? "");
  const opened = await openDatabase({
    databaseUrl: created.url,
    databaseLimits: testConfig.databaseLimits,
    dataDir: "",
    onConnectionLost: ({ message }) => lost.push(message),
  });
  await created.close();
  database = { ...opened, url: created.url };
  db = database.db;
  app = createApp({ db, config: testConfig, log });
  app.get("/cut/:stage", cutConnections);
  indexes = new JobIndexes(db, log);
  await indexes.refresh();
});
beforeEach(() => {
  lost.length = 0;
});
afterAll(async () => {
  indexes.close();
  await database.close();
});

const TERMINATE =
  "select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

/**
 * Terminates all connections to the database from another process. This one blocks meanwhile, so it
 * only finds out afterwards.
 */
const terminateAll = () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import pg from "pg";
      const client = new pg.Client({ connectionString: ${JSON.stringify(database.url)} });
      await client.connect();
      await client.query(${JSON.stringify(TERMINATE)});
      await client.end();`,
    ],
    { cwd: import.meta.dirname, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
};

/** Opens `count` connections and leaves them idle in the pool. */
const openConnections = (count: number) =>
  Promise.all(Array.from({ length: count }, () => db.execute(sql`select pg_sleep(0.05)`)));

const isReady = async () => (await app.request("/readyz")).status === 200;

/** A call that loses its connection at a stage of its transaction. */
const cutConnections = async (c: Context) => {
  const stage = c.req.param("stage");
  // No event is processed before the transaction begins, so it takes a connection that is gone.
  if (stage === "begin") terminateAll();
  await transaction(db, async (tx) => {
    await tx.execute(sql`create table cut_off (id int)`);
    if (stage === "between") {
      terminateAll();
      await expect.poll(() => lost.length, { timeout: WITHIN }).toBeGreaterThan(0);
    }
    if (stage === "during") {
      setTimeout(terminateAll, 100);
      await tx.execute(sql`select pg_sleep(30)`);
    }
    await tx.execute(sql`insert into cut_off values (1)`);
    if (stage === "commit") terminateAll();
  });
  return c.json({});
};

test.each(["begin", "between", "during", "commit"])(
  "a call that loses its connection at this stage of its transaction asks to try again: %s",
  async (stage) => {
    await openConnections(3);
    lost.length = 0;
    const answer = await app.request(`/cut/${stage}`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("5");
    await expect.poll(isReady, { timeout: BACK_WITHIN_MS }).toBe(true);
    expect(await transaction(db, (tx) => selectRows(tx, sql`select 1 as one`))).toEqual([
      { one: 1 },
    ]);
    expect(await selectRows(db, sql`select to_regclass('cut_off') as found`)).toEqual([
      { found: null },
    ]);
  },
);

test("a statement of a call is cancelled after a while, one of a task may take longer", async () => {
  const limits = { poolSize: 1, callTimeoutMs: 200, taskTimeoutMs: 5_000 };
  const limited = await openDatabase({
    databaseUrl: database.url,
    databaseLimits: limits,
    dataDir: "",
  });
  const slow = () => limited.db.execute(sql`select pg_sleep(0.5)`);
  const failure: unknown = await slow().catch((error: unknown) => error);
  expect(isOutage(failure)).toBe(true);
  await runAsTask(slow);
  await limited.close();
});

test("losing every idle connection fails no later request", async () => {
  await openConnections(5);
  terminateAll();
  await expect.poll(() => lost.length, { timeout: WITHIN }).toBeGreaterThanOrEqual(5);
  expect(await isReady()).toBe(true);
  expect(await selectRows(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test("a transaction that loses its connection between two queries fails, and the next one works", async () => {
  const broken = transaction(db, async (tx) => {
    await tx.execute(sql`create table half_done (id int)`);
    terminateAll();
    await expect.poll(() => lost.length, { timeout: WITHIN }).toBeGreaterThan(0);
    await tx.execute(sql`insert into half_done values (1)`);
  });
  await expect(broken).rejects.toThrow(/connection|rollback/i);
  expect(await isReady()).toBe(true);
  expect(await selectRows(db, sql`select to_regclass('half_done') as found`)).toEqual([
    { found: null },
  ]);
  expect(await transaction(db, (tx) => selectRows(tx, sql`select 1 as one`))).toEqual([{ one: 1 }]);
});

test("a transaction that loses its connection during a query fails", async () => {
  const broken = transaction(db, (tx) => tx.execute(sql`select pg_sleep(30)`));
  broken.catch(() => {});
  await expect
    .poll(() =>
      selectRows(
        db,
        sql`select pid from pg_stat_activity where datname = current_database() and query like '%pg_sleep(30)%' and state = 'active' and pid <> pg_backend_pid()`,
      ),
    )
    .toHaveLength(1);
  terminateAll();
  await expect(broken).rejects.toThrow();
  expect(await isReady()).toBe(true);
});

test("connections lost by all transactions at once are released", async () => {
  await openConnections(POOL_SIZE);
  terminateAll();
  // No event has been processed since, so each of these takes a connection that is already gone.
  const broken = await Promise.allSettled(
    Array.from({ length: POOL_SIZE }, () => transaction(db, (tx) => tx.execute(sql`select 1`))),
  );
  expect(broken.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
  const ready = await Promise.race([
    isReady(),
    new Promise((resolve) => setTimeout(() => resolve("still waiting"), WITHIN)),
  ]);
  expect(ready).toBe(true);
  const after = await Promise.allSettled(
    Array.from({ length: POOL_SIZE }, () => transaction(db, (tx) => tx.execute(sql`select 1`))),
  );
  expect(after.filter(({ status }) => status === "rejected")).toEqual([]);
});

test("a listener gets notifications sent after its connection was lost", async () => {
  let notices = 0;
  const listening = database.listen("lost_connections", () => notices++);
  await expect.poll(() => notices, { timeout: WITHIN }).toBe(1);
  terminateAll();
  await expect.poll(() => notices, { timeout: WITHIN }).toBe(2);
  await db.execute(sql`notify lost_connections`);
  await expect.poll(() => notices, { timeout: WITHIN }).toBe(3);
  await listening.close();
});

// Runs in a separate process, as a process has only one queue. It enqueues one item after another.
const WORKING_PROCESS = `
  import { setTimeout as wait } from "node:timers/promises";
  import { pino } from "pino";
  const { enqueue, openQueue, taskKind, worker } = await import(process.argv[2]);
  const database = await openDatabase({ databaseUrl: process.argv[1], dataDir: "" });
  const counted = taskKind("counted", 5);
  const run = async ({ item }) => console.log(item);
  const queue = await openQueue(database, [worker(counted, run)], pino({ level: "silent" }));
  await queue.work();
  for (let item = 1; ; item++) {
    await database.db.transaction((tx) => enqueue(tx, { kind: counted, data: { item } })).catch(() => {});
    await wait(100);
  }
`;

test("a process that works on its queue survives, and runs tasks enqueued afterwards", async () => {
  const working = runInChild(
    WORKING_PROCESS,
    database.url,
    new URL("../queue/queue.ts", import.meta.url).href,
  );
  await working.printed(2);
  for (let times = 0; times < 3; times++) {
    terminateAll();
    const before = working.lines.length;
    await working.printed(before + 2);
    expect(working.lines.length).toBeGreaterThan(before);
  }
  await working.kill();
});
