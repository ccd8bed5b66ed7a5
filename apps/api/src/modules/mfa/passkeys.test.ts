import { contract } from "@devguild/contract/contract";
import { MFA_MESSAGES } from "@devguild/schemas/constants/mfa";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { softwareAuthenticator } from "../../../testing/authenticator.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { mfaChallenges } from "./mfa.tables.ts";

const calls = contract.mfa;

let api: TestApi;

let given: Given;

let person: Awaited<ReturnType<Given["developer"]>>;

let device: ReturnType<typeof softwareAuthenticator>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  await api.db.delete(throttles);
  person = await given.developer();
  device = softwareAuthenticator();
});

const begin = async (mfa_token?: string) =>
  (await api.call(calls.beginPasskey, { body: { mfa_token } }, person)).body.data;

const add = (challenge_id: string, credential: ReturnType<typeof device.create>, name?: string) =>
  api.call(calls.addPasskey, { body: { challenge_id, credential, name } }, person);

const withPasskey = async (name = "My phone") => {
  const { challenge_id, options } = await begin();
  return (await add(challenge_id, device.create(options), name)).body.data;
};

const list = async () => (await api.call(calls.passkeys, {}, person)).body.data;

const age = (minutes: number) =>
  api.db.update(mfaChallenges).set({ created_at: new Date(Date.now() - minutes * 60_000) });

describe("adding a passkey", () => {
  test("accepts what the browser created for our challenge, and notifies the owner", async () => {
    const { challenge_id, options } = await begin();
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Devguild" },
      user: { name: person.email },
      excludeCredentials: [],
    });
    const { data } = (await add(challenge_id, device.create(options), "My phone")).body;
    expect(data).toMatchObject({
      mfa_active: true,
      mfa_methods: ["passkey"],
      passkey: { name: "My phone", backed_up: false, last_used_at: null },
    });
    expect(data.recovery_codes).toHaveLength(10);
    expect(await list()).toEqual([data.passkey]);
    expect((await api.mailsTo(person.email))[0]?.subject).toBe(
      "A passkey was added to your account",
    );
  });

  test.each([
    ["another site", { origin: "https://evil.example" }],
    ["a site whose name starts like ours", { origin: `${testConfig.urls.site}.evil.example` }],
    ["another domain", { rpId: "evil.example" }],
    ["a log-in", { type: "webauthn.get" as const }],
  ])("rejects one created for %s", async (_, behaviour) => {
    const { challenge_id, options } = await begin();
    const answer = await add(challenge_id, device.create(options, behaviour));
    expect(answer.problem.errors).toEqual({ assertion: [MFA_MESSAGES.passkeyWrong] });
    expect(await list()).toEqual([]);
  });

  test("works for the domain that the three apps share, from each of them", async () => {
    const hosts = {
      site: "https://www.devguild.example",
      company: "https://company.devguild.example",
      admin: "https://admin.devguild.example",
    };
    const shared = await openApi({
      ...testConfig,
      urls: { ...testConfig.urls, ...hosts },
      cookieDomain: "devguild.example",
    });
    for (const origin of Object.values(hosts)) {
      person = await given.developer();
      const { data } = (await shared.call(calls.beginPasskey, { body: {} }, person)).body;
      expect(data.options.rp.id).toBe("devguild.example");
      const made = softwareAuthenticator().create(data.options, {
        origin,
        rpId: "devguild.example",
      });
      const body = { challenge_id: data.challenge_id, credential: made };
      expect((await shared.call(calls.addPasskey, { body }, person)).status).toBe(201);
    }
  });

  test("rejects a challenge that is another one, used, someone else's or five minutes old", async () => {
    const first = await begin();
    const made = device.create(first.options);
    const second = await begin();
    expect((await add(second.challenge_id, made)).status).toBe(422);
    const owner = person;
    person = await given.developer();
    expect((await add(first.challenge_id, made)).problem.errors).toHaveProperty("challenge_id");
    person = owner;
    await age(6);
    expect((await add(first.challenge_id, made)).problem.errors).toHaveProperty("challenge_id");
    await age(4);
    expect((await add(first.challenge_id, made)).status).toBe(201);
    expect((await add(first.challenge_id, made)).problem.errors).toHaveProperty("challenge_id");
  });

  test("happens once, however many requests are sent at once", async () => {
    const { challenge_id, options } = await begin();
    const made = device.create(options);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(challenge_id, made)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test("next to another factor requires proof of that one, and works once per passkey", async () => {
    await withPasskey();
    const refused = await api.call(calls.beginPasskey, { body: {} }, person);
    expect(refused.problem.errors).toHaveProperty("mfa_token");
    const { options, challenge_id } = await begin(await provenToken());
    expect(options.excludeCredentials).toHaveLength(1);
    expect((await add(challenge_id, device.create(options))).problem.code).toBe("already_active");
    const again = await begin(await provenToken());
    const other = softwareAuthenticator();
    const { data } = (await add(again.challenge_id, other.create(again.options))).body;
    expect(data).toMatchObject({ recovery_codes: null, passkey: { name: "Passkey" } });
    expect(await list()).toHaveLength(2);
  });
});

const provenToken = async () => {
  const body = { action: "second-factors.change" as const, subject_id: person.userId };
  const { challenge_id, passkey_options } = (await api.call(calls.challenge, { body }, person)).body
    .data;
  if (!passkey_options) throw new Error("No passkey was asked for.");
  const proof = {
    challenge_id,
    method: "passkey" as const,
    assertion: device.get(passkey_options),
  };
  return (await api.call(calls.verify, { body: proof }, person)).body.data.mfa_token;
};

describe("a login's passkeys", () => {
  test("can be renamed and removed only by their owner", async () => {
    const { id } = (await withPasskey()).passkey;
    const owner = person;
    person = await given.developer();
    const rename = (name: string) =>
      api.call(calls.renamePasskey, { params: { id }, body: { name } }, person);
    const remove = (mfa_token: string) =>
      api.call(calls.removePasskey, { params: { id }, body: { mfa_token } }, person);
    expect((await rename("Mine")).status).toBe(404);
    expect((await remove("unknown")).status).toBe(404);
    person = owner;
    expect((await rename("  ")).problem.errors).toEqual({ name: [MFA_MESSAGES.passkeyName] });
    expect((await rename("Old phone")).body.data.name).toBe("Old phone");
    expect((await remove("unknown")).problem.errors).toHaveProperty("mfa_token");
    expect((await remove(await provenToken())).body.data.mfa_active).toBe(false);
    expect(await list()).toEqual([]);
  });
});
