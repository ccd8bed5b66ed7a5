import { contract } from "@devguild/contract/contract";
import { FORM_MESSAGES } from "@devguild/schemas/constants/forms";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import {
  ATTENDANCE_NOT_OFFERED,
  ATTENDANCE_TYPES,
  EVENT_TYPES,
  LIVE_EVENT_STATUSES,
  REGISTRATION_CONFIRM_DAYS,
} from "@devguild/schemas/constants/live-events";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { issueTestToken } from "../../../testing/form-tokens.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { DAY_MS } from "../../time.ts";
import { formSubmissions } from "../forms/forms.tables.ts";
import { cleanUpRegistrations } from "./delete-registrations.commands.ts";
import { signRegistrationLink } from "./registration-links.policy.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

const calls = contract.liveRegistrations;
const { ON_SITE, ONLINE } = ATTENDANCE_TYPES;
const { HYBRID } = EVENT_TYPES;

let api: TestApi;
let given: Given;
let serial = 0;
let email: string;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(() => {
  serial += 1;
  email = `guest${serial}@test.example`;
});

const register = (id: number, token: string, attendance_type: 0 | 1 = ONLINE) =>
  api.call(calls.register, { params: { id }, body: { attendance_type } }, { token });
const ask = (id: number, body: object = {}) =>
  api.call(
    calls.guestRegister,
    {
      params: { id },
      body: {
        first_name: "Grace",
        last_name: "Guest",
        email,
        attendance_type: ONLINE,
        terms: true,
        form_token: issueTestToken(),
        ...body,
      },
    },
    { address: `203.0.113.${serial}` },
  );
const confirm = (token: string) => api.call(calls.guestConfirm, { body: { token } });
const withdraw = (token: string) => api.call(calls.guestWithdraw, { body: { token } });
const look = (token: string) => api.call(calls.find, { query: { token } });
const newestToken = async () => getLinkToken((await api.mailsTo(email))[0]);
const listRegistrations = (id: number) =>
  api.db.select().from(liveEventRegistrations).where(eq(liveEventRegistrations.live_event_id, id));
const page = async (event: { id: number; slug: string }, token?: string) =>
  (await api.call(contract.liveEvents.details, { params: event }, { token })).body.data;
const withdrawLinkOf = (mail: { links: string[] } | undefined) =>
  new URL(mail?.links.find((link) => link.includes("/place?token=")) ?? "").searchParams.get(
    "token",
  ) ?? "";

