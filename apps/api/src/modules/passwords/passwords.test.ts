import { contract } from "@devguild/contract/contract";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type Caller, type TestApi, openApi } from "../../../testing/test-api.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { users } from "../users/users.tables.ts";

const calls = contract.passwords;

const OLD = "seven-lanterns-north";
const NEW = "nine-herons-by-the-pier";

const twice = (password: string) => ({ password, password_confirmation: password });

let api: TestApi;

let given: Given;

let oldHash: string;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  oldHash = await hashPassword(OLD);
});

beforeEach(() => api.db.delete(throttles));

const developer = (user: Partial<typeof users.$inferInsert> = {}) =>
  given.developer({ user: { password_hash: oldHash, ...user } });

const canLogIn = async (email: string, password: string) =>
  (await api.call(contract.identity.logIn, { body: { email, password } })).status === 200;

const isLoggedIn = async (token: string) =>
  (await api.call(contract.identity.me, {}, { token })).status === 200;

const eventsOf = async (caller: Caller) =>
  (await api.call(contract.security.events, {}, caller)).body.data.map(({ event }) => event);

describe("resetting a password", () => {
  const forget = (email: string, caller: Caller = {}) =>
    api.call(calls.forgot, { body: { email } }, caller);
  const reset = (token: string, more: object = {}) =>
    api.call(calls.reset, { body: { token, ...twice(NEW), ...more } });
  const forgetful = async (user: Partial<typeof users.$inferInsert> = {}) => {
    const person = await developer(user);
    await forget(person.email);
    const [mail] = await api.mailsTo(person.email);
    return { ...person, token: mail ? getLinkToken(mail) : "", session: person.token };
  };

  /** Requests another link, once the last one is no longer fresh. */
  const forgetAgain = async (email: string, caller: Caller = {}) => {
    await api.queue.drain();
    await api.db
      .update(oneTimeTokens)
      .set({ created_at: new Date(Date.now() - 6 * 60 * 1000) })
      .where(eq(oneTimeTokens.email, email));
    return forget(email, caller);
  };

  test("takes a link, and ends every session", async () => {
    const person = await forgetful({ email_verified_at: null });
    const valid = await api.call(calls.tokenValidity, { query: { token: person.token } });
    expect(valid.body.data).toEqual({ valid: true });
    const answer = await reset(person.token, { email: person.email.toUpperCase() });
    expect(answer.body.data).toEqual({ email: person.email });
    expect(await isLoggedIn(person.session)).toBe(false);
    expect(await canLogIn(person.email, OLD)).toBe(false);
    expect(await canLogIn(person.email, NEW)).toBe(true);
    // Reading the email proves ownership of the address.
    const [login] = await api.db.select().from(users).where(eq(users.id, person.userId));
    expect(login?.email_verified_at).not.toBeNull();
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.subject).toMatch(/password was changed/);
    const token = await given.session(person.userId);
    expect(await eventsOf({ token })).toEqual(["logged_in", "password_reset"]);
  });

  test("of an unconfirmed address revokes all access of whoever signed up with it", async () => {
    const person = await forgetful({ email_verified_at: null });
    const elsewhere = await given.loginConnection(person.userId);
    await given.totp(person.userId);
    await given.phone(person.userId);
    expect((await reset(person.token)).status).toBe(200);
    // The password alone is enough: there is no second factor.
    expect(await canLogIn(person.email, NEW)).toBe(true);
    const token = await given.session(person.userId);
    const me = await api.call(contract.identity.me, {}, { token });
    expect(me.body.data).toMatchObject({ mfa_active: false, email_verified: true });
    const { data } = (await api.call(contract.security.loginConnections, {}, { token })).body;
    expect(data.map(({ id }) => id)).not.toContain(elsewhere);
    expect(await eventsOf({ token })).toContain("other_ways_dropped");
  });

  test("of a confirmed address keeps second factors and connected logins", async () => {
    const person = await forgetful();
    await given.loginConnection(person.userId);
    await given.totp(person.userId);
    expect((await reset(person.token)).status).toBe(200);
    const { email } = person;
    const answer = await api.call(contract.identity.logIn, { body: { email, password: NEW } });
    expect(answer.body).toMatchObject({ mfa_required: true, methods: ["totp"] });
    const token = await given.session(person.userId);
    const { data } = (await api.call(contract.security.loginConnections, {}, { token })).body;
    expect(data).toMatchObject([{ provider: "github" }]);
    expect(await eventsOf({ token })).toEqual(["password_reset"]);
  });

  test("does not reveal who has an account", async () => {
    const { email } = await developer();
    const known = await forget(email);
    const unknown = await forget("nobody@test.example");
    expect(known.json).toEqual({ data: { email } });
    expect(unknown.json).toEqual({ data: { email: "nobody@test.example" } });
    expect(await api.mailsTo("nobody@test.example")).toEqual([]);
    const ran = (address: string) => api.statementsOf(() => forget(address));
    expect((await ran(email)).length).toBe((await ran("nobody@test.example")).length);
  });

  test.each([
    ["suspended", { suspended_at: new Date() }],
    ["deleted", { deleted_at: new Date() }],
  ])("sends no link to a %s login", async (_, user) => {
    expect((await forgetful(user)).token).toBe("");
  });

  test("fails with a link sent before the login was suspended", async () => {
    const { token, userId, email } = await forgetful();
    await api.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, userId));
    expect((await reset(token)).status).toBe(422);
    await api.db.update(users).set({ suspended_at: null }).where(eq(users.id, userId));
    expect(await canLogIn(email, OLD)).toBe(true);
  });

  test("twice at once with one link works once", async () => {
    const { token, email } = await forgetful();
    const other = "eleven-otters-at-dawn";
    const answers = await Promise.all([reset(token), reset(token, twice(other))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const [first] = answers;
    expect(await canLogIn(email, first?.status === 200 ? NEW : other)).toBe(true);
    expect((await reset(token)).problem.errors["token"]).toEqual([MESSAGES.tokenInvalid]);
  });

  test("with different links at once, and a deletion among them, never ends in a server error", async () => {
    const { email, session } = await forgetful();
    for (let count = 0; count < 3; count++) await forgetAgain(email);
    const tokens = (await api.mailsTo(email)).map(getLinkToken);
    const answers = await Promise.all([
      ...tokens.map((token) => reset(token)),
      api.call(contract.account.deleteDeveloper, { body: { password: OLD } }, { token: session }),
      change({ token: session }),
    ]);
    for (const { status } of answers) expect([200, 204, 401, 422]).toContain(status);
  });

  test("invalidates other open links", async () => {
    const { token, email } = await forgetful();
    await forgetAgain(email);
    const [mail] = await api.mailsTo(email);
    await reset(token);
    expect((await reset(getLinkToken(mail))).status).toBe(422);
  });

  test("fails with a link that is an hour old, for another purpose or for another address", async () => {
    const { token, email, userId } = await forgetful();
    expect((await reset(token, { email: "other@test.example" })).status).toBe(422);
    await api.db
      .update(oneTimeTokens)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(oneTimeTokens.user_id, userId));
    expect((await reset(token)).status).toBe(422);
    const unconfirmed = await developer({ email_verified_at: null });
    await api.call(contract.identity.resendVerification, {}, unconfirmed);
    const [mail] = await api.mailsTo(unconfirmed.email);
    expect((await reset(getLinkToken(mail))).status).toBe(422);
    const valid = await api.call(calls.tokenValidity, { query: { token: getLinkToken(mail) } });
    expect(valid.body.data).toEqual({ valid: false });
    expect(await canLogIn(email, OLD)).toBe(true);
  });

  test.each([
    ["a weak password", twice("password123"), "password", MESSAGES.passwordWeak],
    ["a short password", twice("x7!pQ"), "password", MESSAGES.passwordShort],
    [
      "a different repetition",
      { password_confirmation: OLD },
      "password_confirmation",
      MESSAGES.passwordMismatch,
    ],
  ])("with %s fails on its field, and the link still works", async (_, wrong, field, message) => {
    const { token } = await forgetful();
    expect((await reset(token, wrong)).problem.errors[field]).toEqual([message]);
    expect((await reset(token)).status).toBe(200);
  });

  test("sends no other link while a fresh one is out", async () => {
    const { email } = await developer();
    await Promise.all([forget(email), forget(email), forget(email.toUpperCase())]);
    expect(await api.mailsTo(email)).toHaveLength(1);
    await forgetAgain(email);
    expect(await api.mailsTo(email)).toHaveLength(2);
  });

  test("stays possible for the owner, whatever strangers request", async () => {
    const { email } = await developer();
    for (let count = 0; count < 8; count++) {
      const stranger = { address: `198.51.100.${count}` };
      expect((await forgetAgain(email, stranger)).body).toEqual({ data: { email } });
    }
    const mails = await api.mailsTo(email);
    expect(mails).toHaveLength(5);
    await reset(getLinkToken(mails[0]));
    expect((await forget(email)).status).toBe(200);
    const [newest, ...older] = (await api.mailsTo(email)).filter(({ subject }) =>
      mails.some((mail) => mail.subject === subject),
    );
    expect(older).toHaveLength(5);
    expect((await reset(getLinkToken(newest), twice("two-herons-by-noon"))).status).toBe(200);
  });

  test("is refused after five requests for one address, and twenty in all, from one network", async () => {
    const place = { address: "198.51.100.9" };
    for (const email of [(await developer()).email, "nobody5@test.example"]) {
      for (let count = 0; count < 5; count++) expect((await forget(email, place)).status).toBe(200);
      const refused = await forget(email.toUpperCase(), place);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3500);
      expect((await forget(email, { address: "198.51.100.10" })).status).toBe(200);
    }
    const here = { address: "203.0.113.80" };
    for (let count = 0; count < 20; count++)
      expect((await forget(`nobody${count}@place.example`, here)).status).toBe(200);
    expect((await forget("nobody@place.example", here)).status).toBe(429);
  });
});

