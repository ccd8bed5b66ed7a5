import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

import { readConfiguration } from "@devguild/config/configuration";
import { PUSH_STATUSES } from "@devguild/schemas/constants/push-notifications";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";

import type { Db } from "../src/db/db.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { events } from "../src/modules/events/events.tables.ts";
import { pushWorkers } from "../src/modules/push-notifications/push-notifications.tasks.ts";
import { pushNotifications } from "../src/modules/push-notifications/push-notifications.tables.ts";
import {
  connectPush,
  sendPushTask,
  toSending,
} from "../src/modules/push-notifications/send-pushes.commands.ts";
import { preparePushKeys } from "../src/modules/push-subscriptions/push-keys.commands.ts";
import { findPushKeys } from "../src/modules/push-subscriptions/push-keys.queries.ts";
import { enqueue, openQueue } from "../src/queue/queue.ts";
import { onEmptyDatabase } from "./copied-database.ts";
import { formatCount, formatMs, formatRatio } from "./numbers.ts";
import type { Options } from "./options.ts";
import { table } from "./report.ts";

const DEVICES = 100_000;
const QUICK_DEVICES = 5000;
const AT_ONCE = 50;
const LOOK_EVERY_MS = 100;
const MEGABYTE = 1024 ** 2;
const NS_PER_MS = 1_000_000;
const TEXT = {
  title: "Doors open at 8:30",
  body: "Bring your ticket code. Coffee is at the north entrance.",
};

type Keys = { p256dh: string; auth: string };
type Checked = { received: number; wrong: number; repeated: number };

const ask = async <Reply>(child: ChildProcess, question?: string) => {
  const replied = once(child, "message");
  if (question !== undefined) child.send(question);
  const [reply] = (await replied) as [Reply];
  return reply;
};

/** Measures `work`: seconds, processor time per message, the largest hold of the event loop, and memory. */
const measure = async (messages: number, work: () => Promise<void>) => {
  globalThis.gc?.();
  const loop = monitorEventLoopDelay({ resolution: 5 });
  const memory = process.memoryUsage().rss;
  let peak = memory;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, LOOK_EVERY_MS);
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  loop.enable();
  await work();
  loop.disable();
  clearInterval(sampling);
  const { user, system } = process.cpuUsage(cpu);
  return {
    seconds: (performance.now() - startedAt) / 1000,
    cpuMs: (user + system) / 1000 / messages,
    heldMs: loop.percentile(99.9) / NS_PER_MS,
    grown: (peak - memory) / MEGABYTE,
  };
};

/** Subscribes devices of half as many people, all with the same keys. */
const subscribe = async (
  db: Db,
  count: number,
  { host, keys, publicKey }: { host: string; keys: Keys; publicKey: string },
) => {
  await db.execute(
    sql`insert into users (email, email_verified_at) select 'push-' || n || '@bench.example', now() from generate_series(1, ${count / 2}::int) n`,
  );
  await db.execute(
    sql`insert into sessions (token_hash, user_id, expires_at) select 'push-' || id || '-' || n, id, now() + interval '1 day' from users, generate_series(1, 2) n`,
  );
  await db.execute(
    sql`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, vapid_key, user_agent)
      select user_id, id, ${`http://${host}/`}::text || id, ${keys.p256dh}::text, ${keys.auth}::text, ${publicKey}::text, 'bench' from sessions`,
  );
  await db.execute(sql`analyze`);
};

const insertNotification = async (db: Db) => {
  const [event] = await db
    .insert(events)
    .values({
      name: "Congress",
      slug: "congress",
      region: "Europe",
      audience: "developers",
      starts_on: "2027-07-07",
      ends_on: "2027-07-09",
      timezone: "Europe/Berlin",
    })
    .returning();
  const [row] = await db
    .insert(pushNotifications)
    .values({
      event_id: event?.id ?? 0,
      ...TEXT,
      target: "all",
      status: PUSH_STATUSES.QUEUED,
    })
    .returning();
  return row?.id ?? 0;
};

const untilSent = async (db: Db, id: number) => {
  for (;;) {
    const [row] = await db.select().from(pushNotifications).where(eq(pushNotifications.id, id));
    if (row?.status === PUSH_STATUSES.SENT || row?.status === PUSH_STATUSES.FAILED) return row;
    await setTimeout(LOOK_EVERY_MS);
  }
};

const measureOn = async (databaseUrl: string, count: number, service: ChildProcess) => {
  const { port, keys: own } = await ask<{ port: number; keys: Keys }>(service);
  const host = `127.0.0.1:${port}`;
  const read = readConfiguration({ SECRET: "bench-0123456789-abcdefghijklmnopqrstuvwxyz" });
  const config = { ...read, push: { keys: undefined, localHosts: [host] } };
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  await database.migrate();
  const { db } = database;
  await preparePushKeys(db, config);
  const keys = await findPushKeys(db, config);
  if (!keys) throw new Error("There are no keys.");
  await subscribe(db, count, { host, keys: own, publicKey: keys.publicKey });
  const id = await insertNotification(db);

  const sendBare = async () => {
    const push = connectPush(keys, config);
    const numbers = Array.from({ length: count / 10 }, (_, index) => index).values();
    const receiver = { endpoint: `http://${host}/bare`, ...own };
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const _ of numbers) await push.send(receiver, toSending({ id, ...TEXT }, null, null));
      }),
    );
    push.close();
  };
  await sendBare();
  const before = await measure(count / 10, sendBare);
  const queue = await openQueue(database, pushWorkers(db, config), pino({ level: "warn" }));
  const queued = await measure(count, async () => {
    await enqueue(db, sendPushTask({ notificationId: id, version: 1 }));
    await queue.work();
    await untilSent(db, id);
  });
  const row = await untilSent(db, id);
  await queue.close();
  const after = await measure(count / 10, sendBare);
  await database.close();
  return { queued, bareMs: (before.cpuMs + after.cpuMs) / 2, delivered: row.delivered_count };
};

/**
 * Measures a push notification to many devices, from a database of its own to a push service on this machine that
 * checks every signature and decrypts every message, against the same messages without queue and database.
 */
export const measurePushes = async (databaseUrl: string, { requests }: Options) => {
  const count = requests < 100 ? QUICK_DEVICES : DEVICES;
  const service = fork(join(import.meta.dirname, "checked-push-service.ts"));
  try {
    const { queued, bareMs, delivered } = await onEmptyDatabase(databaseUrl, (url) =>
      measureOn(url, count, service),
    );
    const { received, wrong, repeated } = await ask<Checked>(service, "what");
    const isRight = received === count && delivered === count && wrong === 0 && repeated === 0;
    if (!isRight) process.exitCode = 1;
    return [
      table(
        [
          "devices",
          "a second",
          "processor, ms each",
          "bare, ms each",
          "ratio",
          "memory, MB",
          "event loop held, ms (99.9 %)",
        ],
        [
          [
            formatCount(count),
            formatCount(count / queued.seconds),
            formatMs(queued.cpuMs),
            formatMs(bareMs),
            formatRatio(queued.cpuMs / bareMs),
            formatCount(queued.grown),
            formatMs(queued.heldMs),
          ],
        ],
      ),
      isRight
        ? "**Passed**: every device got it once, rightly signed and encrypted."
        : `**Failed**: ${received} of ${count} devices got it, ${wrong} messages were wrong, ${repeated} repeated.`,
    ];
  } finally {
    service.kill();
  }
};
