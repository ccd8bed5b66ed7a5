import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { startSession } from "../sessions/sessions.commands.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { describeDevice } from "../sessions/visitor-device.policy.ts";

const calls = contract.security;

const PASSWORD = "seven-lanterns-north";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let api: TestApi;

let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const isLoggedIn = async (token: string) =>
  (await api.call(contract.identity.me, {}, { token })).status === 200;

describe("a user's sessions", () => {
  test("are listed with the current one marked, without full IP addresses", async () => {
    const { userId, token } = await given.developer();
    const visitor = { address: "203.0.113.77", userAgent: FIREFOX };
    await startSession(api.db, userId, visitor);
    const { data } = (await api.call(calls.sessions, {}, { token })).body;
    expect(data).toHaveLength(2);
    expect(data.find(({ current }) => !current)).toMatchObject({
      browser: "Firefox",
      system: "Linux",
      address: "203.0.113.x",
    });
    expect(data.filter(({ current }) => current)).toHaveLength(1);
  });

  test("leave out expired ones", async () => {
    const { userId, token } = await given.developer();
    const over = await startSession(api.db, userId, { address: "127.0.0.1", userAgent: "old" });
    await api.db
      .update(sessions)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(sessions.user_agent, "old"));
    expect(await isLoggedIn(over.token)).toBe(false);
    expect((await api.call(calls.sessions, {}, { token })).body.data).toHaveLength(1);
  });

  test("can be ended one by one, but only one's own", async () => {
    const { userId, token } = await given.developer();
    const elsewhere = await given.session(userId);
    const listed = (await api.call(calls.sessions, {}, { token })).body.data;
    const other = listed.find(({ current }) => !current)?.id ?? 0;
    const stranger = await given.developer();
    const refused = await api.call(calls.endSession, { params: { id: other } }, stranger);
    expect(refused.status).toBe(404);
    expect(await isLoggedIn(elsewhere)).toBe(true);
    expect((await api.call(calls.endSession, { params: { id: other } }, { token })).status).toBe(
      204,
    );
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect(await isLoggedIn(token)).toBe(true);
  });

  test("ending the current one logs out", async () => {
    const { token } = await given.developer();
    const [own] = (await api.call(calls.sessions, {}, { token })).body.data;
    const ended = await api.call(
      calls.endSession,
      { params: { id: own?.id ?? 0 } },
      { cookie: token, origin: testConfig.urls.site },
    );
    expect(ended.headers.get("Set-Cookie")).toMatch(/^devguild_session=; Max-Age=0/);
    expect(await isLoggedIn(token)).toBe(false);
  });

  test("can all be ended except the current one", async () => {
    const { userId, token } = await given.developer();
    const others = [await given.session(userId), await given.session(userId)];
    const stranger = await given.developer();
    await api.call(calls.endOtherSessions, {}, { token });
    expect(await Promise.all([token, ...others, stranger.token].map(isLoggedIn))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test.each([
    ["203.0.113.77", "203.0.113.x"],
    ["2001:db8:1:2::3", "2001:db8:…"],
    ["::1", "::…"],
  ])("show the address %s only as %s", (address, shown) => {
    expect(describeDevice(address, null).address).toBe(shown);
  });

  test.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge",
      "Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1",
      "Safari",
      "iOS",
    ],
    [
      "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
      "Chrome",
      "Android",
    ],
    [FIREFOX, "Firefox", "Linux"],
    ["curl/8.0", null, null],
  ])("are named for %s", (userAgent, browser, system) => {
    expect(describeDevice(null, userAgent)).toEqual({ browser, system, address: null });
  });
});

describe("recent activity", () => {
  test("is shown to its owner, newest first and paginated, and to nobody else", async () => {
    const { email, token, userId } = await given.developer({
      user: { password_hash: await hashPassword(PASSWORD) },
    });
    const stranger = await given.developer();
    await api.call(contract.identity.logIn, { body: { email, password: PASSWORD } });
    await given.session(userId);
    await api.call(calls.endOtherSessions, {}, { token });
    const all = (await api.call(calls.events, {}, { token })).body;
    expect(all.data.map(({ event }) => event)).toEqual(["other_sessions_ended", "logged_in"]);
    expect(all.data[1]?.address).toBe("127.0.0.x");
    expect(all.meta).toMatchObject({ total: 2, last_page: 1, per_page: 12 });
    const second = await api.call(calls.events, { query: { page: 2, per_page: 1 } }, { token });
    expect(second.body.data.map(({ event }) => event)).toEqual(["logged_in"]);
    expect((await api.call(calls.events, {}, stranger)).body.data).toEqual([]);
  });

  test("leaves out failed log-ins, so that nobody can fill it from outside", async () => {
    const { email, token } = await given.developer();
    await api.call(contract.identity.logIn, { body: { email, password: "wrong" } });
    expect((await api.call(calls.events, {}, { token })).body.data).toEqual([]);
  });
});

describe("connected logins", () => {
  const remove = (id: number, token: string) =>
    api.call(calls.removeLoginConnection, { params: { id } }, { token });
  const providersOf = async (token: string) =>
    (await api.call(calls.loginConnections, {}, { token })).body.data.map(
      ({ provider }) => provider,
    );

  test("are empty at first", async () => {
    expect(await providersOf((await given.developer()).token)).toEqual([]);
  });

  test("can be removed if there is a password", async () => {
    const { userId, token } = await given.developer({ user: { password_hash: "some" } });
    const id = await given.loginConnection(userId);
    expect(await providersOf(token)).toEqual(["github"]);
    expect((await remove(id, token)).status).toBe(204);
    expect(await providersOf(token)).toEqual([]);
    expect((await remove(id, token)).status).toBe(404);
  });

  test("the last way to log in cannot be removed", async () => {
    const { userId, token } = await given.developer();
    const [github, google] = [
      await given.loginConnection(userId),
      await given.loginConnection(userId, "google"),
    ];
    // Of two removed at the same time, one stays.
    const both = await Promise.all([remove(github, token), remove(google, token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(both.find(({ status }) => status === 409)?.problem.code).toBe("last_way_to_log_in");
    expect(await providersOf(token)).toHaveLength(1);
  });

  test("of others cannot be removed", async () => {
    const { userId } = await given.developer({ user: { password_hash: "some" } });
    const id = await given.loginConnection(userId);
    expect((await remove(id, (await given.developer()).token)).status).toBe(404);
  });
});

test("the current user takes two queries besides the session's, however many accounts there are", async () => {
  const company = await given.company();
  const { token } = await given.companyUser(company.id);
  const ran = await api.statementsOf(async () => {
    const me = await api.call(contract.identity.me, {}, { token });
    expect(me.body.data.company).toMatchObject({ id: company.id, slug: company.slug });
  });
  expect(ran.filter((statement) => !statement.includes('from "sessions"'))).toHaveLength(2);
});
