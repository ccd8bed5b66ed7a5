import { contract } from "@devguild/contract/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { selectRows } from "../../db/db.ts";
import { type CrmMessage, type CrmPort, CrmRefusal } from "../../ports/crm/crm.port.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS, HOUR_MS } from "../../time.ts";
import { purgeAccounts } from "../accounts/purge-accounts.commands.ts";
import { consents } from "../consents/consents.tables.ts";
import { formSubmissions } from "./forms.tables.ts";
import { formWorker, forwardFormTask, requeueFailedSubmissions } from "./forward-forms.tasks.ts";
import { cleanUpForms } from "./newsletters.commands.ts";

let api: TestApi;

let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(() => api.db.delete(formSubmissions));

type Values = Partial<typeof formSubmissions.$inferInsert>;

const submission = async (values: Values = {}) => {
  const [row] = await api.db
    .insert(formSubmissions)
    .values({
      form: "live-suggestion",
      email: "ada@test.example",
      fields: { topic: "Bridges" },
      released_at: new Date(),
      ...values,
    })
    .returning();
  return row?.id ?? 0;
};

const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(formSubmissions).where(eq(formSubmissions.id, id));
  return row;
};

/** A CRM that responds as told and records what it receives. */
const crmThat = (answers: () => Promise<void>) => {
  const heard: CrmMessage[] = [];
  const hear = async (message: CrmMessage) => {
    await answers();
    heard.push(message);
  };
  const crm: CrmPort = { submit: hear, withdraw: hear };
  const pass = (id: number, port: CrmPort | null = crm) =>
    formWorker(api.db, testConfig, port).run({ submissionId: id }, "task");
  return { heard, pass, crm };
};

const fine = () => Promise.resolve();

test("a submission that fails while the CRM is down is sent later, once", async () => {
  let isDown = true;
  const { heard, pass } = crmThat(() =>
    isDown ? Promise.reject(new Error("It is down.")) : Promise.resolve(),
  );
  const id = await submission();
  await expect(pass(id)).rejects.toThrow("It is down.");
  expect(await rowOf(id)).toMatchObject({ delivered_at: null, problem: "Error: It is down." });
  isDown = false;
  await pass(id);
  await pass(id);
  expect(heard).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ delivered_at: expect.any(Date), problem: null });
});

test("only submissions that the queue gave up on after a day are queued again", async () => {
  const now = new Date();
  const long = new Date(now.getTime() - 4 * HOUR_MS);
  const givenUp = await submission({ released_at: long, tried_at: long });
  await submission({ released_at: long, tried_at: now });
  await submission({ released_at: long, delivered_at: long });
  await submission({ released_at: long, refused_at: long });
  await submission({ released_at: null, created_at: long });
  await api.queue.drain();
  await api.db.execute(sql`delete from queue.job where name = 'forward-form'`);
  await requeueFailedSubmissions(api.db, now);
  const rows = await selectRows<{ id: number }>(
    api.db,
    sql`select (data->>'submissionId')::int as id from queue.job where name = 'forward-form'`,
  );
  expect(rows).toEqual([{ id: givenUp }]);
});

test("a submission that the CRM rejects is not retried, and the reason is stored", async () => {
  const { pass } = crmThat(() => Promise.reject(new CrmRefusal("BLOCKED_EMAIL")));
  const id = await submission();
  await pass(id);
  const row = await rowOf(id);
  expect(row?.refused_at).toBeInstanceOf(Date);
  expect(row?.problem).toContain("BLOCKED_EMAIL");
});

test("a submission that waits for a confirmation or for a CRM is kept", async () => {
  const { heard, pass } = crmThat(fine);
  const waiting = await submission({ released_at: null });
  await pass(waiting);
  expect(heard).toEqual([]);
  const id = await submission();
  await pass(id, null);
  expect(await rowOf(id)).toMatchObject({ delivered_at: null, problem: "No CRM is configured." });
  await pass(id);
  expect(heard).toHaveLength(1);
});

test("an operator is emailed if the CRM cannot be told to unsubscribe someone", async () => {
  const { crm, pass } = crmThat(fine);
  const id = await submission({ form: "newsletter", act: "withdraw", email: "left@test.example" });
  await pass(id, { ...crm, withdraw: null });
  const [mail] = await api.mailsTo(testConfig.supportEmail);
  expect(mail?.subject).toContain("left@test.example");
  expect((await rowOf(id))?.delivered_at).toBeInstanceOf(Date);
});

test("forwarded submissions are deleted after 90 days", async () => {
  const old = new Date(Date.now() - 91 * DAY_MS);
  const gone = await submission({ released_at: old, delivered_at: old });
  const refused = await submission({ released_at: old, refused_at: old });
  const waiting = await submission({ released_at: old });
  const young = await submission({ delivered_at: new Date() });
  await cleanUpForms(api.db);
  for (const id of [waiting, young]) expect(await rowOf(id)).toBeDefined();
  for (const id of [gone, refused]) expect(await rowOf(id)).toBeUndefined();
});

test("purging a login deletes its submissions, and unsubscribes it in the CRM", async () => {
  const developer = await given.developer();
  const [consent] = await api.db
    .insert(consents)
    .values({
      email: developer.email,
      purpose: "newsletter",
      text_version: "test",
      source: "test",
      confirmed_at: new Date(),
    })
    .returning();
  await submission({ email: developer.email, consent_id: consent?.id ?? 0, form: "newsletter" });
  const body = await given.deletionProof(developer.userId);
  await api.call(contract.account.deleteDeveloper, { body }, developer);
  await purgeAccounts(api.db, createFileStore(testConfig), new Date(Date.now() + 31 * DAY_MS));
  const own = eq(formSubmissions.email, developer.email);
  const left = await api.db.select().from(formSubmissions).where(own);
  expect(left).toMatchObject([{ act: "withdraw", fields: {} }]);
  expect(await api.db.select().from(consents).where(eq(consents.email, developer.email))).toEqual(
    [],
  );
});

test("a task for a deleted submission does nothing", async () => {
  await enqueue(api.db, forwardFormTask(999_999));
  await api.queue.drain();
  const { heard, pass } = crmThat(fine);
  await pass(999_999);
  expect(heard).toEqual([]);
});
