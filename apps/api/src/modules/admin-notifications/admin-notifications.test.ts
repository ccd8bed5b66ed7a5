import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import {
  DELIVERY_STATES,
  NOTIFICATION_MESSAGES as M,
} from "@devguild/schemas/constants/notifications";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { HOUR_MS } from "../../time.ts";
import { signAlertLink } from "../alerts/alert-links.policy.ts";
import { OUR_NOTES } from "../data-export/our-notes-subject.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { eraseDeveloperNotifications } from "../notifications/notifications.commands.ts";
import { users } from "../users/users.tables.ts";
import { eraseReceivedNotifications } from "./send-notification.commands.ts";
import { deliverNotification } from "./deliver-notification.commands.ts";
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
  audience: "developers",
  user_ids: [person.userId],
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
const takeEmails = (who: { token: string }, isOn: boolean) =>
  api.call(contract.profile.saveNotificationEmails, { body: { notification_emails: isOn } }, who);

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
    people: [
      {
        user_id: person.userId,
        record_id: person.developerId,
        channels: ["in_app", "email"],
        gap: null,
      },
    ],
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
    user_ids: [M.nobody],
  });
  expect((await takeEmails(person, true)).body.data.notification_emails).toBe(true);
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
  const owner = await given.companyUser((await given.company()).id);
  const ids = [person.userId, unconfirmed.userId, suspended.userId, owner.userId, 999_999_999];
  expect(await check({ user_ids: ids })).toMatchObject({
    recipients: 2,
    by_email: 1,
    people: [
      { user_id: person.userId, channels: ["in_app", "email"], gap: null },
      { user_id: unconfirmed.userId, channels: ["in_app"], gap: "unconfirmed" },
      { user_id: suspended.userId, channels: [], gap: "unavailable" },
    ],
  });
});

test("the same one sent twice, also at once, reaches each person once", async () => {
  const other = await given.developer();
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 422]);
  const { body } = await send({ user_ids: [person.userId, other.userId] });
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
    .where(eq(staffNotificationRecipients.user_id, person.userId));
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
    expect((await send({ url })).problem.errors).toEqual({ url: [M.url.developers] });
  expect((await send({ channels: [] })).problem.errors).toEqual({ channels: [M.channel] });
  const many = Array.from({ length: 201 }, (_, index) => index + 1);
  expect((await send({ user_ids: many })).problem.errors).toEqual({
    user_ids: [M.many],
  });
  expect((await send({ url: "" })).status).toBe(202);
});

test("after a crash halfway, everyone gets it once", async () => {
  const other = await given.developer();
  const { id } = (await send({ user_ids: [person.userId, other.userId] })).body.data;
  const deliver = () => deliverNotification(api.db, testConfig.secret, id);
  const heal = () =>
    api.db.execute(sql`alter table notifications drop constraint if exists killed`);
  onTestFinished(async () => void (await heal()));
  await api.db.execute(
    sql.raw(
      `alter table notifications add constraint killed check (user_id <> ${other.userId}) not valid`,
    ),
  );
  await expect(deliver()).rejects.toThrow();
  expect(await find(id)).toMatchObject({ waiting: 1, sent: 1 });
  await heal();
  await deliver();
  expect(await find(id)).toMatchObject({ waiting: 0, sent: 2, emailed: 2 });
  for (const { email } of [person, other]) expect(await api.mailsTo(email)).toHaveLength(1);
});

test("a link of an email from before still ends a developer’s notifications by email", async () => {
  const token = signAlertLink(testConfig.secret, {
    act: "end-notifications",
    id: person.developerId,
  });
  const { body } = await api.call(contract.alerts.unsubscribe, { body: { token } });
  expect(body.data).toMatchObject({ kind: "notifications", active: false });
  expect(await check()).toMatchObject({ recipients: 1, by_email: 0 });
});

