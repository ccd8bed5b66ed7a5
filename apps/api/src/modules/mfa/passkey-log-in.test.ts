import { contract } from "@devguild/contract/contract";
import { MFA_MESSAGES } from "@devguild/schemas/constants/mfa";
import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { softwareAuthenticator } from "../../../testing/authenticator.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { users } from "../users/users.tables.ts";
import { mfaChallenges, passkeys } from "./mfa.tables.ts";

const calls = contract.mfa;

const PASSWORD = "seven-lanterns-north";

let api: TestApi;

let given: Given;

let passwordHash: string;

let person: Awaited<ReturnType<Given["developer"]>>;

let device: ReturnType<typeof softwareAuthenticator>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  passwordHash = await hashPassword(PASSWORD);
});

beforeEach(async () => {
  await api.db.delete(throttles);
  person = await given.developer({ user: { password_hash: passwordHash } });
  device = softwareAuthenticator();
});

type Behaviour = Parameters<typeof device.get>[1];

const withPasskey = async () => {
  const { data } = (await api.call(calls.beginPasskey, { body: {} }, person)).body;
  const body = { challenge_id: data.challenge_id, credential: device.create(data.options) };
  return (await api.call(calls.addPasskey, { body }, person)).body.data;
};

const list = async () => (await api.call(calls.passkeys, {}, person)).body.data;

const age = (minutes: number) =>
  api.db.update(mfaChallenges).set({ created_at: new Date(Date.now() - minutes * 60_000) });

describe("logging in with password and passkey", () => {
  const openChallenge = async () => {
    const body = { email: person.email, password: PASSWORD };
    const answer = (await api.call(contract.identity.logIn, { body })).body;
    if (!("challenge_id" in answer) || !answer.passkey_options)
      throw new Error("No passkey was asked for.");
    return { challenge_id: answer.challenge_id, options: answer.passkey_options };
  };
  const finish = (challenge_id: string, assertion: ReturnType<typeof device.get>) =>
    api.call(calls.finishLogIn, { body: { challenge_id, method: "passkey", assertion } });

  test("accepts a signature of this challenge, once", async () => {
    await withPasskey();
    const { challenge_id, options } = await openChallenge();
    expect(options.allowCredentials).toHaveLength(1);
    const assertion = device.get(options, { verifies: false });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => finish(challenge_id, assertion)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await list())[0]?.last_used_at).not.toBeNull();
  });

  test.each<[string, Behaviour]>([
    ["another site", { origin: "https://evil.example" }],
    ["another domain", { rpId: "evil.example" }],
    ["creating a passkey", { type: "webauthn.create" }],
    ["an older copy of the device", { counter: 1 }],
    ["another login", { userHandle: "bG9naW4tOTk5" }],
  ])("rejects a signature for %s", async (_, behaviour) => {
    await withPasskey();
    const { challenge_id, options } = await openChallenge();
    const answer = await finish(challenge_id, device.get(options, behaviour));
    expect(answer.problem.errors).toEqual({ assertion: [MFA_MESSAGES.passkeyWrong] });
    expect((await finish(challenge_id, device.get(options))).status).toBe(200);
  });

  test("rejects a signature of another challenge, with another key or from five minutes ago", async () => {
    await withPasskey();
    const { challenge_id, options } = await openChallenge();
    const other = await openChallenge();
    expect((await finish(challenge_id, device.get(other.options))).status).toBe(422);
    const stranger = softwareAuthenticator();
    const forged = { ...stranger.get(options), id: device.get(options).id };
    expect((await finish(challenge_id, { ...forged, rawId: forged.id })).status).toBe(422);
    await age(6);
    expect((await finish(challenge_id, device.get(options))).status).toBe(422);
  });

  test("accepts a device that does not count its uses", async () => {
    device = softwareAuthenticator({ counts: false });
    await withPasskey();
    for (let count = 0; count < 2; count++) {
      const { challenge_id, options } = await openChallenge();
      expect((await finish(challenge_id, device.get(options))).status).toBe(200);
    }
  });
});

describe("logging in with a passkey alone", () => {
  const begun = async () => (await api.call(calls.beginPasskeyLogIn, {})).body.data;
  const logIn = (challenge_id: string, assertion: ReturnType<typeof device.get>) =>
    api.call(calls.logInByPasskey, { body: { challenge_id, assertion } });

  test("requires a device that verified its user", async () => {
    await withPasskey();
    const { challenge_id, passkey_options } = await begun();
    expect(passkey_options).toMatchObject({ allowCredentials: [], userVerification: "required" });
    const unchecked = device.get(passkey_options, { verifies: false });
    expect((await logIn(challenge_id, unchecked)).problem.errors).toHaveProperty("assertion");
    const answer = await logIn(challenge_id, device.get(passkey_options));
    expect(answer.headers.get("Set-Cookie")).toContain(answer.body.accessToken);
    const me = await api.call(contract.identity.me, {}, { token: answer.body.accessToken });
    expect(me.body.data.email).toBe(person.email);
    const [session] = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.user_id, person.userId))
      .orderBy(desc(sessions.id));
    expect(session?.second_factor_at).toBeInstanceOf(Date);
    const events = (await api.call(contract.security.events, {}, person)).body.data;
    expect(events[0]?.event).toBe("logged_in_with_passkey");
  });

  test("works once per challenge, however many requests are sent at once", async () => {
    await withPasskey();
    const { challenge_id, passkey_options } = await begun();
    const assertion = device.get(passkey_options);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => logIn(challenge_id, assertion)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("fails with an unknown or removed passkey", async () => {
    const { challenge_id, passkey_options } = await begun();
    const answer = await logIn(challenge_id, device.get(passkey_options));
    expect(answer.problem.errors).toEqual({ assertion: [MFA_MESSAGES.passkeyWrong] });
    await withPasskey();
    await api.db.delete(passkeys).where(eq(passkeys.user_id, person.userId));
    expect((await logIn(challenge_id, device.get(passkey_options))).status).toBe(422);
  });

  test.each([{ suspended_at: new Date() }, { deleted_at: new Date() }])(
    "fails for a closed login: %j",
    async (values) => {
      await withPasskey();
      await api.db.update(users).set(values).where(eq(users.id, person.userId));
      const { challenge_id, passkey_options } = await begun();
      expect((await logIn(challenge_id, device.get(passkey_options))).status).toBe(422);
    },
  );

  test("rejects a challenge made for something else", async () => {
    await withPasskey();
    const body = { action: "company.delete" as const, subject_id: 1 };
    const { challenge_id, passkey_options } = (await api.call(calls.challenge, { body }, person))
      .body.data;
    if (!passkey_options) throw new Error("No passkey was asked for.");
    expect((await logIn(challenge_id, device.get(passkey_options))).status).toBe(422);
  });

  test("can be started thirty times in a quarter of an hour per IP address", async () => {
    for (let count = 0; count < 30; count++) await begun();
    expect((await api.call(calls.beginPasskeyLogIn, {})).status).toBe(429);
  });
});
