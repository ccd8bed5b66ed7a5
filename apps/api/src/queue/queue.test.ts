import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../testing/given.ts";
import { type TestApi, openApi } from "../../testing/test-api.ts";
import { selectRows, transaction } from "../db/db.ts";
import { paragraph } from "../mail-components/mail-message.ts";
import { cleanupTask } from "../modules/cleanup/cleanup.tasks.ts";
import { outboxMessages } from "../modules/mail/mail.tables.ts";
import { sendMailTask } from "../modules/mail/mail.tasks.ts";
import { jobs } from "../modules/postings/postings.tables.ts";
import { sessions } from "../modules/sessions/sessions.tables.ts";
import { throttles } from "../modules/throttling/throttling.tables.ts";
import { outbox } from "../ports/mail/outbox.ts";
import { forEachItem } from "./for-each-item.ts";
import { enqueue } from "./queue.ts";

const TO = "ada@test.example";

const buildMail = (subject: string) =>
  sendMailTask({ to: TO, subject, body: [paragraph("http://a.example/1")] });

let api: TestApi;

let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(() => api.db.delete(outboxMessages));

const subjects = async () => (await api.mailsTo(TO)).map(({ subject }) => subject);

describe("a task", () => {
  test("runs once the transaction is committed", async () => {
    await transaction(api.db, (tx) => enqueue(tx, buildMail("kept")));
    expect(await subjects()).toEqual(["kept"]);
    expect(await subjects()).toEqual(["kept"]);
  });

  test("is discarded with a transaction that is rolled back", async () => {
    const failing = transaction(api.db, async (tx) => {
      await enqueue(tx, buildMail("lost"));
      throw new Error("Changed our mind.");
    });
    await expect(failing).rejects.toThrow("Changed our mind.");
    expect(await subjects()).toEqual([]);
  });

  test("that fails is retried later, and blocks nothing else", async () => {
    await enqueue(api.db, buildMail("late"));
    await api.db.execute(sql`alter table outbox_messages rename to outbox_out_of_order`);
    await api.queue.drain();
    await api.db.execute(sql`alter table outbox_out_of_order rename to outbox_messages`);
    await enqueue(api.db, buildMail("on time"));
    expect(await subjects()).toEqual(["on time"]);
    await api.db.execute(sql`update queue.job set start_after = now() where state = 'retry'`);
    expect(await subjects()).toEqual(["late", "on time"]);
  });

  test("that a killed process was running is taken over within a minute", async () => {
    await enqueue(api.db, buildMail("interrupted"));
    // Fetched by a process that has not been heard of for a little longer than it may be silent.
    await api.db.execute(sql`
      update queue.job set state = 'active', started_on = now() - interval '31 seconds',
        heartbeat_on = now() - interval '31 seconds' where state = 'created'`);
    await api.db.execute(sql`update queue.queue set monitor_on = null, monitor_claim_on = null`);
    await api.queue.reclaimStalled();
    await api.db.execute(sql`update queue.job set start_after = now() where state = 'retry'`);
    expect(await subjects()).toEqual(["interrupted"]);
  });

  test("that ran but was not marked as done sends no second email", async () => {
    const { send } = outbox(api.db);
    const mail = { to: TO, subject: "Once", text: "http://a.example/1", html: "<p></p>" };
    await send(mail, "the same task");
    await send(mail, "the same task");
    await send(mail, "another task");
    expect(await subjects()).toEqual(["Once", "Once"]);
  });
});