describe("company users", () => {
  let manager: Awaited<ReturnType<Given["admin"]>>;
  let owner: Awaited<ReturnType<Given["companyUser"]>>;
  let companyId: number;

  beforeEach(async () => {
    manager = await given.admin("account-manager");
    companyId = (await given.company()).id;
    owner = await given.companyUser(companyId, "company-account-owner");
  });

  const toCompany = (values: Partial<Body> = {}): Body => ({
    ...toBody({ audience: "company-users", user_ids: [owner.userId] }),
    url: "/en/company/company-account",
    ...values,
  });
  const notifyCompany = (values: Partial<Body> = {}, who: { token: string } = manager) =>
    api.call(calls.send, { body: toCompany(values) }, who);
  const readOutcome = async (id: number) =>
    (await api.call(calls.sent, { params: { id } }, manager)).body.data;

  test("are notified in the app and by email, with a page of the portal", async () => {
    const { status, body } = await notifyCompany();
    expect(status).toBe(202);
    const [mail] = await api.mailsTo(owner.email);
    expect(JSON.stringify(mail)).toContain(`${testConfig.urls.company}/en/company/company-account`);
    expect(await listNews(owner)).toMatchObject([
      { kind: "notice", title: "Meetup in Berlin", url: "/en/company/company-account" },
    ]);
    expect(await readOutcome(body.data.id)).toMatchObject({
      audience: "company-users",
      sent: 1,
      people: [{ user_id: owner.userId, record_id: companyId }],
    });
    expect(await listNews(manager)).toMatchObject([
      { title: "“Meetup in Berlin” went to 1 company user" },
    ]);
  });

  test("can turn the emails off, by their link or in their profile", async () => {
    const { id } = (await notifyCompany()).body.data;
    await takeEmails(owner, false);
    expect(await api.mailsTo(owner.email)).toEqual([]);
    expect(await readOutcome(id)).toMatchObject({ people: [{ gap: "no-emails" }] });
    await takeEmails(owner, true);
    await notifyCompany({ title: "Again" });
    const [mail] = await api.mailsTo(owner.email);
    const token = /unsubscribe\/([\w.-]+)/.exec(String(mail?.headers["List-Unsubscribe"]))?.[1];
    await api.call(contract.alerts.unsubscribe, { body: { token: token ?? "" } });
    const me = (await api.call(contract.identity.me, {}, owner)).body.data;
    expect(me.notification_emails).toBe(false);
    expect((await notifyCompany({ title: "More", channels: ["email"] })).problem.errors).toEqual({
      user_ids: [M.nobody],
    });
  });

  test("a developer’s no to our talent team doesn’t keep a company from being notified", async () => {
    await given.actAs(person.userId, {
      type: "company",
      company_id: companyId,
      role: "company-administrator",
    });
    await api.db
      .update(developers)
      .set({ messages_refused_at: new Date() })
      .where(eq(developers.id, person.developerId));
    expect((await send()).problem.errors).toEqual({ user_ids: [M.nobody] });
    expect((await notifyCompany({ user_ids: [person.userId] })).status).toBe(202);
  });

  test.each(["suspended", "invited", "deleted"] as const)(
    "with a %s account get nothing, also if it closes before delivery",
    async (status) => {
      const { id } = (await notifyCompany()).body.data;
      await given.companyAccount(owner.userId, status);
      expect(await api.mailsTo(owner.email)).toEqual([]);
      expect(await readOutcome(id)).toMatchObject({ sent: 0, people: [{ gap: "unavailable" }] });
      expect((await notifyCompany({ title: "Again" })).problem.errors).toEqual({
        user_ids: [M.nobody],
      });
    },
  );

  test("who has another kind of account is left out, without a name", async () => {
    const body = toCompany({ user_ids: [person.userId, owner.userId] });
    const { data } = (await api.call(calls.check, { body }, manager)).body;
    expect(data.people).toMatchObject([{ user_id: owner.userId }]);
  });

  test("find them in the copy of their data, and keep them without their developer account", async () => {
    await given.actAs(person.userId, {
      type: "company",
      company_id: companyId,
      role: "company-administrator",
    });
    await send();
    await notifyCompany({ user_ids: [person.userId], title: "Invoices" });
    await api.mailsTo(person.email);
    const readCopy = () =>
      OUR_NOTES.read(api.db, { ...person, developerId: null, emailVerified: true });
    expect(await readCopy()).toMatchObject({
      notifications: [{ title: "Meetup in Berlin" }, { title: "Invoices" }],
    });
    await eraseReceivedNotifications(api.db, person.userId, "developers");
    await eraseDeveloperNotifications(api.db, person.userId);
    expect(await readCopy()).toMatchObject({ notifications: [{ title: "Invoices" }] });
    expect(await listNews(person)).toMatchObject([{ title: "Invoices" }]);
    await eraseReceivedNotifications(api.db, person.userId);
    expect(await readCopy()).toBeUndefined();
  });

  test("pages of another app are refused", async () => {
    expect((await notifyCompany({ url: "/en/admin" })).problem.errors).toEqual({
      url: [M.url["company-users"]],
    });
    expect((await notifyCompany({ url: "/en/live-events" })).status).toBe(202);
  });
});

test("each audience takes its own permission", async () => {
  const manager = await given.admin("account-manager");
  const superAdmin = await given.admin();
  const support = await given.admin("support");
  const owner = await given.companyUser((await given.company()).id);
  const bodies = [
    [toBody({}), [superAdmin, talent]],
    [toBody({ audience: "company-users", user_ids: [owner.userId] }), [superAdmin, manager]],
    [toBody({ audience: "staff", user_ids: [talent.userId], url: "/en/admin" }), [superAdmin]],
  ] as const;
  for (const [body, allowed] of bodies) {
    for (const who of [superAdmin, talent, manager, support]) {
      const expected = allowed.some((each) => each === who) ? 200 : 403;
      expect((await api.call(calls.check, { body }, who)).status).toBe(expected);
    }
    const { id } = (await api.call(calls.send, { body }, superAdmin)).body.data;
    for (const who of [talent, manager].filter((each) => !allowed.some((one) => one === each))) {
      expect((await api.call(calls.send, { body }, who)).status).toBe(403);
      expect((await api.call(calls.sent, { params: { id } }, who)).status).toBe(403);
      expect((await api.call(calls.withdraw, { params: { id } }, who)).status).toBe(403);
    }
  }
  await api.mailsTo(talent.email);
  expect(await listNews(talent)).toMatchObject([{ kind: "notice", url: "/en/admin" }]);
});
