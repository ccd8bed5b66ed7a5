import { contract } from "@devguild/contract/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { softwareAuthenticator } from "../../../testing/authenticator.ts";
import { computeCode } from "../../../testing/given-factors.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { throttles } from "../throttling/throttling.tables.ts";

const calls = contract.mfa;

const PASSWORD = "seven-lanterns-north";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let api: TestApi;

let given: Given;

let passwordHash: string;

let person: { userId: number; email: string; token: string; address: string };

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  passwordHash = await hashPassword(PASSWORD);
});

beforeEach(async () => {
  await api.db.delete(throttles);
  const developer = await given.developer({ user: { password_hash: passwordHash } });
  person = { ...developer, address: "203.0.113.77" };
});

/** Lists the events that the owner sees, oldest first; checks that all have the same address. */
const eventsOf = async () => {
  const { data } = (await api.call(contract.security.events, {}, person)).body;
  expect(data.map(({ address }) => address)).toEqual(data.map(() => "203.0.113.x"));
  return data.map(({ event }) => event).toReversed();
};

const withApp = async () => {
  const { secret } = (await api.call(calls.setUpTotp, { body: {} }, person)).body.data;
  const { data } = (
    await api.call(calls.activateTotp, { body: { code: computeCode(secret) } }, person)
  ).body;
  return { secret, codes: data.recovery_codes ?? [] };
};

const ofRequest = (code: string) => ({ method: "recovery" as const, code });

describe("recent activity shows", () => {
  test("an authenticator app being set up and removed, and the use of its recovery codes", async () => {
    const { codes } = await withApp();
    const [first = "", second = ""] = codes;
    const renewed = await api.call(calls.renewRecoveryCodes, { body: ofRequest(first) }, person);
    const [next = ""] = renewed.body.data.recovery_codes;
    const stale = await api.call(calls.deactivateTotp, { body: ofRequest(second) }, person);
    expect(stale.status).toBe(422);
    await api.call(calls.deactivateTotp, { body: ofRequest(next) }, person);
    expect(await eventsOf()).toEqual([
      "app_added",
      "recovery_codes_made",
      "recovery_code_used",
      "recovery_codes_made",
      "second_factor_refused",
      "recovery_code_used",
      "app_removed",
    ]);
  });

  test("a phone being added and removed", async () => {
    const phone = await given.phone(person.userId);
    await api.call(calls.resendCode, {}, person);
    const code = /\d{6}/.exec((await api.mailsTo(phone))[0]?.text ?? "")?.[0] ?? "";
    await api.call(calls.deactivate, { body: { code } }, person);
    await api.call(calls.generateCode, { body: { phone_number: phone } }, person);
    const next = /\d{6}/.exec((await api.mailsTo(phone))[0]?.text ?? "")?.[0] ?? "";
    await api.call(calls.activate, { body: { code: next } }, person);
    expect(await eventsOf()).toEqual(["phone_removed", "phone_added", "recovery_codes_made"]);
  });

  test("a passkey being added, used to log in and to confirm an action, and removed", async () => {
    const device = softwareAuthenticator();
    const begun = (await api.call(calls.beginPasskey, { body: {} }, person)).body.data;
    const credential = device.create(begun.options);
    const { challenge_id } = begun;
    const added = await api.call(calls.addPasskey, { body: { challenge_id, credential } }, person);
    const { id } = added.body.data.passkey;

    const alone = (await api.call(calls.beginPasskeyLogIn, {}, person)).body.data;
    const body = {
      challenge_id: alone.challenge_id,
      assertion: device.get(alone.passkey_options),
    };
    expect((await api.call(calls.logInByPasskey, { body }, person)).status).toBe(200);

    const change = { action: "second-factors.change" as const, subject_id: person.userId };
    const challenge = (await api.call(calls.challenge, { body: change }, person)).body.data;
    if (!challenge.passkey_options) throw new Error("No passkey was asked for.");
    const proof = {
      challenge_id: challenge.challenge_id,
      method: "passkey" as const,
      assertion: device.get(challenge.passkey_options),
    };
    const { mfa_token } = (await api.call(calls.verify, { body: proof }, person)).body.data;
    await api.call(calls.removePasskey, { params: { id }, body: { mfa_token } }, person);
    expect(await eventsOf()).toEqual([
      "passkey_added",
      "recovery_codes_made",
      "logged_in_with_passkey",
      "second_factor_used",
      "passkey_removed",
    ]);
    // Nobody but staff leaves audit entries that outlive their login.
    const entries = await api.db.select().from(auditLog);
    expect(new Set(entries.map(({ subject }) => subject))).toEqual(new Set(["login"]));
  });

  test("the browser of a log-in with a second factor", async () => {
    const app = await given.totp(person.userId);
    const challenge = await api.call(
      contract.identity.logIn,
      { body: { email: person.email, password: PASSWORD } },
      person,
    );
    if (!("challenge_id" in challenge.body)) throw new Error("No second factor was asked for.");
    const { challenge_id } = challenge.body;
    const answer = await api.app.request("/api/v2/user/login/mfa", {
      method: "POST",
      headers: { "User-Agent": FIREFOX, "X-Forwarded-For": person.address },
      body: JSON.stringify({ challenge_id, method: "totp", code: await app.code() }),
    });
    expect(answer.status).toBe(200);
    expect((await api.call(contract.security.events, {}, person)).body.data).toMatchObject([
      {
        event: "logged_in_with_factor",
        browser: "Firefox",
        system: "Linux",
        address: "203.0.113.x",
      },
    ]);
  });
});
