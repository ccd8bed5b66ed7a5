import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { SOURCING_MESSAGES as M } from "@devguild/schemas/constants/sourcing";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { users } from "../users/users.tables.ts";
import { sourcingMessages, sourcingRecipients } from "./sourcing.tables.ts";

const calls = contract.sourcing;

let api: TestApi;
let given: Given;
let talent: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  talent = await given.admin("talent-manager", { first_name: "Vera", last_name: "Baumann" });
});

describe("a message", () => {
  let person: Awaited<ReturnType<Given["developer"]>>;
  beforeEach(async () => {
    person = await given.reachableDeveloper();
  });

  type Body = Partial<BodyInput<typeof calls.sendMessage>>;
  const toBody = (values: Body) => ({
    developer_ids: [person.developerId],
    sender_id: talent.userId,
    subject: "Go in Berlin, {{first_name}}",
    body: "Hi {{first_name}}, shall I put you in touch?",
    ...values,
  });
  const send = (values: Body = {}) => api.call(calls.sendMessage, { body: toBody(values) }, talent);
  const check = async (values: Body = {}) =>
    (await api.call(calls.validateMessage, { body: toBody(values) }, talent)).body.data;
  const read = async (id: number) =>
    (await api.call(calls.message, { params: { id } }, talent)).body.data;

  test("is emailed with the job, answers go to the sender, and a no ends all further ones", async () => {
    const job = await given.openJob({ title: "Metering Engineer" });
    const { status, body } = await send({ job_id: job.id });
    expect(status).toBe(202);
    expect(body.data).toMatchObject({ sender: "Vera Baumann", waiting: 1, sent: 0 });
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.subject).toBe("Go in Berlin, Ada");
    expect(JSON.stringify(mail)).toContain("Hi Ada, shall I put you in touch?");
    expect(JSON.stringify(mail)).toContain("Metering Engineer");
    expect(await read(body.data.id)).toMatchObject({
      waiting: 0,
      sent: 1,
      people: [{ id: person.developerId, state: 1 }],
    });
    const token = /unsubscribe\/([\w.-]+)/.exec(String(mail?.headers["List-Unsubscribe"]))?.[1];
    const end = () => api.call(contract.alerts.unsubscribe, { body: { token: token ?? "" } });
    expect((await end()).body.data).toMatchObject({ kind: "messages", active: false });
    expect((await end()).status).toBe(200);
    expect((await check()).skipped).toMatchObject([{ reason: "refused", until: null }]);
    expect((await send()).problem.errors).toEqual({ developer_ids: [M.nobody] });
  });

  test("is refused and allowed again in the developer’s settings, also while it is on its way", async () => {
    const allow = (allowed: boolean) =>
      api.call(
        contract.profile.saveNotifications,
        { body: { staff_messages_allowed: allowed } },
        person,
      );
    const isFound = async () => {
      const found = await api.call(calls.search, { body: { per_page: 100 } }, talent);
      return found.body.data.some(({ id }) => id === person.developerId);
    };
    const { id } = (await send()).body.data;
    expect((await allow(false)).body.data.staff_messages_allowed).toBe(false);
    expect((await allow(false)).status).toBe(200);
    expect(await api.mailsTo(person.email)).toEqual([]);
    expect(await read(id)).toMatchObject({ skipped: 1, people: [{ reason: "refused" }] });
    expect(await isFound()).toBe(false);
    expect((await check()).skipped).toMatchObject([{ reason: "refused" }]);
    expect((await allow(true)).body.data).toMatchObject({
      staff_messages_allowed: true,
      job_recommendations_subscribed: true,
    });
    expect(await isFound()).toBe(true);
    expect((await check()).recipients).toBe(1);
  });

  test("shows what the first recipient reads, and who is skipped until when", async () => {
    const quiet = await given.developer();
    const recent = await given.reachableDeveloper();
    await send({ developer_ids: [recent.developerId] });
    const ids = [person.developerId, quiet.developerId, recent.developerId, 999_999_999];
    const found = await check({ developer_ids: ids });
    expect(found).toMatchObject({
      valid: true,
      recipients: 1,
      people: [{ id: person.developerId, first_name: "Ada" }],
      preview: { subject: "Go in Berlin, Ada", body: "Hi Ada, shall I put you in touch?" },
    });
    expect(found.skipped.map(({ id, reason }) => [id, reason])).toEqual([
      [quiet.developerId, "unavailable"],
      [recent.developerId, "recent"],
    ]);
    expect(Date.parse(found.skipped[1]?.until ?? "")).toBeGreaterThan(Date.now() + 6 * DAY_MS);
    expect(await check({ developer_ids: [quiet.developerId] })).toMatchObject({
      valid: false,
      recipients: 0,
      preview: null,
    });
  });

  test("is listed with those of colleagues, the newest first, with what became of it", async () => {
    const list = async (page: number) =>
      (await api.call(calls.messages, { query: { page, per_page: 1 } }, talent)).body;
    const { id } = (await send()).body.data;
    await api.mailsTo(person.email);
    const second = await given.developerMessage();
    const newest = await list(1);
    expect(newest.data).toMatchObject([{ id: second }]);
    expect((await list(2)).data).toMatchObject([
      { id, sender: "Vera Baumann", waiting: 0, sent: 1, failed: 0, skipped: 0, read: 0 },
    ]);
    expect(newest.meta.total).toBe(await api.db.$count(sourcingMessages));
  });

  test("of two at once, each person gets one", async () => {
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 422]);
    expect(await api.mailsTo(person.email)).toHaveLength(1);
  });

  test("can be taken back until it goes out, and then be written again", async () => {
    const { id } = (await send()).body.data;
    const withdraw = () => api.call(calls.withdrawMessage, { params: { id } }, talent);
    expect((await withdraw()).body.data).toMatchObject({ withdrawn: true, waiting: 0 });
    expect((await withdraw()).status).toBe(200);
    expect(await api.mailsTo(person.email)).toEqual([]);
    expect((await check()).recipients).toBe(1);
  });

  test("that is on its way can’t be taken back", async () => {
    const { id } = (await send()).body.data;
    await api.db
      .update(sourcingMessages)
      .set({ send_at: new Date() })
      .where(eq(sourcingMessages.id, id));
    const answer = await api.call(calls.withdrawMessage, { params: { id } }, talent);
    expect(answer.problem.code).toBe("gone");
  });

  test("doesn’t go to someone who was suspended before it went out", async () => {
    const { id } = (await send()).body.data;
    await api.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, person.userId));
    expect(await api.mailsTo(person.email)).toEqual([]);
    expect(await read(id)).toMatchObject({ skipped: 1, people: [{ reason: "unavailable" }] });
  });

  test("goes out again after a week", async () => {
    await send();
    await api.mailsTo(person.email);
    await api.db
      .update(sourcingRecipients)
      .set({ created_at: new Date(Date.now() - 7 * DAY_MS) })
      .where(eq(sourcingRecipients.developer_id, person.developerId));
    expect((await send()).status).toBe(202);
  });

  test("says at its fields what is wrong", async () => {
    const support = await given.admin("support");
    expect((await send({ sender_id: support.userId })).problem.errors).toEqual({
      sender_id: [M.sender],
    });
    const draft = await given.openJob({ status: "draft" });
    expect((await send({ job_id: draft.id })).problem.errors).toEqual({ job_id: [M.job] });
    expect((await send({ subject: "", body: "Hi {{name}}" })).problem.errors).toEqual({
      subject: [M.subject],
      body: [M.placeholder("{{name}}")],
    });
    const many = Array.from({ length: 201 }, (_, index) => index + 1);
    expect((await send({ developer_ids: many })).problem.errors).toEqual({
      developer_ids: [M.many],
    });
  });
});
