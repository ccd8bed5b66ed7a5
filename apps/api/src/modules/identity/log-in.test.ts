import { contract } from "@devguild/contract/contract";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { accounts, sessions, throttles, users } from "./identity.tables.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { sweepSessions } from "./sessions.ts";

const calls = contract.identity;
const PASSWORD = "seven-lanterns-north";
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let api: TestApi;
let given: Given;
let passwordHash: string;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  passwordHash = await hashPassword(PASSWORD);
});

beforeEach(() => api.db.delete(throttles));

const logIn = (email: string, password = PASSWORD, caller: Caller = {}) =>
  api.call(calls.logIn, { body: { email, password } }, caller);

const developer = (user: Partial<typeof users.$inferInsert> = {}) =>
  given.developer({ user: { password_hash: passwordHash, ...user } });

const cookieOf = (answer: { headers: Headers }) => answer.headers.get("Set-Cookie") ?? "";

describe("logging in", () => {
  test("the right password gives a token, and a cookie that scripts cannot read", async () => {
    const { email } = await developer();
    const answer = await logIn(email.toUpperCase());
    expect(answer.body).toMatchObject({ token_type: "Bearer", expires_in: 365 * 24 * 60 * 60 });
    expect(cookieOf(answer)).toMatch(/HttpOnly; SameSite=Lax/);
    expect(cookieOf(answer)).toContain(answer.body.accessToken);
    const me = await api.call(calls.me, {}, { cookie: answer.body.accessToken });
    expect(me.body.data.email).toBe(email);
  });

  test.each([
    ["a wrong password", {}, "wrong"],
    ["a suspended login", { suspended_at: new Date() }, PASSWORD],
    ["a deleted login", { deleted_at: new Date() }, PASSWORD],
    ["a login without a password", { password_hash: null }, PASSWORD],
  ])("%s fails like any other", async (_, user, password) => {
    const { email } = await developer(user);
    const answer = await logIn(email, password);
    const unknown = await logIn("nobody@test.example", password);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors).toEqual({ email: [MESSAGES.credentials] });
    expect(unknown.json).toEqual(answer.json);
  });

  test("an unknown address costs as much work as a wrong password", async () => {
    const timed = async (hash: string | null) => {
      const before = performance.now();
      expect(await isPassword(hash, "wrong")).toBe(false);
      return performance.now() - before;
    };
    await timed(null);
    // Hashing takes milliseconds where a mere comparison takes microseconds.
    expect(await timed(null)).toBeGreaterThan((await timed(passwordHash)) / 4);
    expect(await isPassword(null, "nobody has this password")).toBe(false);
  });

  test("after five failures one has to wait, even with the right password", async () => {
    const { email } = await developer();
    for (let count = 0; count < 5; count++) expect((await logIn(email, "wrong")).status).toBe(422);
    const refused = await logIn(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(800);
    // Neither other people nor other places have to wait with them.
    expect((await logIn((await developer()).email)).status).toBe(200);
    expect((await logIn(email, PASSWORD, { address: "203.0.113.7" })).status).toBe(200);
  });

  test("a hundred guesses at once are counted one by one", async () => {
    const { email } = await developer();
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(email, "wrong")));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  test("a success forgets the failures before it", async () => {
    const { email } = await developer();
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 4; count++) await logIn(email, "wrong");
      expect((await logIn(email)).status).toBe(200);
    }
  });
});

const { site, company, admin } = testConfig.urls;

describe("where a request may come from", () => {
  const markSeen = (caller: Caller) =>
    api.call(calls.markSeen, { body: { page: "developer.dashboard" } }, caller);

  test.each([
    ["our site", site, 204],
    ["the company portal", company, 204],
    ["the back office", admin, 204],
    ["another site", "https://evil.example", 403],
    ["a site whose name begins like ours", `${site}.evil.example`, 403],
    ["a page without an origin", "null", 403],
    ["nowhere", undefined, 403],
  ])("a write with a cookie from %s", async (_, origin, status) => {
    const { token } = await developer();
    expect((await markSeen({ cookie: token, ...(origin && { origin }) })).status).toBe(status);
  });

  test("a bearer token does not depend on the page it comes from", async () => {
    const { token } = await developer();
    expect((await markSeen({ token })).status).toBe(204);
    expect((await markSeen({ token, origin: "https://evil.example" })).status).toBe(204);
  });

  test("another site cannot log a visitor in", async () => {
    const { email } = await developer();
    expect((await logIn(email, PASSWORD, { origin: "https://evil.example" })).status).toBe(403);
    expect((await logIn(email, PASSWORD, { origin: site })).status).toBe(200);
  });

  test("what only admins do is done from the back office", async () => {
    const { token } = await given.admin();
    const job = await given.openJob();
    const bookmark = (origin: string) =>
      api.call(
        contract.jobs.bookmark,
        { params: { id: job.id }, body: { bookmarked: true } },
        { cookie: token, origin },
      );
    expect((await bookmark(site)).status).toBe(403);
    expect((await bookmark(company)).status).toBe(403);
    expect((await bookmark(admin)).status).toBe(200);
  });
});

