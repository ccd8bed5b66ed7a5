import { contract } from "@devguild/contract/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type Caller, type TestApi, openApi } from "../../../testing/test-api.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { throttles } from "../throttling/throttling.tables.ts";

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

beforeEach(() => api.db.delete(throttles));

const isLoggedIn = async (token: string) =>
  (await api.call(calls.me, {}, { token })).status === 200;

const canLogIn = async (email: string) =>
  (await api.call(calls.logIn, { body: { email, password: PASSWORD } })).status === 200;

const meOf = async (caller: Caller) => (await api.call(calls.me, {}, caller)).body.data;

const connectionsOf = async (caller: Caller) =>
  (await api.call(contract.security.loginConnections, {}, caller)).body.data;

const eventsOf = async (caller: Caller) =>
  (await api.call(contract.security.events, {}, caller)).body.data.map(({ event }) => event);

const newestToken = async (email: string) => getLinkToken((await api.mailsTo(email))[0]);

const verify = (token: string, caller: Caller = {}) =>
  api.call(calls.verifyEmail, { body: { token } }, caller);

const resend = (caller: Caller) => api.call(calls.resendVerification, {}, caller);

const newAddress = () => {
  serial += 1;
  return `elsewhere${serial}@test.example`;
};

/** A logged-in user whose address was never confirmed, with other ways to log in. */
const unconfirmed = async () => {
  const person = await given.developer({
    user: { email_verified_at: null, password_hash: passwordHash },
  });
  const elsewhere = await given.session(person.userId);
  await given.loginConnection(person.userId);
  await given.totp(person.userId);
  await resend(person);
  return { ...person, elsewhere, link: await newestToken(person.email) };
};

describe("confirming an address for the first time", () => {
  test("in a logged-out browser revokes all access except the password from sign-up", async () => {
    const stranger = await unconfirmed();
    expect((await verify(stranger.link)).body).toEqual({ verified: true, redirect: null });
    expect(await isLoggedIn(stranger.token)).toBe(false);
    expect(await isLoggedIn(stranger.elsewhere)).toBe(false);
    const owner = { token: await given.session(stranger.userId) };
    expect(await meOf(owner)).toMatchObject({ email_verified: true, mfa_active: false });
    expect(await connectionsOf(owner)).toEqual([]);
    expect(await eventsOf(owner)).toEqual(["other_ways_dropped", "other_sessions_ended"]);
    expect(await canLogIn(stranger.email)).toBe(true);
  });

  test("with a sign-up link logs in whoever clicked it, and nobody else", async () => {
    const email = newAddress();
    await api.call(calls.signUp, { body: { email, password: PASSWORD, terms: true } });
    const early = await api.call(calls.logIn, { body: { email, password: PASSWORD } });
    if (!("accessToken" in early.body)) throw new Error("Nobody was logged in.");
    const { accessToken = "" } = (await verify(await newestToken(email))).body;
    expect(await isLoggedIn(early.body.accessToken)).toBe(false);
    expect(await isLoggedIn(accessToken)).toBe(true);
  });

  test("in the logged-in browser ends its other sessions and keeps its access", async () => {
    const person = await unconfirmed();
    expect((await verify(person.link, person)).status).toBe(200);
    expect(await isLoggedIn(person.elsewhere)).toBe(false);
    expect(await meOf(person)).toMatchObject({ email_verified: true, mfa_active: true });
    expect(await connectionsOf(person)).toHaveLength(1);
    expect(await eventsOf(person)).toEqual(["other_sessions_ended"]);
  });

  test("in a browser logged in as someone else counts as logged out", async () => {
    const person = await unconfirmed();
    const other = await given.developer();
    await verify(person.link, other);
    expect(await isLoggedIn(person.token)).toBe(false);
    expect(await isLoggedIn(other.token)).toBe(true);
  });

  test("discards a pending change of address, which would take the login away again", async () => {
    const stranger = await unconfirmed();
    const theirs = newAddress();
    const body = { email: theirs, password: PASSWORD };
    expect((await api.call(calls.changeEmail, { body }, stranger)).status).toBe(200);
    await verify(stranger.link);
    expect((await verify(await newestToken(theirs))).status).toBe(422);
    const owner = { token: await given.session(stranger.userId) };
    expect((await meOf(owner)).email).toBe(stranger.email);
  });

  test("may be done for a different address than at sign-up", async () => {
    const person = await unconfirmed();
    const right = newAddress();
    const body = { email: right, password: PASSWORD };
    await api.call(calls.changeEmail, { body }, person);
    await verify(await newestToken(right));
    expect(await isLoggedIn(person.token)).toBe(false);
    const owner = { token: await given.session(person.userId) };
    expect(await meOf(owner)).toMatchObject({ email: right, mfa_active: false });
  });

  test("happens once: changing a confirmed address revokes nothing", async () => {
    const person = await given.developer({ user: { password_hash: passwordHash } });
    await given.loginConnection(person.userId);
    const moved = newAddress();
    await api.call(calls.changeEmail, { body: { email: moved, password: PASSWORD } }, person);
    await verify(await newestToken(moved));
    expect((await meOf(person)).email).toBe(moved);
    expect(await connectionsOf(person)).toHaveLength(1);
  });
});

test("a second factor can only be added once the address is confirmed", async () => {
  const person = await given.developer({ user: { email_verified_at: null } });
  const begin = () =>
    Promise.all([
      api.call(contract.mfa.setUpTotp, { body: {} }, person),
      api.call(contract.mfa.beginPasskey, { body: {} }, person),
      api.call(contract.mfa.generateCode, { body: { phone_number: "+4930123456" } }, person),
    ]);
  for (const refused of await begin()) {
    expect(refused.status).toBe(409);
    expect(refused.problem.code).toBe("email_unverified");
  }
  await resend(person);
  await verify(await newestToken(person.email), person);
  expect((await begin()).map(({ status }) => status)).toEqual([200, 200, 200]);
});
