import { contract } from "@devguild/contract/contract";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type Caller, type TestApi, openApi } from "../../../testing/test-api.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { users } from "../users/users.tables.ts";

const calls = contract.identity;

const PASSWORD = "seven-lanterns-north";

let api: TestApi;

let given: Given;

let passwordHash: string;

let serial = 0;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  passwordHash = await hashPassword(PASSWORD);
});

const newAddress = () => {
  serial += 1;
  return `moved${serial}@test.example`;
};

const developer = () => given.developer({ user: { password_hash: passwordHash } });

const change = (caller: Caller, email: string, password: string | undefined = PASSWORD) =>
  api.call(calls.changeEmail, { body: { email, password } }, caller);

const verify = (token: string) => api.call(calls.verifyEmail, { body: { token } });

const tokenFor = async (email: string) => getLinkToken((await api.mailsTo(email))[0]);

const emailOf = async (caller: Caller) => (await api.call(calls.me, {}, caller)).body.data.email;

const subjectsTo = async (email: string) =>
  (await api.mailsTo(email)).map(({ subject }) => subject);

describe("a new email address", () => {
  test("takes effect once its link was clicked, and the old address is notified", async () => {
    const person = await developer();
    const email = newAddress();
    expect((await change(person, email)).body.data).toEqual({ email });
    expect(await emailOf(person)).toBe(person.email);
    expect((await api.call(calls.emailStatus, {}, person)).body.data).toEqual({
      verification_status: "verified",
      pending_email: email,
    });
    expect(await subjectsTo(person.email)).toEqual([expect.stringMatching(/was requested/)]);

    const token = await tokenFor(email);
    expect((await verify(token)).body).toEqual({ verified: true, redirect: null });
    expect(await emailOf(person)).toBe(email);
    expect((await api.call(calls.emailStatus, {}, person)).body.data.pending_email).toBeNull();
    expect((await subjectsTo(person.email))[0]).toMatch(/email address was changed/);
    expect((await verify(token)).status).toBe(422);
    const events = await api.call(contract.security.events, {}, person);
    expect(events.body.data.map(({ event }) => event)).toEqual([
      "email_changed",
      "email_change_asked",
    ]);
  });

  test("requires the password, not just the session", async () => {
    const person = await developer();
    const email = newAddress();
    const wrong = await change(person, email, "wrong");
    expect(wrong.problem.errors["password"]).toEqual([MESSAGES.passwordWrong]);
    const missing = await api.call(calls.changeEmail, { body: { email } }, person);
    expect(missing.problem.errors["password"]).toEqual([MESSAGES.passwordRequired]);
    expect(await api.mailsTo(email)).toEqual([]);
    const withoutPassword = await given.developer();
    const answer = await api.call(calls.changeEmail, { body: { email } }, withoutPassword);
    expect(answer.status).toBe(200);
  });

  test("that belongs to another login gets the same response, and only its owner is notified", async () => {
    const owner = await developer();
    const person = await developer();
    const answer = await change(person, owner.email.toUpperCase());
    expect(answer.body.data).toEqual({ email: owner.email.toUpperCase() });
    expect(await subjectsTo(owner.email.toUpperCase())).toEqual([
      expect.stringMatching(/tried to use your email address/),
    ]);
    expect(await emailOf(person)).toBe(person.email);
  });

  test("goes to the first of two users who confirm it at once", async () => {
    const [one, other] = [await developer(), await developer()];
    const email = newAddress();
    await change(one, email);
    await change(other, email.toUpperCase());
    const tokens = [await tokenFor(email), await tokenFor(email.toUpperCase())];
    const answers = await Promise.all(tokens.map(verify));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const owners = [await emailOf(one), await emailOf(other)].filter(
      (address) => address.toLowerCase() === email,
    );
    expect(owners).toHaveLength(1);
  });

  test("is discarded by a later change, and by a new password", async () => {
    const person = await developer();
    const [first, second] = [newAddress(), newAddress()];
    await change(person, first);
    await change(person, second);
    expect((await verify(await tokenFor(first))).status).toBe(422);
    const password = "nine-herons-by-the-pier";
    await api.call(
      contract.passwords.change,
      { body: { current_password: PASSWORD, password, password_confirmation: password } },
      person,
    );
    expect((await verify(await tokenFor(second))).status).toBe(422);
    expect(await emailOf(person)).toBe(person.email);
  });

  test("invalidates links sent to the old address", async () => {
    const person = await developer();
    await api.call(contract.passwords.forgot, { body: { email: person.email } });
    const reset = await tokenFor(person.email);
    const email = newAddress();
    await change(person, email);
    await verify(await tokenFor(email));
    const valid = await api.call(contract.passwords.tokenValidity, { query: { token: reset } });
    expect(valid.body.data.valid).toBe(false);
  });

  test("is not set on a deleted login, or after two days", async () => {
    const gone = await developer();
    const late = await developer();
    const [goneAddress, lateAddress] = [newAddress(), newAddress()];
    await change(gone, goneAddress);
    await change(late, lateAddress);
    await api.db.update(users).set({ deleted_at: new Date() }).where(eq(users.id, gone.userId));
    await api.db
      .update(oneTimeTokens)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(oneTimeTokens.user_id, late.userId));
    expect((await verify(await tokenFor(goneAddress))).status).toBe(422);
    expect((await verify(await tokenFor(lateAddress))).status).toBe(422);
  });

  test("must differ, and can be requested five times an hour", async () => {
    const person = await developer();
    const same = await change(person, person.email.toUpperCase());
    expect(same.problem.errors["email"]).toEqual([MESSAGES.emailSame]);
    for (let count = 0; count < 5; count++)
      expect((await change(person, newAddress())).status).toBe(200);
    expect((await change(person, newAddress())).status).toBe(429);
  });
});