describe("a session", () => {
  const isLoggedIn = async (token: string) => (await api.call(calls.me, {}, { token })).status === 200;
  const age = (userId: number, values: Partial<typeof sessions.$inferInsert>) =>
    api.db.update(sessions).set(values).where(eq(sessions.user_id, userId));

  test("somebody with a cookie that is over is a guest, and the cookie is cleared", async () => {
    const jobs = await api.call(contract.jobs.search, {}, { cookie: "over" });
    expect(jobs.status).toBe(200);
    expect(cookieOf(jobs)).toMatch(/^devguild_session=; Max-Age=0/);
    const me = await api.call(calls.me, {}, { cookie: "over" });
    expect(me.status).toBe(401);
    expect(cookieOf(me)).toMatch(/^devguild_session=; Max-Age=0/);
  });

  test.each([
    ["89 days without use", { last_used_at: new Date(Date.now() - 89 * DAY) }, true],
    ["91 days without use", { last_used_at: new Date(Date.now() - 91 * DAY) }, false],
    ["a year", { expires_at: new Date(Date.now() - 1) }, false],
    ["a day as a developer", { created_at: new Date(Date.now() - DAY) }, true],
  ])("after %s", async (_, values, expected) => {
    const { userId, token } = await developer();
    await age(userId, values);
    expect(await isLoggedIn(token)).toBe(expected);
  });

  test.each([
    [11, true],
    [13, false],
  ])("of an admin lasts 12 hours: after %s", async (hours, expected) => {
    const { userId, token } = await given.admin();
    await age(userId, { created_at: new Date(Date.now() - hours * HOUR) });
    expect(await isLoggedIn(token)).toBe(expected);
  });

  test("that is used stays alive", async () => {
    const { userId, token } = await developer();
    await age(userId, { last_used_at: new Date(Date.now() - 80 * DAY) });
    await isLoggedIn(token);
    const [session] = await api.db.select().from(sessions).where(eq(sessions.user_id, userId));
    expect(session?.last_used_at.getTime()).toBeGreaterThan(Date.now() - HOUR);
  });

  test("ends with a logout, and only that one", async () => {
    const { userId, token } = await developer();
    const other = await given.session(userId);
    const answer = await api.call(calls.logOut, {}, { cookie: token, origin: site });
    expect(answer.status).toBe(204);
    expect(cookieOf(answer)).toMatch(/^devguild_session=; Max-Age=0/);
    expect(await isLoggedIn(token)).toBe(false);
    expect(await isLoggedIn(other)).toBe(true);
    expect((await api.call(calls.logOut, {})).status).toBe(204);
  });

  test.each([
    ["suspended", { suspended_at: new Date() }],
    ["deleted", { deleted_at: new Date() }],
  ])("ends when its login is %s", async (_, values) => {
    const { userId, token } = await developer();
    await api.db.update(users).set(values).where(eq(users.id, userId));
    expect(await isLoggedIn(token)).toBe(false);
  });

  test("ends when its company's account is suspended", async () => {
    const { userId, token } = await given.companyUser((await given.company()).id);
    await api.db.update(accounts).set({ status: "suspended" }).where(eq(accounts.user_id, userId));
    expect(await isLoggedIn(token)).toBe(false);
  });

  test("is put away once nobody can use it any more", async () => {
    const live = await developer();
    const over = await developer();
    await age(over.userId, { expires_at: new Date(Date.now() - 1) });
    await sweepSessions(api.db);
    expect(await isLoggedIn(live.token)).toBe(true);
    expect(await api.db.select().from(sessions).where(eq(sessions.user_id, over.userId))).toEqual([]);
  });
});

describe("somebody with several accounts", () => {
  test("acts as one of them at a time", async () => {
    const first = await given.company();
    const second = await given.company();
    const person = await developer();
    await given.actAs(person.userId, {
      type: "company",
      company_id: first.id,
      role: "company-account-owner",
    });
    const token = await given.actAs(person.userId, {
      type: "company",
      company_id: second.id,
      role: "company-campaign-manager",
    });
    const switchTo = (body: { account_type: "developer" | "company" | "admin"; type_id?: number }) =>
      api.call(calls.switchAccount, { body }, { token });

    const toFirst = await switchTo({ account_type: "company", type_id: first.id });
    expect(toFirst.body.data).toMatchObject({
      account_type: "company",
      company: { id: first.id },
      home: { url: "/company-dashboard" },
    });
    expect(toFirst.body.data.permissions).toContain("owner.company.delete-account");
    expect(toFirst.body.data.accounts.filter(({ current }) => current)).toMatchObject([
      { type_id: first.id },
    ]);

    const toDeveloper = await switchTo({ account_type: "developer" });
    expect(toDeveloper.body.data).toMatchObject({ account_type: "developer", permissions: [] });
    const base = { params: { id: first.id } };
    expect((await api.call(contract.companies.baseInfo, base, { token })).status).toBe(403);

    expect((await switchTo({ account_type: "admin" })).status).toBe(404);
    expect((await switchTo({ account_type: "company", type_id: 999_999 })).status).toBe(404);
  });

  test("needs to have logged in today to act as an admin", async () => {
    const person = await developer();
    const token = await given.actAs(person.userId, { type: "admin", role: "support" });
    await api.call(calls.switchAccount, { body: { account_type: "developer" } }, { token });
    await api.db
      .update(sessions)
      .set({ created_at: new Date(Date.now() - DAY) })
      .where(eq(sessions.user_id, person.userId));
    const admin = await api.call(calls.switchAccount, { body: { account_type: "admin" } }, { token });
    expect(admin.status).toBe(401);
    expect((await api.call(contract.overview.read, {}, { token })).status).toBe(401);
  });
});
