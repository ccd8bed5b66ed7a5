import { contract } from "@devguild/contract/contract";
import { QUEUE_MESSAGES } from "@devguild/schemas/queues";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { selectRows } from "../../db/db.ts";
import { deleteFinishedTasks } from "../../queue/failed-tasks.ts";

const calls = contract.queues;
const TO = "ada@test.example";

let api: TestApi;
let given: Given;
let admin: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  admin = await given.admin("super-admin");
});

beforeEach(() => api.db.execute(sql`delete from queue.job`));

const listFailed = async () => (await api.call(calls.failed, {}, admin)).body;
const retry = (task: string, person = admin) => api.call(calls.retry, { params: { task } }, person);
const countRetries = async () => {
  const log = await api.call(contract.auditLog.list, { query: { action: "task.retry" } }, admin);
  return log.body.data.length;
};

test("a failed email has its recipient and the reason, and nothing of its text", async () => {
  const id = await given.failedMail(TO, "Confirm your address");
  const body = await listFailed();
  expect(body.meta.total).toBe(1);
  expect(body.data).toMatchObject([
    {
      id,
      label: "Email",
      mail: { to: TO, subject: "Confirm your address" },
      reason: "550 No such mailbox",
      tries: 25,
      next_try_at: null,
      may_retry: true,
    },
  ]);
  expect(JSON.stringify(body)).not.toContain("secret-link");
  expect((await api.call(calls.list, {}, admin)).body.data).toContainEqual({
    name: "send-mail",
    label: "Email",
    waiting: 0,
    failed: 1,
  });
});

test("the schedules of the queue itself are no background work of ours", async () => {
  await api.db.execute(sql`insert into queue.job (name) values ('__pgboss__send-it')`);
  expect((await api.call(calls.list, {}, admin)).body.data).toEqual([]);
});

test("a failed email is sent once, however often someone presses", async () => {
  const before = await countRetries();
  const id = await given.failedMail(TO, "Welcome back");
  expect((await retry(id)).status).toBe(204);
  expect((await listFailed()).data).toMatchObject([{ id, is_due: true }]);
  const again = await retry(id);
  expect(again.status).toBe(409);
  expect(again.problem.message).toBe(QUEUE_MESSAGES.retried);
  expect(await api.mailsTo(TO)).toMatchObject([{ subject: "Welcome back" }]);
  expect((await listFailed()).data).toEqual([]);
  expect((await retry(id)).status).toBe(409);
  expect(await countRetries()).toBe(before + 1);
});

test("what is being tried again stays listed until that is decided", async () => {
  const id = await given.failedMail();
  await api.db.execute(
    sql`update queue.job set state = 'active', retry_count = 2, completed_on = null, started_on = now()
      where id = ${id}::uuid`,
  );
  const { data, meta } = await listFailed();
  expect(data).toMatchObject([{ id, tries: 2, is_due: true, next_try_at: null }]);
  expect(meta.total).toBe(1);
  expect((await retry(id)).status).toBe(409);
  await api.db.execute(sql`update queue.job set state = 'completed' where id = ${id}::uuid`);
  expect((await listFailed()).data).toEqual([]);
});

test("of two at once, one has it tried again", async () => {
  const before = await countRetries();
  const id = await given.failedMail();
  const statuses = await Promise.all([retry(id), retry(id)]);
  expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect(await countRetries()).toBe(before + 1);
});

test("what waits for its next try can be tried at once, and fails again with the new reason", async () => {
  const id = await given.failedMail();
  await api.db.execute(
    sql`update queue.job set state = 'retry', start_after = now() + interval '1 hour' where id = ${id}::uuid`,
  );
  expect((await listFailed()).data[0]?.next_try_at).not.toBeNull();
  expect((await retry(id)).status).toBe(204);
  await api.db.execute(sql`alter table outbox_messages rename to outbox_out_of_order`);
  await api.queue.drain();
  await api.db.execute(sql`alter table outbox_out_of_order rename to outbox_messages`);
  const [task] = (await listFailed()).data;
  expect(task).toMatchObject({ id, tries: 26 });
  expect(task?.reason).toContain("outbox_messages");
});

test("work whose failure was dealt with isn't tried again", async () => {
  const id = await given.failedMail();
  await api.db.execute(
    sql`update queue.job set dead_letter = 'give-up-job-feed' where id = ${id}::uuid`,
  );
  expect((await listFailed()).data[0]?.may_retry).toBe(false);
  expect((await retry(id)).status).toBe(409);
});

test("an id of nothing is refused", async () => {
  expect((await retry("no-uuid")).status).toBe(404);
  expect((await retry("00000000-0000-4000-8000-000000000000")).status).toBe(409);
});

test("only those who manage the queues see whom emails go to, and have them sent again", async () => {
  const id = await given.failedMail();
  const support = await given.admin("support");
  expect((await api.call(calls.list, {}, support)).status).toBe(200);
  expect((await api.call(calls.failed, {}, support)).status).toBe(403);
  expect((await retry(id, support)).status).toBe(403);
  expect((await listFailed()).meta.total).toBe(1);
});

test("what has given up is dismissed once, by whoever manages the queues, and isn’t run any more", async () => {
  const id = await given.failedMail(TO, "Never mind");
  const dismiss = (task: string, person = admin) =>
    api.call(calls.dismiss, { params: { task } }, person);
  expect((await dismiss(id, await given.admin("support"))).status).toBe(403);
  expect((await dismiss("nonsense")).status).toBe(404);
  const statuses = (await Promise.all([dismiss(id), dismiss(id)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect((await listFailed()).data).toEqual([]);
  expect((await retry(id)).status).toBe(409);
  expect((await api.mailsTo(TO)).map(({ subject }) => subject)).not.toContain("Never mind");
  const log = await api.call(contract.auditLog.list, { query: { action: "task.dismiss" } }, admin);
  expect(log.body.data).toHaveLength(1);
});

test("what still waits for a try of its own can’t be dismissed", async () => {
  const id = await given.failedMail();
  await api.db.execute(
    sql`update queue.job set state = 'retry', start_after = now() + interval '1 hour' where id = ${id}::uuid`,
  );
  expect((await api.call(calls.dismiss, { params: { task: id } }, admin)).status).toBe(409);
  expect((await listFailed()).data).toMatchObject([{ id }]);
});

test("failed work waits for weeks, and finished work is deleted after a day", async () => {
  const failed = await given.failedMail();
  const old = await given.failedMail();
  const recent = await given.failedMail();
  const finish = (id: string, days: number) =>
    api.db.execute(
      sql`update queue.job set state = 'completed', completed_on = now() - ${days} * interval '1 day' where id = ${id}::uuid`,
    );
  await finish(old, 2);
  await finish(recent, 0);
  await api.db.execute(
    sql`update queue.job set completed_on = now() - interval '20 days' where id = ${failed}::uuid`,
  );
  await deleteFinishedTasks(api.db);
  const rows = await selectRows<{ id: string }>(
    api.db,
    sql`select id from queue.job where completed_on + deletion_seconds * interval '1 second' > now()`,
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual([failed, recent].toSorted());
});
