import { contract } from "@devguild/contract/contract";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { newSession } from "@devguild/schemas/identity";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, type TestApi, openApi } from "../../../testing/test-api.ts";
import { getLinkToken } from "../../../testing/links.ts";
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

/** The browser of a response, as it sends itself from then on. */
const browserOf = (answer: { headers: Headers }) =>
  /devguild_known=([^;]+); Max-Age=15552000; Path=\/; HttpOnly/.exec(cookieOf(answer))?.[1];

describe("guessing passwords", () => {
  const guessFrom = (email: string, index: number, caller: Caller = {}) =>
    logIn(email, "wrong", { address: `2001:db8:1:${index.toString(16)}::1`, ...caller });

  test("from many addresses of one network counts together", async () => {
    const { email } = await developer();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++)
      statuses.push((await logIn(email, "wrong", { address: `2001:db8:aa:bb::${index}` })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test("of many accounts from one network ends after fifty failures, not after successes", async () => {
    const address = "203.0.113.60";
    const { email } = await developer();
    for (let index = 0; index < 49; index++)
      expect((await logIn(`person${index}@guess.example`, "wrong", { address })).status).toBe(422);
    for (let index = 0; index < 3; index++)
      expect((await logIn(email, PASSWORD, { address })).status).toBe(200);
    expect((await logIn("person50@guess.example", "wrong", { address })).status).toBe(422);
    expect((await logIn("person51@guess.example", "wrong", { address })).status).toBe(429);
    expect((await logIn(email, PASSWORD, { address: "203.0.113.61" })).status).toBe(200);
  });

  test("of one account from everywhere ends after a hundred an hour, but not for its owner", async () => {
    const { email } = await developer();
    const browser = browserOf(await logIn(email));
    for (let index = 0; index < 100; index++)
      expect((await guessFrom(email, index)).status).toBe(422);
    const refused = await guessFrom(email, 100);
    expect(refused.status).toBe(429);
    expect(refused.problem.message).toMatch(
      /Try again in .+, or reset your password to log in now/,
    );
    expect((await logIn(email)).status).toBe(429);
    expect((await logIn(email, PASSWORD, { browser })).status).toBe(200);
    // A browser that only another login knows is a stranger's.
    const stranger = browserOf(await logIn((await developer()).email));
    expect((await logIn(email, PASSWORD, { browser: stranger })).status).toBe(429);
    // The link of a reset, sent to the owner, makes their browser known.
    await api.call(contract.passwords.forgot, { body: { email } });
    const [mail] = await api.mailsTo(email);
    const password = "nine-quiet-harbours";
    const body = { token: getLinkToken(mail), password, password_confirmation: password };
    const reset = await api.call(contract.passwords.reset, { body });
    expect((await logIn(email, password)).status).toBe(429);
    expect((await logIn(email, password, { browser: browserOf(reset) })).status).toBe(200);
  }, 60_000);

  test("in a browser that the account knows ends after five, wherever it is", async () => {
    const { email } = await developer();
    const browser = browserOf(await logIn(email));
    for (let index = 0; index < 5; index++)
      expect((await guessFrom(email, index, { browser })).status).toBe(422);
    expect((await guessFrom(email, 5, { browser })).status).toBe(429);
    expect((await logIn(email)).status).toBe(200);
  });

  test("of an address without an account is refused like any other", async () => {
    for (let index = 0; index < 100; index++) await guessFrom("nobody@guess.example", index);
    expect((await guessFrom("nobody@guess.example", 100)).problem.message).toContain(
      "or reset your password",
    );
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
