import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

import { API_BASE } from "@devguild/schemas/addresses";
import { getRequestListener } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

import { testConfig } from "../../testing/test-config.ts";
import { createServerDatabase } from "../../testing/test-database.ts";
import { createApp } from "../app.ts";
import { type Db, selectRows, transaction } from "./db.ts";
import { type Database, openDatabase } from "./open-database.ts";
import { runAsRead, runShared } from "./reading-call.ts";

const SLOW = sql`select pg_sleep(20)`;
const errors: unknown[] = [];

let database: Database;
let db: Db;
let app: ReturnType<typeof createApp>;
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  const created = await createServerDatabase(process.env["TEST_DATABASE_URL"] ?? "");
  await created.close();
  database = await openDatabase({
    databaseUrl: created.url,
    databaseLimits: { poolSize: 2, callTimeoutMs: 30_000, taskTimeoutMs: 30_000 },
    dataDir: "",
  });
  ({ db } = database);
  const log = pino({ level: "error" }, { write: (line) => errors.push(line) });
  app = createApp({ db, config: testConfig, log });
  app.get(`${API_BASE}/slow`, async (c) => c.json(await selectRows(c.var.db, SLOW)));
  app.post(`${API_BASE}/slow`, async (c) => {
    await transaction(c.var.db, async (tx) => {
      await tx.execute(sql`create table if not exists written (at timestamptz)`);
      await tx.execute(sql`select pg_sleep(1)`);
      await tx.execute(sql`insert into written values (now())`);
    });
    return c.body(null, 204);
  });
  const listener = getRequestListener(app.fetch);
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});

const countRunning = async () => {
  const [row] = await selectRows<{ running: number }>(
    db,
    sql`select count(*)::int as running from pg_stat_activity
      where datname = current_database() and query like '%pg_sleep(%' and state = 'active' and pid <> pg_backend_pid()`,
  );
  return row?.running ?? 0;
};

/** Sends a request, and leaves once its statement is running. */
const leave = async (method: "GET" | "POST") => {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", path: `${API_BASE}/slow`, method });
  sent.on("error", () => {});
  sent.end();
  await expect.poll(countRunning, { timeout: 5000 }).toBe(1);
  sent.destroy();
};

test("a read ends with its client, and its connection serves the next call", async () => {
  for (let turn = 0; turn < 3; turn++) {
    await leave("GET");
    await expect.poll(countRunning, { timeout: 2000 }).toBe(0);
  }
  expect(await selectRows(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  expect(errors).toEqual([]);
});

test("a write goes on without its client", async () => {
  await leave("POST");
  await expect
    .poll(() => selectRows(db, sql`select count(*)::int as n from written`), { timeout: 5000 })
    .toEqual([{ n: 1 }]);
});

test("what several calls share goes on without the first of them", async () => {
  const leaving = new AbortController();
  const shared = runAsRead(leaving.signal, () =>
    runShared(() => selectRows(db, sql`select 1 as one from pg_sleep(0.3)`)),
  );
  leaving.abort();
  expect(await shared).toEqual([{ one: 1 }]);
});