const change = (caller: Caller, more: object = {}) =>
  api.call(calls.change, { body: { current_password: OLD, ...twice(NEW), ...more } }, caller);

describe("changing a password", () => {
  test("ends every other session, and is reported by email", async () => {
    const { userId, email, token } = await developer();
    const elsewhere = await given.session(userId);
    expect((await change({ token })).status).toBe(204);
    expect([await isLoggedIn(token), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect(await canLogIn(email, NEW)).toBe(true);
    expect((await api.mailsTo(email))[0]?.subject).toMatch(/password was changed/);
    expect(await eventsOf({ token })).toContain("password_changed");
  });

  test.each([
    [
      "a wrong current password",
      { current_password: "wrong" },
      "current_password",
      MESSAGES.passwordWrong,
    ],
    ["the same password", twice(OLD), "password", MESSAGES.passwordSame],
    ["an easy password", twice("password123"), "password", MESSAGES.passwordWeak],
    [
      "a different repetition",
      { password_confirmation: OLD },
      "password_confirmation",
      MESSAGES.passwordMismatch,
    ],
  ])("with %s fails on its field", async (_, wrong, field, message) => {
    const { email, token } = await developer();
    expect((await change({ token }, wrong)).problem.errors[field]).toEqual([message]);
    expect(await canLogIn(email, OLD)).toBe(true);
  });

  test("is blocked after five wrong current passwords", async () => {
    const { token } = await developer();
    for (let count = 0; count < 5; count++)
      expect((await change({ token }, { current_password: `wrong${count}` })).status).toBe(422);
    const refused = await change({ token });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(800);
  });

  test("requires an existing password", async () => {
    const { token } = await given.developer();
    expect((await change({ token })).problem.code).toBe("no_password");
  });
});
