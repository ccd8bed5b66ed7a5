import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import {
  PUSH_MESSAGES as M,
  PUSH_STATUSES,
  type PushTarget,
} from "@devguild/schemas/constants/push-notifications";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openPushService, type PushService } from "../../../testing/push-service.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { DAY_MS } from "../../time.ts";
import { pushSubscriptions } from "../push-subscriptions/push-subscriptions.tables.ts";
import { pushNotifications } from "./push-notifications.tables.ts";

const calls = contract.pushNotifications;
const { DRAFT, SCHEDULED, QUEUED, DELETED, SENT, FAILED } = PUSH_STATUSES;

let api: TestApi;
let given: Given;
let service: PushService;
let editor: Awaited<ReturnType<Given["admin"]>>;
let event: Awaited<ReturnType<Given["conference"]>>;

beforeAll(async () => {
  service = await openPushService();
  const push = { ...testConfig.push, localHosts: [service.host] };
  api = await openApi({ ...testConfig, push });
  given = givenOn(api.db);
});
afterAll(() => service.close());

beforeEach(async () => {
  editor = await given.admin("content-editor");
  event = await given.conference();
  service.received.length = 0;
});

const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString();
const address = (id: number) => ({ params: { id: event.id, notificationId: id } });

type New = BodyInput<typeof calls.create>;
const toNew = (values: Partial<New> = {}): New => ({
  title: "Doors open at 8:30",
  body: "Bring your ticket code.",
  target: "all",
  action: 0,
  ...values,
});
const create = (values: Partial<New> = {}) =>
  api.call(calls.create, { params: { id: event.id }, body: toNew(values) }, editor);
const decide = (id: number, values: Partial<BodyInput<typeof calls.update>> = {}) =>
  api.call(
    calls.update,
    { ...address(id), body: { ...toNew(), status: SCHEDULED, version: 1, ...values } },
    editor,
  );
const setStatus = (id: number, status: typeof SENT | typeof FAILED) =>
  api.db.update(pushNotifications).set({ status }).where(eq(pushNotifications.id, id));

describe("a draft", () => {
  test("may be unfinished, is saved as it is typed, and nothing is overwritten unseen", async () => {
    const { id } = (await create({ title: "", body: "" })).body.data;
    const save = (title: string, version: number) =>
      api.call(calls.saveDraft, { ...address(id), body: { ...toNew({ title }), version } }, editor);
    expect((await save("Doors", 1)).body.data).toMatchObject({ title: "Doors", version: 2 });
    expect((await save("Others", 1)).problem.code).toBe("push_changed");
    const { data } = (await api.call(calls.list, { params: { id: event.id } }, editor)).body;
    expect(data).toMatchObject([{ id, title: "Doors", status: DRAFT, event: { id: event.id } }]);
  });

  test("that failed before is one again once it is edited; one that was sent can’t be changed", async () => {
    const { id } = (await create()).body.data;
    await setStatus(id, FAILED);
    const save = (version: number) =>
      api.call(calls.saveDraft, { ...address(id), body: { ...toNew(), version } }, editor);
    expect((await save(1)).body.data.status).toBe(DRAFT);
    await setStatus(id, SENT);
    expect((await save(2)).problem.code).toBe("push_gone");
    expect((await decide(id, { status: QUEUED, version: 2 })).problem.code).toBe("push_gone");
  });

  test("of another event isn’t found", async () => {
    const { id } = (await create()).body.data;
    event = await given.conference();
    expect((await api.call(calls.details, address(id), editor)).status).toBe(404);
    expect((await decide(id, { scheduled_at: tomorrow() })).status).toBe(404);
    expect((await api.call(calls.remove, address(id), editor)).status).toBe(404);
  });
});

describe("what a click opens", () => {
  test.each([
    [{ action: 1, redirect_type: 1 }, { redirect_type: [M.redirect] }],
    [{ action: 2, redirect_type: 0 }, { redirect_type: [M.redirect] }],
    [{ action: 3, redirect_type: 1 }, { redirect_type: [M.redirect] }],
    [{ action: 0, redirect_type: 0 }, { redirect_type: [M.redirect] }],
    [{ action: 2, redirect_type: null }, { redirect_type: [M.redirect] }],
    [{ action: 1, url: "http://plain.example" }, { url: [M.url] }],
    [{ action: 1, url: "//evil.example" }, { url: [M.url] }],
    [{ action: 1, url: "javascript:alert(1)" }, { url: [M.url] }],
    [{ action: 2, session_id: 999_999 }, { session_id: [M.session] }],
    [{ action: 3, partner_id: 999_999 }, { partner_id: [M.partner] }],
  ] as const)("belongs to its action: %j is refused", async (values, errors) => {
    const answer = await create(values);
    expect([answer.status, answer.problem.errors]).toEqual([422, errors]);
  });

  test("has to be there before it is scheduled, and the event’s page published", async () => {
    const { id } = (await create()).body.data;
    const errorsOf = async (values: Partial<BodyInput<typeof calls.update>>) =>
      (await decide(id, { scheduled_at: tomorrow(), ...values })).problem.errors;
    expect(await errorsOf({ action: 1, redirect_type: 0 })).toEqual({ url: [M.urlRequired] });
    expect(await errorsOf({ action: 3, redirect_type: 2 })).toEqual({
      partner_id: [M.partner],
      action: [M.page],
    });
    const session = await given.eventSession(event, {});
    const link = { action: 2, redirect_type: 1, session_id: session.id } as const;
    expect(await errorsOf(link)).toEqual({ action: [M.page] });
    await given.eventHomepage(event.id, { live: true });
    const { body } = await decide(id, { ...link, scheduled_at: tomorrow() });
    expect(body.data).toMatchObject({ status: SCHEDULED, ...link, url: null });
  });
});

