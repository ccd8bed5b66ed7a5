import { contract } from "@devguild/contract/contract";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, type TestApi, openApi } from "../../../testing/test-api.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";

const calls = contract.passwords;

const NEW = "nine-herons-by-the-pier";

const twice = (password: string) => ({ password, password_confirmation: password });

let api: TestApi;

let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(() => api.db.delete(throttles));

const canLogIn = async (email: string, password: string) =>
  (await api.call(contract.identity.logIn, { body: { email, password } })).status === 200;

const isLoggedIn = async (token: string) =>
  (await api.call(contract.identity.me, {}, { token })).status === 200;

describe("a first password", () => {
  const codeFor = async (email: string) =>
    /code to set a password is (\d{6})/.exec((await api.mailsTo(email))[0]?.text ?? "")?.[1] ?? "";
  const send = (caller: Caller) => api.call(calls.sendSetupCode, {}, caller);
  const set = (caller: Caller, verification_code: string, more: object = {}) =>
    api.call(calls.set, { body: { verification_code, ...twice(NEW), ...more } }, caller);

  test("is set with the emailed code, once", async () => {
    const { userId, email, token } = await given.developer();
    const elsewhere = await given.session(userId);
    expect((await send({ token })).body.data).toEqual({ email });
    const code = await codeFor(email);
    expect((await set({ token }, code)).status).toBe(204);
    expect([await isLoggedIn(token), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect(await canLogIn(email, NEW)).toBe(true);
    expect((await set({ token }, code)).problem.code).toBe("password_set");
    expect((await send({ token })).problem.code).toBe("password_set");
  });

  test("another user's code, an old one and an unknown one are wrong", async () => {
    const [one, other] = [await given.developer(), await given.developer()];
    await send(one);
    const old = await codeFor(one.email);
    await send(one);
    const code = await codeFor(one.email);
    await send(other);
    for (const [caller, tried] of [
      [other, code],
      [one, old === code ? "x" : old],
    ] as const)
      expect((await set(caller, tried)).problem.errors["verification_code"]).toEqual([
        MESSAGES.codeWrong,
      ]);
    await api.db
      .update(oneTimeTokens)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(oneTimeTokens.user_id, one.userId));
    expect((await set(one, code)).status).toBe(422);
  });

  test("after five wrong codes even the right one has to wait; three codes an hour are sent", async () => {
    const person = await given.developer();
    await send(person);
    for (let count = 0; count < 5; count++) expect((await set(person, "no code")).status).toBe(422);
    expect((await set(person, await codeFor(person.email))).status).toBe(429);
    await send(person);
    await send(person);
    expect((await send(person)).status).toBe(429);
  });

  test("requires a code", async () => {
    const answer = await set(await given.developer(), " ");
    expect(answer.problem.errors["verification_code"]).toEqual([MESSAGES.codeRequired]);
  });
});
