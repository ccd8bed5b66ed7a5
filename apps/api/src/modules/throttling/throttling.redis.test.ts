import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type Socket, connect, createServer } from "node:net";

import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { attempt, describeThrottling } from "../../../testing/throttle-behaviours.ts";
import { openRedisAttempts } from "../../ports/attempts/redis.ts";
import { shareAttemptCounter, resetAttempts } from "./throttling.commands.ts";
import { throttles } from "./throttling.tables.ts";

// Uses the Redis at TEST_REDIS_URL with a key prefix for this run, so that no other keys are touched;
// its own keys expire.

const URL_OF_REDIS = process.env["TEST_REDIS_URL"] ?? "";

const PREFIX = `devguild-test:${randomUUID()}:`;

const silent = pino({ level: "silent" });

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});

describe("with Redis", () => {
  let redis: Awaited<ReturnType<typeof openRedisAttempts>>;
  beforeAll(async () => {
    redis = await openRedisAttempts(URL_OF_REDIS, silent, PREFIX);
    shareAttemptCounter(redis);
  });
  afterAll(() => {
    shareAttemptCounter(undefined);
    redis.close();
  });

  describeThrottling("Redis", () => api);

  test("nothing is counted in the database", async () => {
    expect(await api.db.select().from(throttles)).toEqual([]);
  });

  test("several processes count together", async () => {
    const other = await openRedisAttempts(URL_OF_REDIS, silent, PREFIX);
    const counted = [];
    for (const process of [redis, other, redis, other])
      counted.push((await process.count("together", 60)).count);
    expect(counted).toEqual([1, 2, 3, 4]);
    other.close();
  });
});

/** Opens a proxy to Redis that can be cut off or made to swallow responses. */
const openProxy = async () => {
  const { hostname, port } = new URL(URL_OF_REDIS);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port || 6379), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
    near.pipe(far).on("close", () => near.destroy());
    far.pipe(near).on("close", () => far.destroy());
  });
  const listen = async (at: number) => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    return address.port;
  };
  const own = await listen(0);
  const url = new URL(URL_OF_REDIS);
  url.host = `127.0.0.1:${own}`;
  const cut = async () => {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    cut,
    restore: () => listen(own),
    block: () => sockets.forEach((socket) => socket.pause()),
  };
};

describe("a Redis that is unreachable", () => {
  const limit = { name: "outage", attempts: 2, seconds: 60 };
  let lines: string[];
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let redis: Awaited<ReturnType<typeof openRedisAttempts>>;

  const open = async () => {
    lines = [];
    proxy = await openProxy();
    const log = pino({ level: "info" }, { write: (line) => lines.push(line) });
    redis = await openRedisAttempts(proxy.url, log, PREFIX);
    shareAttemptCounter(redis);
    await api.db.delete(throttles);
  };
  afterEach(() => {
    shareAttemptCounter(undefined);
    redis.close();
  });

  const tryTimes = async (times: number, who: string) => {
    const answers = [];
    for (let tried = 0; tried < times; tried += 1)
      answers.push((await attempt(api.db, limit, who)) === true);
    return answers;
  };

  test("leaves the throttle in force, logs it once, and counts again when it is back", async () => {
    await open();
    expect(await tryTimes(3, "ada")).toEqual([true, true, false]);
    expect(lines).toEqual([]);

    await proxy.cut();
    expect(await tryTimes(4, "grace")).toEqual([true, true, false, false]);
    // Attempts that were used up before are available once more, but not indefinitely.
    expect(await tryTimes(3, "ada")).toEqual([true, true, false]);
    await resetAttempts(api.db, limit, "grace");
    expect(await tryTimes(1, "grace")).toEqual([true]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("attempts are counted in the database");

    await proxy.restore();
    await expect
      .poll(() => redis.count(randomUUID(), 1).catch(() => null), { timeout: 10_000 })
      .toMatchObject({ count: 1 });
    expect(await tryTimes(1, "ada")).toEqual([false]);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("Redis answers");
    await proxy.cut();
  });

  test("with an open connection delays nobody for long", async () => {
    await open();
    expect(await tryTimes(1, "lin")).toEqual([true]);
    proxy.block();
    const begun = Date.now();
    expect(await tryTimes(3, "lin")).toEqual([true, true, false]);
    expect(Date.now() - begun).toBeLessThan(3000);
    expect(lines).toHaveLength(1);
    await proxy.cut();
  });
});