test("a schedule is in the future, within a year; a draft and a scheduled one can be deleted", async () => {
  const { id } = (await create()).body.data;
  const at = async (scheduled_at: string | null) =>
    (await decide(id, { scheduled_at })).problem.errors["scheduled_at"];
  expect(await at(null)).toEqual([M.schedule]);
  expect(await at(new Date(Date.now() - 1000).toISOString())).toEqual([M.past]);
  expect(await at(new Date(Date.now() + 400 * DAY_MS).toISOString())).toEqual([M.far]);
  expect((await decide(id, { scheduled_at: tomorrow() })).status).toBe(200);
  const remove = () => api.call(calls.remove, address(id), editor);
  expect((await remove()).body.data).toMatchObject({ status: DELETED, scheduled_at: null });
  expect((await remove()).problem.message).toBe(M.deleted);
});

test("two who send at once send it once", async () => {
  await given.pushSubscription(editor.userId);
  const { id } = (await create()).body.data;
  const answers = await Promise.all([
    decide(id, { status: QUEUED }),
    decide(id, { status: QUEUED }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

describe("the audience", () => {
  const count = async (target: PushTarget) =>
    (await api.call(calls.audience, { params: { id: event.id }, query: { target } }, editor)).body
      .data;

  beforeEach(() => api.db.delete(pushSubscriptions));

  test("is counted by device: those who registered, developers, companies, speakers, or all", async () => {
    const member = await given.developer();
    const absent = await given.developer();
    const speaker = await given.developer();
    const company = await given.company();
    const recruiter = await given.companyUser(company.id);
    const suspended = await given.developer({ user: { suspended_at: new Date() } });
    const partnership = await given.partnership(company.id);
    ({ event } = partnership);
    const show = await given.liveEvent({ event_id: event.id });
    for (const { userId } of [member, absent])
      await given.liveRegistration(show.id, { user_id: userId });
    await given.partnershipPerson(partnership.id, {
      email: speaker.email.toUpperCase(),
      role: "speaker",
    });
    const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
    await given.pushSubscription(member.userId);
    await given.pushSubscription(member.userId, { user_agent: phone });
    for (const { userId } of [speaker, recruiter, suspended]) await given.pushSubscription(userId);
    // Subscribed with keys that we no longer have.
    await given.pushSubscription(absent.userId, { vapid_key: "old" });
    expect(await count("all")).toEqual({ devices: 4, phones: 1, people: 3, without: null });
    expect(await count("registered")).toEqual({ devices: 2, phones: 1, people: 1, without: 1 });
    expect(await count("developers")).toMatchObject({ devices: 3, people: 2 });
    expect(await count("companies")).toMatchObject({ devices: 1, people: 1 });
    expect(await count("speakers")).toEqual({ devices: 1, phones: 0, people: 1, without: 0 });
    const devices = (await api.call(calls.devices, {}, editor)).body.data;
    expect(devices).toMatchObject({ devices: 4, recent: 4 });
  });

  test("can’t be nobody", async () => {
    const { id } = (await create()).body.data;
    expect((await decide(id, { status: QUEUED })).problem.errors).toEqual({ target: [M.nobody] });
  });
});

describe("a test", () => {
  const sendTest = (id: number) => api.call(calls.sendTest, address(id), editor);

  test("goes to one’s own devices only, and counts nowhere", async () => {
    const { id } = (await create()).body.data;
    expect((await sendTest(id)).problem.errors).toEqual({ device: [M.noDevice] });
    const own = service.subscribe("own");
    await given.pushSubscription(editor.userId, { endpoint: own.endpoint, ...own.keys });
    const others = service.subscribe("others");
    const other = await given.developer();
    await given.pushSubscription(other.userId, { endpoint: others.endpoint, ...others.keys });
    expect((await sendTest(id)).body.data).toEqual({ delivered: 1, failed: 0 });
    const body = { title: "Hello", body: "It works." };
    expect((await api.call(calls.sendToSelf, { body }, editor)).body.data.delivered).toBe(1);
    expect(service.received).toMatchObject([
      { path: "/own", message: { title: "Doors open at 8:30", token: null } },
      { path: "/own", message: { ...body, url: null } },
    ]);
    const after = (await api.call(calls.details, address(id), editor)).body.data;
    expect(after).toMatchObject({ status: DRAFT, delivered_count: 0, version: 1 });
  });

  test("of an unfinished one says what is missing", async () => {
    await given.pushSubscription(editor.userId);
    const { id } = (await create({ title: "", body: "", action: 1 })).body.data;
    expect((await sendTest(id)).problem.errors).toEqual({
      title: [M.title],
      body: [M.body],
      url: [M.urlRequired],
    });
  });
});

test("the queue lists what is to come first, then what went out, and no drafts", async () => {
  const sent = await given.pushNotification(event.id, { status: SENT, sent_at: new Date() });
  const { id } = (await create()).body.data;
  await decide(id, { scheduled_at: tomorrow() });
  await create();
  const { data } = (await api.call(calls.queue, {}, editor)).body;
  expect(data.map((row) => row.id).filter((each) => [id, sent.id].includes(each))).toEqual([
    id,
    sent.id,
  ]);
  expect(data.every(({ status }) => status !== DRAFT && status !== DELETED)).toBe(true);
});