describe("the outbox", () => {
  const read = async (to?: string) => {
    const path = to === undefined ? "/dev/outbox" : `/dev/outbox?to=${encodeURIComponent(to)}`;
    const answer = await api.app.request(path, { headers: { Accept: "application/json" } });
    return (await answer.json()) as { data: { to: string; subject: string; links: string[] }[] };
  };

  test("lists emails as JSON, newest first, and by address", async () => {
    const { send } = outbox(api.db);
    const mail = { subject: "One", text: "See http://a.example/1", html: "<p></p>" };
    await send({ ...mail, to: TO }, "1");
    await send({ ...mail, to: "grace@test.example", subject: "Two" }, "2");
    await send({ ...mail, to: TO, subject: "Three" }, "3");
    expect((await read()).data.map(({ subject }) => subject)).toEqual(["Three", "Two", "One"]);
    expect((await read(TO)).data.map(({ subject }) => subject)).toEqual(["Three", "One"]);
    expect((await read(TO)).data[0]?.links).toEqual(["http://a.example/1"]);
    expect((await read("nobody@test.example")).data).toEqual([]);
    expect((await read("\u0000")).data).toEqual([]);
  });

  test.each(["http://rebound.example:4000", "http://localhost.rebound.example"])(
    "isn’t shown to pages of %s",
    async (host) => {
      expect((await api.app.request(`${host}/dev/outbox`)).status).toBe(403);
      expect((await api.app.request("http://127.0.0.1:4000/dev/outbox")).status).toBe(200);
    },
  );

  test("shows emails on a page that runs none of their content", async () => {
    const html = `<p title="x">"</p><script>alert(1)</script>`;
    await outbox(api.db).send({ to: TO, subject: "<b>S</b>", text: "", html }, "4");
    const page = await api.app.request("/dev/outbox");
    expect(page.headers.get("Content-Security-Policy")).not.toContain("script-src");
    const source = await page.text();
    expect(source).toContain("&lt;b&gt;S&lt;/b&gt;");
    expect(source).toMatch(/<iframe\s+sandbox/);
    // The message stays inside the frame's attribute.
    expect(source).toMatch(/srcdoc="[^"]*&lt;script&gt;alert\(1\)&lt;\/script&gt;"/);
  });
});

test("the hourly cleanup deletes what has expired, and nothing else", async () => {
  const past = new Date(Date.now() - 1000);
  const ended = await given.openJob({ expire_at: past });
  const open = await given.openJob();
  const { token } = await given.developer();
  await api.db.insert(throttles).values([
    { key: "passed", count: 9, expires_at: past },
    { key: "counting", count: 1, expires_at: new Date(Date.now() + 60_000) },
  ]);
  await api.db.insert(sessions).values({
    token_hash: "over",
    user_id: (await given.login()).id,
    expires_at: past,
  });
  await enqueue(api.db, cleanupTask());
  await api.queue.drain();

  const states = await api.db.select({ id: jobs.id, status: jobs.status }).from(jobs);
  expect(Object.fromEntries(states.map(({ id, status }) => [id, status]))).toMatchObject({
    [ended.id]: "expired",
    [open.id]: "published",
  });
  const counted = await api.db.select({ key: throttles.key }).from(throttles);
  expect(counted.map(({ key }) => key)).toEqual(["counting"]);
  const left = await api.db.select({ hash: sessions.token_hash }).from(sessions);
  expect(left.map(({ hash }) => hash)).not.toContain("over");
  expect((await api.send("GET", "/user", { token })).status).toBe(200);
});

test("scheduled tasks run on schedule", async () => {
  const scheduled = await selectRows<{ name: string; cron: string }>(
    api.db,
    sql`select name, cron from queue.schedule`,
  );
  expect(Object.fromEntries(scheduled.map(({ name, cron }) => [name, cron]))).toEqual({
    "charge-memberships": "10 0 * * *",
    "count-all-company-facets": "40 3 * * *",
    "count-all-job-figures": "10 0 * * *",
    "count-campaign-days": "*/10 * * * *",
    "count-category-pages": "17 * * * *",
    "count-company-facets": "*/5 * * * *",
    "count-job-figures": "*/10 * * * *",
    "count-overview": "*/5 * * * *",
    "count-plays": "*/10 * * * *",
    "count-skill-uses": "7 * * * *",
    "count-story-figures": "*/10 * * * *",
    "due-pushes": "* * * * *",
    "live-event-changes": "*/5 * * * *",
    "live-event-reminders": "*/5 * * * *",
    "live-event-seats": "*/5 * * * *",
    "move-merged-skills-again": "20 2 * * *",
    "publish-articles": "* * * * *",
    "release-pending-ads": "* * * * *",
    "send-alerts": "*/10 * * * *",
    "send-digests": "0 * * * *",
    "start-due-job-feeds": "*/5 * * * *",
    sweep: "0 * * * *",
    "sweep-audit-log": "50 3 * * *",
    "sweep-files": "30 3 * * *",
  });
});

test("work on many items continues after a failure, and reports it in the end", async () => {
  const pages = [[1, 2], [3, 4], []];
  const done: number[] = [];
  const requested: (number | undefined)[] = [];
  const working = forEachItem<number>(
    async (last) => {
      requested.push(last);
      return pages.shift() ?? [];
    },
    async (item) => {
      if (item === 2) throw new Error("two is odd");
      done.push(item);
    },
  );
  await expect(working).rejects.toThrow("two is odd");
  expect({ done, requested }).toEqual({ done: [1, 3, 4], requested: [undefined, 2, 4] });
});