describe("a member", () => {
  test("registers with one click, gets an email with a calendar file, and sees it everywhere", async () => {
    const event = await given.liveEvent();
    const member = await given.developer();
    const answer = await register(event.id, member.token);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({
      user_registered: true,
      attendance_type: ONLINE,
      waiting: false,
    });
    expect(await page(event, member.token)).toMatchObject({
      user_registered: true,
      attendance_type: ONLINE,
    });
    const user = await api.call(contract.identity.me, {}, { token: member.token });
    expect(user.body.data.registered_upcoming_live_events).toMatchObject([
      { id: event.id, title: event.title, attendance_type: ONLINE },
    ]);
    const dashboard = await api.call(contract.dashboards.developer, {}, { token: member.token });
    expect(dashboard.body.data.registered_upcoming_live_events).toMatchObject([
      { id: event.id, user_registered: true },
    ]);
    const [mail] = await api.mailsTo(member.email);
    expect(mail?.subject).toBe(`You’re in: ${event.title}`);
    expect(mail?.attachments).toMatchObject([{ filename: `${event.slug}.ics` }]);
    expect(mail?.attachments[0]?.content).toContain("BEGIN:VCALENDAR");
  });

  test("who clicks twice is registered and emailed once", async () => {
    const event = await given.liveEvent();
    const { token, email: address } = await given.developer();
    const both = await Promise.all([register(event.id, token), register(event.id, token)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await listRegistrations(event.id)).toHaveLength(1);
    expect(await api.mailsTo(address)).toHaveLength(1);
  });

  test("of a company can register too", async () => {
    const event = await given.liveEvent();
    const company = await given.company();
    const { token } = await given.companyUser(company.id);
    expect((await register(event.id, token)).status).toBe(201);
  });

  test("changes their attendance, and cancels", async () => {
    const event = await given.liveEvent({ event_type: HYBRID, capacity: 1, venue: "Hall 2" });
    const { token, email: address } = await given.developer();
    await register(event.id, token, ON_SITE);
    expect((await page(event)).places_left).toBe(0);
    // A member's own seat doesn't count against them.
    expect((await register(event.id, token, ON_SITE)).status).toBe(201);
    await register(event.id, token, ONLINE);
    expect((await page(event)).places_left).toBe(1);
    const [online, onSite] = await api.mailsTo(address);
    expect(onSite?.text).toContain("Where: Hall 2");
    expect(online?.text).toContain("Where: Online");
    const give = () => api.call(calls.withdraw, { params: { id: event.id } }, { token });
    expect((await give()).status).toBe(204);
    expect((await give()).status).toBe(204);
    expect(await page(event, token)).toMatchObject({ user_registered: false });
  });

  test("cannot register for an event without registration", async () => {
    const { token } = await given.developer();
    const problemOf = async (values: object, attendance: 0 | 1 = ONLINE) => {
      const event = await given.liveEvent(values);
      const { status, problem } = await register(event.id, token, attendance);
      return [status, problem.code ?? problem.errors];
    };
    const closed = [409, "registration_closed"];
    expect(await problemOf({ published: false })).toEqual([404, {}]);
    expect(await problemOf({ status: LIVE_EVENT_STATUSES.LIVE })).toEqual(closed);
    expect(await problemOf({ status: LIVE_EVENT_STATUSES.RECORDING })).toEqual(closed);
    expect(await problemOf({ inHours: -3 })).toEqual(closed);
    expect(await problemOf({}, ON_SITE)).toEqual([
      422,
      { attendance_type: [ATTENDANCE_NOT_OFFERED] },
    ]);
    const unverified = await given.developer({ user: { email_verified_at: null } });
    const { status, problem } = await register((await given.liveEvent()).id, unverified.token);
    expect([status, problem.code]).toEqual([409, "email_unverified"]);
  });
});

describe("the last seat on site", () => {
  test("goes to one of two who register at once", async () => {
    const event = await given.liveEvent({ event_type: HYBRID, capacity: 1 });
    const people = await Promise.all([1, 2, 3].map(() => given.developer()));
    const answers = await Promise.all(
      people.map(({ token }) => register(event.id, token, ON_SITE)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem.code).toBe("event_full");
    // Online attendees don't need a seat.
    expect((await register(event.id, people[0]?.token ?? "", ONLINE)).status).toBe(201);
  });

  test("is not reserved for a guest who has not confirmed, and may be gone by then", async () => {
    const event = await given.liveEvent({ event_type: HYBRID, capacity: 1 });
    await ask(event.id, { attendance_type: ON_SITE });
    const token = await newestToken();
    expect((await page(event)).places_left).toBe(1);
    const member = await given.developer();
    await register(event.id, member.token, ON_SITE);
    const late = await confirm(token);
    expect(late.body.data.state).toBe("listed");
    const another = await ask(event.id, { attendance_type: ON_SITE, email: "late@test.example" });
    expect([another.status, another.problem.code]).toEqual([409, "event_full"]);
  });
});

describe("a guest", () => {
  test("is registered once they click the emailed link, and gets the calendar file", async () => {
    const event = await given.liveEvent();
    const of = {
      company_name: "Acme",
      job_title: "Engineer",
      country_id: await given.placeId("germany"),
    };
    const utm = { utm_campaign: "spring", utm_source: "mail", gclid: "abc" };
    const answer = await ask(event.id, { ...of, ...utm });
    expect([answer.status, answer.body.data]).toEqual([201, { registered: true }]);
    expect(await listRegistrations(event.id)).toMatchObject([
      { email, ...of, utm, confirmed_at: null },
    ]);
    const token = await newestToken();
    expect((await look(token)).body.data).toMatchObject({
      state: "waiting",
      event: { id: event.id },
    });
    expect((await confirm(token)).body.data).toMatchObject({
      state: "confirmed",
      attendance_type: ONLINE,
    });
    expect((await confirm(token)).status).toBe(200);
    const mails = await api.mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toBe(`You’re in: ${event.title}`);
    expect(mails[0]?.attachments[0]?.content).toContain(event.title);

    const end = withdrawLinkOf(mails[0]);
    expect((await look(end)).body.data.state).toBe("confirmed");
    expect((await withdraw(end)).body.data).toMatchObject({ state: "withdrawn" });
    expect((await withdraw(end)).body.data).toMatchObject({ state: "withdrawn" });
    expect(await listRegistrations(event.id)).toEqual([]);
    expect((await confirm(token)).problem.errors).toEqual({ token: [MESSAGES.tokenInvalid] });
  });

  test("who registers again gets the same response, one registration, and an email with its status", async () => {
    const event = await given.liveEvent();
    const form_token = issueTestToken();
    const [one, twice] = [
      await ask(event.id, { form_token }),
      await ask(event.id, { form_token, email: email.toUpperCase() }),
    ];
    expect([one.status, twice.status]).toEqual([201, 201]);
    expect(await api.mailsTo(email)).toHaveLength(1);
    await confirm(await newestToken());
    const longAgo = new Date(Date.now() - DAY_MS);
    await api.db
      .update(liveEventRegistrations)
      .set({ created_at: longAgo })
      .where(eq(liveEventRegistrations.email, email));
    const again = await ask(event.id, { first_name: "Somebody else" });
    expect(again.body).toEqual(one.body);
    expect(await listRegistrations(event.id)).toMatchObject([{ first_name: "Grace" }]);
    const [newest] = await api.mailsTo(email);
    expect(newest?.subject).toBe(`You’re in: ${event.title}`);
    expect(newest?.text).toContain("Hi Grace,");
  });

  test("has the members' restrictions, and is rejected if a bot filled in the form", async () => {
    const event = await given.liveEvent();
    const errorsOf = async (body: object) =>
      Object.keys((await ask(event.id, body)).problem.errors);
    expect(await errorsOf({ first_name: " " })).toEqual(["first_name"]);
    expect(await errorsOf({ last_name: "" })).toEqual(["last_name"]);
    expect(await errorsOf({ email: "nobody" })).toEqual(["email"]);
    expect(await errorsOf({ terms: false })).toEqual(["terms"]);
    expect(await errorsOf({ attendance_type: 2 })).toEqual(["attendance_type"]);
    expect(await errorsOf({ attendance_type: ON_SITE })).toEqual(["attendance_type"]);
    expect(await errorsOf({ country_id: await given.placeId("berlin") })).toEqual(["country_id"]);
    expect(await errorsOf({ homepage: "https://spam.example" })).toEqual(["homepage"]);
    const fast = await ask(event.id, { form_token: issueTestToken(0) });
    expect(fast.problem.errors).toEqual({ form_token: [FORM_MESSAGES.tooFast] });
    expect(await listRegistrations(event.id)).toEqual([]);
    const hidden = await given.liveEvent({ published: false });
    expect((await ask(hidden.id)).status).toBe(404);
    const over = await given.liveEvent({ status: LIVE_EVENT_STATUSES.RECORDING });
    expect((await ask(over.id)).problem.code).toBe("registration_closed");
  });

  test("can register five times an hour", async () => {
    const event = await given.liveEvent();
    for (let time = 0; time < 5; time += 1) expect((await ask(event.id)).status).toBe(201);
    expect((await ask(event.id)).status).toBe(429);
  });

  test("who also subscribes to the newsletter gets a separate link for it", async () => {
    const event = await given.liveEvent();
    await ask(event.id, { hs_terms: true, hutk: "cookie" });
    const subjects = (await api.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects.join()).toContain("newsletter");
    const wishes = await api.db
      .select({ form: formSubmissions.form, hutk: formSubmissions.hutk })
      .from(formSubmissions)
      .where(eq(formSubmissions.email, email));
    expect(wishes).toEqual([{ form: "newsletter", hutk: "cookie" }]);
  });

  test("with a link that is invalid, expired or made for something else is not registered", async () => {
    const event = await given.liveEvent();
    await ask(event.id);
    const token = await newestToken();
    const [row] = await listRegistrations(event.id);
    const link = { eventId: event.id, registrationId: row?.id ?? 0 };
    const other = signRegistrationLink("another secret", { act: "confirm", ...link });
    const end = signRegistrationLink(testConfig.secret, { act: "withdraw", ...link });
    for (const wrong of ["unknown", other, end]) expect((await confirm(wrong)).status).toBe(422);
    expect((await withdraw(token)).status).toBe(422);
    const tooLate = new Date(Date.now() - REGISTRATION_CONFIRM_DAYS * DAY_MS - 1000);
    await api.db
      .update(liveEventRegistrations)
      .set({ created_at: tooLate })
      .where(eq(liveEventRegistrations.id, link.registrationId));
    expect((await look(token)).status).toBe(422);
    expect((await confirm(token)).status).toBe(422);
    await cleanUpRegistrations(api.db);
    expect(await listRegistrations(event.id)).toEqual([]);
  });
});

describe("a guest who has an account", () => {
  test("has one registration if both had one", async () => {
    const event = await given.liveEvent();
    const member = await given.developer();
    await given.liveRegistration(event.id, { user_id: member.userId });
    await ask(event.id, { email: member.email });
    const [mail] = await api.mailsTo(member.email);
    expect((await confirm(getLinkToken(mail))).body.data.state).toBe("confirmed");
    expect(await listRegistrations(event.id)).toMatchObject([{ user_id: member.userId }]);
  });
});
