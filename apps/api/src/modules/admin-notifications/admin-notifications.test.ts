import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import {
  DELIVERY_STATES,
  NOTIFICATION_MESSAGES as M,
} from "@devguild/schemas/constants/notifications";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { HOUR_MS } from "../../time.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";
import { staffNotificationRecipients, staffNotifications } from "./admin-notifications.tables.ts";

const calls = contract.adminNotifications;

let api: TestApi;
let given: Given;
let talent: Awaited<ReturnType<Given["admin"]>>;
let person: Awaited<ReturnType<Given["developer"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  talent = await given.admin("talent-manager");
  person = await given.developer();
});

type Body = BodyInput<typeof calls.send>;
const toBody = (values: Partial<Body>): Body => ({
  developer_ids: [person.developerId],
  title: "Meetup in Berlin",
  body: "We have 30 seats for members.",
  url: "/en/live-events",
  channels: ["in_app", "email"],
  ...values,
});
const send = (values: Partial<Body> = {}) => api.call(calls.send, { body: toBody(values) }, talent);
const check = async (values: Partial<Body> = {}) =>
  (await api.call(calls.check, { body: toBody(values) }, talent)).body.data;
const find = async (id: number) =>
  (await api.call(calls.sent, { params: { id } }, talent)).body.data;
const listNews = async (who: { token: string }) =>
  (await api.call(contract.notifications.list, {}, who)).body.data;
const saveSettings = (body: BodyInput<typeof contract.profile.saveNotifications>) =>
  api.call(contract.profile.saveNotifications, { body }, person);

test("a developer is notified in the app and by email, and whoever sent it of the outcome", async () => {
  const { status, body } = await send();
  expect(status).toBe(202);
  expect(body.data).toMatchObject({ waiting: 1, sent: 0, withdrawn: false });
  const [mail] = await api.mailsTo(person.email);
  expect(mail?.subject).toBe("Meetup in Berlin");
  expect(JSON.stringify(mail)).toContain("/en/live-events");
  expect(await listNews(person)).toMatchObject([
    { kind: "team", title: "Meetup in Berlin", url: "/en/live-events", read_at: null },
  ]);
  expect(await find(body.data.id)).toMatchObject({
    waiting: 0,
    sent: 1,
    emailed: 1,
    people: [{ id: person.developerId, channels: ["in_app", "email"], gap: null }],
  });
  expect(await listNews(talent)).toMatchObject([
    {
      kind: "outcome",
      title: "“Meetup in Berlin” went to 1 developer",
      url: `/en/admin/notifications/${body.data.id}`,
    },
  ]);
});

test("emails end by their link or in the settings; the app goes on notifying", async () => {
  await send();
  const [mail] = await api.mailsTo(person.email);
  const token = /unsubscribe\/([\w.-]+)/.exec(String(mail?.headers["List-Unsubscribe"]))?.[1];
  const end = () => api.call(contract.alerts.unsubscribe, { body: { token: token ?? "" } });
  expect((await end()).body.data).toMatchObject({ kind: "notifications", active: false });
  expect((await end()).status).toBe(200);
  expect((await check({ title: "Again" })).people).toMatchObject([
    { channels: ["in_app"], gap: "no-emails" },
  ]);
  expect((await send({ title: "Again", channels: ["email"] })).problem.errors).toEqual({
    developer_ids: [M.nobody],
  });
  expect((await saveSettings({ notification_emails: true })).body.data.notification_emails).toBe(
    true,
  );
  expect(await check({ title: "Again" })).toMatchObject({ recipients: 1, by_email: 1 });
});

test("settings are asked again when it goes out", async () => {
  const { id } = (await send()).body.data;
  await saveSettings({ staff_messages_allowed: false });
  expect(await api.mailsTo(person.email)).toEqual([]);
  expect(await listNews(person)).toEqual([]);
  expect(await find(id)).toMatchObject({
    skipped: 1,
    people: [{ gap: "refused", channels: [], state: DELIVERY_STATES.SKIPPED }],
  });
});

test("who gets it and how is checked first", async () => {
  const unconfirmed = await given.developer({ user: { email_verified_at: null } });
  const suspended = await given.developer({ user: { suspended_at: new Date() } });
  const ids = [person.developerId, unconfirmed.developerId, suspended.developerId, 999_999_999];
  expect(await check({ developer_ids: ids })).toMatchObject({
    recipients: 2,
    by_email: 1,
    people: [
      { id: person.developerId, channels: ["in_app", "email"], gap: null },
      { id: unconfirmed.developerId, channels: ["in_app"], gap: "unconfirmed" },
      { id: suspended.developerId, channels: [], gap: "unavailable" },
    ],
  });
});

test("the same one sent twice, also at once, reaches each person once", async () => {
  const other = await given.developer();
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 422]);
  const { body } = await send({ developer_ids: [person.developerId, other.developerId] });
  expect(body.data).toMatchObject({ waiting: 1, skipped: 1 });
  expect(await api.mailsTo(person.email)).toHaveLength(1);
  expect(await listNews(person)).toHaveLength(1);
  expect(await listNews(other)).toHaveLength(1);
  expect((await send({ title: "Another one" })).status).toBe(202);
});

test("the same one may be sent again after a day", async () => {
  await send();
  await api.mailsTo(person.email);
  await api.db
    .update(staffNotificationRecipients)
    .set({ created_at: new Date(Date.now() - 24 * HOUR_MS) })
    .where(eq(staffNotificationRecipients.developer_id, person.developerId));
  expect((await send()).status).toBe(202);
});

test("it can be taken back until it goes out", async () => {
  const { id } = (await send()).body.data;
  const withdraw = () => api.call(calls.withdraw, { params: { id } }, talent);
  expect((await withdraw()).body.data).toMatchObject({ withdrawn: true, waiting: 0 });
  expect((await withdraw()).status).toBe(200);
  expect(await api.mailsTo(person.email)).toEqual([]);
  expect([await listNews(person), await listNews(talent)]).toEqual([[], []]);
  const again = (await send()).body.data.id;
  await api.db
    .update(staffNotifications)
    .set({ send_at: new Date() })
    .where(eq(staffNotifications.id, again));
  const late = await api.call(calls.withdraw, { params: { id: again } }, talent);
  expect(late.problem.code).toBe("gone");
});

test("a deleted profile between sending and delivery is skipped", async () => {
  const { id } = (await send()).body.data;
  await api.db
    .update(developers)
    .set({ deleted_at: new Date() })
    .where(eq(developers.id, person.developerId));
  await api.db.update(users).set({ deleted_at: new Date() }).where(eq(users.id, person.userId));
  expect(await api.mailsTo(person.email)).toEqual([]);
  expect(await find(id)).toMatchObject({ sent: 0, people: [{ gap: "unavailable" }] });
});

test("says at its fields what is wrong", async () => {
  expect((await send({ title: "", body: " " })).problem.errors).toEqual({
    title: [M.title],
    body: [M.body],
  });
  for (const url of [
    "jobs",
    "/",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/en/admin",
  ])
    expect((await send({ url })).problem.errors).toEqual({ url: [M.url] });
  expect((await send({ channels: [] })).problem.errors).toEqual({ channels: [M.channel] });
  const many = Array.from({ length: 201 }, (_, index) => index + 1);
  expect((await send({ developer_ids: many })).problem.errors).toEqual({
    developer_ids: [M.many],
  });
  expect((await send({ url: "" })).status).toBe(202);
});
