import { once } from "node:events";
import { createServer } from "node:net";

import { API_BASE } from "@devguild/schemas/addresses";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { testConfig } from "../testing/test-config.ts";
import { createApp } from "./app.ts";
import { openDatabase } from "./db/open-database.ts";
import { isOutage, Outage } from "./outages.ts";

const log = pino({ level: "silent" });
const withCode = (code: string, message = "") => Object.assign(new Error(message), { code });

describe("an error is an outage", () => {
  test.each([
    ["a refused connection", withCode("ECONNREFUSED")],
    ["… at every address of a host", new AggregateError([withCode("ECONNREFUSED")])],
    ["a database that is shutting down", withCode("57P01")],
    ["… or starting", withCode("57P03")],
    ["too many connections", withCode("53300")],
    ["a full disk of the database", withCode("53100")],
    ["a full disk of ours", withCode("ENOSPC")],
    ["a statement that took too long", withCode("57014")],
    ["a connection that broke", withCode("08006")],
    ["no free connection", new Error("timeout exceeded when trying to connect")],
    ["a connection lost during a query", new Error("Connection terminated unexpectedly")],
    ["a service that took too long", new Outage("S3 didn’t respond in time.")],
  ])("%s", (_, error) => {
    expect(isOutage(error)).toBe(true);
    expect(isOutage(new Error("Failed query", { cause: error }))).toBe(true);
  });

  test.each([
    ["a unique value that is taken", withCode("23505")],
    ["a mistake in a statement", withCode("42P01")],
    ["a file that doesn't exist", withCode("ENOENT")],
    ["a mistake of ours", new TypeError("undefined is not a function")],
    ["no error at all", "Connection terminated"],
  ])("but not %s", (_, error) => {
    expect(isOutage(error)).toBe(false);
  });
});

describe("while the database doesn't respond", () => {
  // Accepts connections, and says nothing, as a server does that is frozen or behind a broken network.
  const silent = createServer(() => {});
  beforeAll(async () => {
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
  });
  afterAll(() => silent.close());

  const appOn = async (port: number) => {
    const { databaseLimits } = testConfig;
    const databaseUrl = `postgres://nobody@127.0.0.1:${port}/nothing`;
    const database = await openDatabase({ databaseUrl, databaseLimits, dataDir: "" });
    return { app: createApp({ db: database.db, config: testConfig, log }), close: database.close };
  };

  const silentPort = () => (silent.address() as { port: number }).port;

  test.each([
    ["refuses connections", () => 1, 1_000],
    ["is silent", silentPort, 6_000],
  ])("that %s, calls get 503 and when to try again", async (_, port, withinMs) => {
    const { app } = await appOn(port());
    const startedAt = performance.now();
    const headers = { Authorization: "Bearer of-nobody" };
    const answer = await app.request(`${API_BASE}/user`, { headers });
    expect(performance.now() - startedAt).toBeLessThan(withinMs);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      message: expect.stringMatching(/try again/),
      errors: {},
    });
  });

  test("calls beyond what could wait get 503 at once", async () => {
    const { app } = await appOn(silentPort());
    const waiting = Array.from({ length: 300 }, async () => app.request("/content-state"));
    const startedAt = performance.now();
    const first = await Promise.race(waiting);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(first.status).toBe(503);
    const statuses = await Promise.all(waiting.map(async (each) => (await each).status));
    expect(new Set(statuses)).toEqual(new Set([503]));
  });

  test("readiness is denied within two seconds", async () => {
    const { app } = await appOn(silentPort());
    const startedAt = performance.now();
    const answer = await app.request("/readyz");
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ database: "unavailable" });
  });
});

test("while the bucket doesn't respond, its files get 503 and everything else works on", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as { port: number };
  closed.close();
  const database = await openDatabase({
    databaseUrl: "postgres://nobody@127.0.0.1:1/x",
    dataDir: "",
  });
  const s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "eu-central-1",
    bucket: "files",
    accessKeyId: "id",
    secretAccessKey: "secret",
    pathStyle: true,
  };
  const app = createApp({ db: database.db, config: { ...testConfig, s3 }, log });
  const name = "0d3a1ab0-8a3c-4a6f-9d6b-0b6a4d1f2c3e.png";
  const answer = await app.request(`/api/files/logos/${name}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
  expect((await app.request("/healthz")).status).toBe(200);
});
