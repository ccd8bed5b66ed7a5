import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { DAY_MS, HOUR_MS } from "../../time.ts";
import { accounts, users } from "../users/users.tables.ts";
import { cleanUpSessions } from "./sessions.commands.ts";
import { sessions } from "./sessions.tables.ts";

const calls = contract.identity;

const { site } = testConfig.urls;

let api: TestApi;

let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const cookieOf = (answer: { headers: Headers }) => answer.headers.get("Set-Cookie") ?? "";

describe("a session", () => {
  const isLoggedIn = async (token: string) =>
    (await api.call(calls.me, {}, { token })).status === 200;
  const age = (userId: number, values: Partial<typeof sessions.$inferInsert>) =>
    api.db.update(sessions).set(values).where(eq(sessions.user_id, userId));

  test("that has expired makes its user a guest, and the cookie is cleared", async () => {
    const jobs = await api.call(contract.jobs.search, {}, { cookie: "over" });
    expect(jobs.status).toBe(200);
    expect(cookieOf(jobs)).toMatch(/^devguild_session=; Max-Age=0/);
    const me = await api.call(calls.me, {}, { cookie: "over" });
    expect(me.status).toBe(401);
    expect(cookieOf(me)).toMatch(/^devguild_session=; Max-Age=0/);
  });

  test.each([
    ["89 days without use", { last_used_at: new Date(Date.now() - 89 * DAY_MS) }, true],
    ["91 days without use", { last_used_at: new Date(Date.now() - 91 * DAY_MS) }, false],
    ["a year", { expires_at: new Date(Date.now() - 1) }, false],
    ["a day as a developer", { created_at: new Date(Date.now() - DAY_MS) }, true],
  ])("after %s", async (_, values, expected) => {
    const { userId, token } = await given.developer();
    await age(userId, values);
    expect(await isLoggedIn(token)).toBe(expected);
  });

  test.each([
    [11, true],
    [13, false],
  ])("of an admin lasts 12 hours: after %s", async (hours, expected) => {
    const { userId, token } = await given.admin();
    await age(userId, { created_at: new Date(Date.now() - hours * HOUR_MS) });
    expect(await isLoggedIn(token)).toBe(expected);
  });

  test("that is used stays alive", async () => {
    const { userId, token } = await given.developer();
    await age(userId, { last_used_at: new Date(Date.now() - 80 * DAY_MS) });
    await isLoggedIn(token);
    const [session] = await api.db.select().from(sessions).where(eq(sessions.user_id, userId));
    expect(session?.last_used_at.getTime()).toBeGreaterThan(Date.now() - HOUR_MS);
  });

  test("ends with a logout, without affecting others", async () => {
    const { userId, token } = await given.developer();
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
    const { userId, token } = await given.developer();
    await api.db.update(users).set(values).where(eq(users.id, userId));
    expect(await isLoggedIn(token)).toBe(false);
  });

  test("ends when its company's account is suspended", async () => {
    const { userId, token } = await given.companyUser((await given.company()).id);
    await api.db.update(accounts).set({ status: "suspended" }).where(eq(accounts.user_id, userId));
    expect(await isLoggedIn(token)).toBe(false);
  });

  test("is deleted once nobody can use it any more", async () => {
    const live = await given.developer();
    const over = await given.developer();
    await age(over.userId, { expires_at: new Date(Date.now() - 1) });
    await cleanUpSessions(api.db);
    expect(await isLoggedIn(live.token)).toBe(true);
    expect(await api.db.select().from(sessions).where(eq(sessions.user_id, over.userId))).toEqual(
      [],
    );
  });
});

test("a login has at most a hundred sessions; the one unused for longest ends", async () => {
  const { userId, token } = await given.developer();
  const unused = await given.session(userId);
  await api.db
    .update(sessions)
    .set({ last_used_at: new Date(Date.now() - 1000) })
    .where(eq(sessions.token_hash, hashToken(unused)));
  for (let count = 0; count < 99; count++) await given.session(userId);
  expect(await api.db.$count(sessions, eq(sessions.user_id, userId))).toBe(100);
  const statusWith = async (own: string) =>
    (await api.call(contract.identity.me, {}, { token: own })).status;
  expect([await statusWith(token), await statusWith(unused)]).toEqual([200, 401]);
});

describe("someone with several accounts", () => {
  test("uses one of them at a time", async () => {
    const first = await given.company();
    const second = await given.company();
    const person = await given.developer();
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
    const switchTo = (body: {
      account_type: "developer" | "company" | "admin";
      type_id?: number;
    }) => api.call(calls.switchAccount, { body }, { token });

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

    for (const missing of [
      { account_type: "admin" as const },
      { account_type: "company" as const, type_id: 999_999 },
    ]) {
      const refused = await switchTo(missing);
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.problem.errors)).toEqual(["account_type"]);
    }
  });

  test("needs to have logged in today to act as an admin", async () => {
    const person = await given.developer();
    const token = await given.actAs(person.userId, { type: "admin", role: "support" });
    await api.call(calls.switchAccount, { body: { account_type: "developer" } }, { token });
    await api.db
      .update(sessions)
      .set({ created_at: new Date(Date.now() - DAY_MS) })
      .where(eq(sessions.user_id, person.userId));
    const admin = await api.call(
      calls.switchAccount,
      { body: { account_type: "admin" } },
      { token },
    );
    expect(admin.status).toBe(401);
    expect((await api.call(contract.overview.read, {}, { token })).status).toBe(401);
  });
});
