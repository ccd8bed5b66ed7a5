import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createServerDatabase } from "../../testing/test-database.ts";
import { isOutage } from "../outages.ts";
import { type Db, transaction } from "./db.ts";
import { type Database, openDatabase } from "./open-database.ts";

// A server that stops responding without closing its connections, such as one behind a broken network.

const POOL_SIZE = 2;
const sockets = new Set<Socket>();

/** Passes connections on to the server, unless it is frozen. */
const proxy = createServer((client) => {
  const { hostname, port } = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  const server = connect(Number(port), hostname);
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.add(from);
    from.on("error", () => to.destroy());
    from.on("close", () => to.destroy());
    from.pipe(to);
  }
});

let database: Database;
let db: Db;

beforeAll(async () => {
  const created = await createServerDatabase(process.env["TEST_DATABASE_URL"] ?? "");
  await created.close();
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const url = new URL(created.url);
  url.hostname = "127.0.0.1";
  url.port = String((proxy.address() as { port: number }).port);
  database = await openDatabase({
    databaseUrl: url.href,
    databaseLimits: { poolSize: POOL_SIZE, callTimeoutMs: 200, taskTimeoutMs: 200 },
    dataDir: "",
  });
  ({ db } = database);
});
afterAll(async () => {
  await database.close();
  for (const socket of sockets) socket.destroy();
  proxy.close();
});

const useAll = () =>
  Promise.allSettled(
    Array.from({ length: POOL_SIZE }, () => transaction(db, (tx) => tx.execute(sql`select 1`))),
  );

test("calls on a frozen server end, and every connection works again once it is back", async () => {
  expect((await useAll()).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  for (const socket of sockets) socket.pause();
  const startedAt = performance.now();
  const failed = await useAll();
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  for (const each of failed) expect(each.status === "rejected" && isOutage(each.reason)).toBe(true);

  for (const socket of sockets) socket.resume();
  const backAt = performance.now();
  expect((await useAll()).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  expect(performance.now() - backAt).toBeLessThan(1_000);
});
