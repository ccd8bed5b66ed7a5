import { contract } from "@devguild/contract/contract";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { newSession } from "@devguild/schemas/identity";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { hashPassword, isPassword } from "../../secrets/password-hash.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import type { users } from "../users/users.tables.ts";

const calls = contract.identity;

const PASSWORD = "seven-lanterns-north";

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
  test("with the right password returns a token, and a cookie that scripts cannot read", async () => {
    const { email } = await developer();
    const answer = await logIn(email.toUpperCase());
    expect(answer.body).toMatchObject({ token_type: "Bearer", expires_in: 365 * 24 * 60 * 60 });
    expect(cookieOf(answer)).toMatch(/HttpOnly; SameSite=Lax/);
    const { accessToken } = newSession.parse(answer.body);
    expect(cookieOf(answer)).toContain(accessToken);
    const me = await api.call(calls.me, {}, { cookie: accessToken });
    expect(me.body.data.email).toBe(email);
  });

  test.each([
    ["a wrong password", {}, "wrong"],
    ["a suspended login", { suspended_at: new Date() }, PASSWORD],
    ["a deleted login", { deleted_at: new Date() }, PASSWORD],
    ["a login without a password", { password_hash: null }, PASSWORD],
  ])("with %s fails like any other", async (_, user, password) => {
    const { email } = await developer(user);
    const answer = await logIn(email, password);
    const unknown = await logIn("nobody@test.example", password);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors).toEqual({ email: [MESSAGES.credentials] });
    expect(unknown.json).toEqual(answer.json);
  });

  test("with an unknown address takes as much work as a wrong password", async () => {
    const fastest = async (hash: string | null) => {
      const times: number[] = [];
      for (let count = 0; count < 5; count++) {
        const before = performance.now();
        await isPassword(hash, "wrong");
        times.push(performance.now() - before);
      }
      return Math.min(...times);
    };
    // Hashing takes milliseconds, whereas a mere comparison takes microseconds.
    expect(await fastest(null)).toBeGreaterThan((await fastest(passwordHash)) / 4);
    expect(await isPassword(null, "nobody has this password")).toBe(false);
  });

  test("is blocked for a while after five failures, even with the right password", async () => {
    const { email } = await developer();
    for (let count = 0; count < 5; count++) expect((await logIn(email, "wrong")).status).toBe(422);
    const refused = await logIn(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(800);
    // Other people and other network addresses are not throttled.
    expect((await logIn((await developer()).email)).status).toBe(200);
    expect((await logIn(email, PASSWORD, { address: "203.0.113.7" })).status).toBe(200);
  });

  test("a hundred times at once counts every attempt", async () => {
    const { email } = await developer();
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(email, "wrong")));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  test("successfully resets the failed attempts", async () => {
    const { email } = await developer();
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 4; count++) await logIn(email, "wrong");
      expect((await logIn(email)).status).toBe(200);
    }
  });
});

const { site, company, admin } = testConfig.urls;

describe("the origin of a request", () => {
  const markSeen = (caller: Caller) =>
    api.call(calls.markSeen, { body: { page: "developer.dashboard" } }, caller);

  test.each([
    ["our site", site, 204],
    ["the company portal", company, 204],
    ["the back office", admin, 204],
    ["another site", "https://evil.example", 403],
    ["a site whose name starts like ours", `${site}.evil.example`, 403],
    ["a page without an origin", "null", 403],
    ["nowhere", undefined, 403],
  ])("a write with a cookie from %s", async (_, origin, status) => {
    const { token } = await developer();
    expect((await markSeen({ cookie: token, ...(origin && { origin }) })).status).toBe(status);
  });

  test("does not matter for a bearer token", async () => {
    const { token } = await developer();
    expect((await markSeen({ token })).status).toBe(204);
    expect((await markSeen({ token, origin: "https://evil.example" })).status).toBe(204);
  });

  test("must be ours to log a visitor in", async () => {
    const { email } = await developer();
    expect((await logIn(email, PASSWORD, { origin: "https://evil.example" })).status).toBe(403);
    expect((await logIn(email, PASSWORD, { origin: site })).status).toBe(200);
  });

  test("must be the back office for admin calls", async () => {
    const { token } = await given.admin();
    const job = await given.openJob();
    const bookmark = (origin: string) =>
      api.call(
        contract.adminJobs.bookmark,
        { params: { id: job.id }, body: { bookmarked: true } },
        { cookie: token, origin },
      );
    expect((await bookmark(site)).status).toBe(403);
    expect((await bookmark(company)).status).toBe(403);
    expect((await bookmark(admin)).status).toBe(200);
  });
});
