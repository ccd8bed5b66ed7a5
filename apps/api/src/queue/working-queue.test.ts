import { afterAll, beforeAll, expect, test } from "vitest";

import { runInChild } from "../../testing/child-process.ts";
import { createServerDatabase } from "../../testing/test-database.ts";

// In a separate process, as a process has only one queue, and the tests' own isn't working.

const BACKLOG = 150;
const LATER = 20;
const SINGLE = 20;
// Besides, an urgent email and an item that fails at first.
const ALL = BACKLOG + LATER + SINGLE + 2;
// A queue looks for retries that nothing announced after 30 seconds.
const RETRIED_WITHIN_MS = 10_000;
// A queue that took the next item only at its next look would need more than a minute.
const WITHIN_MS = 20_000;

const SCRIPT = `
  import { EventEmitter, once } from "node:events";
  import { setTimeout as wait } from "node:timers/promises";
  import { pino } from "pino";
  import { PgBoss } from "pg-boss";
  const [, databaseUrl, queueModule, mailModule, failedTasksModule] = process.argv;
  const { enqueue, openQueue, taskKind, worker } = await import(queueModule);
  const { listFailedTasks, retryTask } = await import(failedTasksModule);
  const { mailWorkers, sendMailTask, sendUrgentMailTask } = await import(mailModule);

  const sent = new EventEmitter();
  const urls = { api: "http://a.example", site: "http://s.example", company: "http://c.example", admin: "http://b.example" };
  const port = {
    send: async ({ subject }) => {
      await wait(20);
      console.log(subject);
      sent.emit("mail");
    },
  };
  const toMail = (subject) => ({ to: "ada@test.example", subject, body: [] });

  const oneByOne = taskKind("one-by-one", 2);
  let running = 0;
  const run = async ({ n }) => {
    running += 1;
    await wait(5);
    console.log(running + " running, item " + n);
    running -= 1;
  };

  const failing = taskKind("failing-at-first", 2);
  let retriedAt = 0;
  const failAtFirst = async () => {
    if (retriedAt === 0) throw new Error("at first");
    console.log("worked after " + (performance.now() - retriedAt) + " ms");
  };

  const database = await openDatabase({ databaseUrl, dataDir: "memory://" });
  const enqueueAll = (count, toTask) =>
    database.db.transaction(async (tx) => {
      for (let n = 1; n <= count; n++) await enqueue(tx, toTask(n));
    });

  // As a version did that polled its queues.
  const earlier = new PgBoss({ ...database.queueOptions, schema: "queue" });
  await earlier.start();
  await earlier.createQueue("send-mail");
  await earlier.stop();

  const workers = [...mailWorkers(port, { urls }), worker(oneByOne, run), worker(failing, failAtFirst)];
  const queue = await openQueue(database, workers, pino({ level: "silent" }));
  await enqueueAll(${BACKLOG}, (n) => sendMailTask(toMail("digest " + n)));
  console.log("enqueued");
  await queue.work();
  await once(sent, "mail");
  await enqueue(database.db, sendUrgentMailTask(toMail("reset link")));
  await enqueueAll(${LATER}, (n) => sendMailTask(toMail("notice " + n)));
  await enqueueAll(${SINGLE}, (n) => ({ kind: oneByOne, data: { n } }));
  await enqueue(database.db, { kind: failing, data: {} });
  let failed;
  while (!(failed = (await listFailedTasks(database.db, 1, 0)).rows[0])) await wait(20);
  retriedAt = performance.now();
  await database.db.transaction((tx) => retryTask(tx, failed.id));
`;

let child: ReturnType<typeof runInChild>;
let lines: readonly string[];
let took: number;

beforeAll(async () => {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  let url = "";
  if (serverUrl) {
    const created = await createServerDatabase(serverUrl);
    await created.close();
    url = created.url;
  }
  const moduleUrl = (path: string) => new URL(path, import.meta.url).href;
  child = runInChild(
    SCRIPT,
    url,
    moduleUrl("./queue.ts"),
    moduleUrl("../modules/mail/mail.tasks.ts"),
    moduleUrl("./failed-tasks.ts"),
  );
  await child.printed(1);
  const startedAt = performance.now();
  await child.printed(1 + ALL);
  took = performance.now() - startedAt;
  lines = child.lines.slice(1);
}, 120_000);
afterAll(() => child.kill());

test("a backlog is worked off without pauses, even in a queue that an earlier version created", () => {
  expect(took).toBeLessThan(WITHIN_MS);
  expect(new Set(lines).size).toBe(ALL);
});

test("an email that someone is waiting for overtakes a backlog of others", () => {
  expect(lines.indexOf("reset link")).toBeLessThan(BACKLOG * 0.8);
});

test("other tasks run one at a time", () => {
  const items = lines.filter((line) => line.includes("item"));
  const expected = Array.from({ length: SINGLE }, (_, n) => `1 running, item ${n + 1}`);
  // Items of one transaction are enqueued at the same time, and have no order.
  expect(new Set(items)).toEqual(new Set(expected));
});

test("what failed is run at once when staff have it tried again", () => {
  const after = /^worked after (\d+)/.exec(lines.find((line) => line.startsWith("worked")) ?? "");
  expect(Number(after?.[1] ?? Infinity)).toBeLessThan(RETRIED_WITHIN_MS);
});
