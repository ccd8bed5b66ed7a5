import { contract } from "@devguild/contract/contract";
import { MFA_MESSAGES } from "@devguild/schemas/constants/mfa";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { productionConfig } from "../../../testing/production-config.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { mfaChallenges } from "./mfa.tables.ts";

const calls = contract.mfa;

const PHONE = "+4915112345678";

let api: TestApi;

let given: Given;

let person: Awaited<ReturnType<Given["developer"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  await api.db.delete(throttles);
  person = await given.developer();
});

const generate = (phone_number = PHONE, body: { mfa_token?: string } = {}) =>
  api.call(calls.generateCode, { body: { phone_number, ...body } }, person);

const resend = () => api.call(calls.resendCode, {}, person);

const activate = (code: string) => api.call(calls.activate, { body: { code } }, person);

const me = async () => (await api.call(contract.identity.me, {}, person)).body.data;

const eventsOf = async () => (await api.call(contract.security.events, {}, person)).body.data;

const textsTo = async () =>
  (await api.mailsTo(PHONE)).map(({ text, channel }) => ({
    channel,
    code: /\d{6}/.exec(text)?.[0] ?? "",
  }));

const lastCode = async () => (await textsTo())[0]?.code ?? "";

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const age = (minutes: number) =>
  api.db
    .update(mfaChallenges)
    .set({ code_expires_at: new Date(Date.now() + (10 - minutes) * 60_000) })
    .where(eq(mfaChallenges.user_id, person.userId));

describe("adding a phone as a second factor", () => {
  test("takes the code that was sent to it", async () => {
    const sent = await generate("0049 (151) 1234-5678");
    expect(sent.body.data.masked_phone).toBe("+49•••••••••78");
    expect(await textsTo()).toMatchObject([{ channel: "sms" }]);
    expect(await me()).toMatchObject({ mfa_active: false, mfa_masked_phone: null });

    const answer = await activate(await lastCode());
    expect(answer.body.data).toMatchObject({
      mfa_active: true,
      mfa_masked_phone: "+49•••••••••78",
      mfa_methods: ["sms"],
    });
    expect(answer.body.data.recovery_codes).toHaveLength(10);
    expect(await me()).toMatchObject({ mfa_active: true, mfa_methods: ["sms"] });
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.subject).toBe("A phone was added to your two-step login");
    expect(await eventsOf()).toMatchObject([
      { event: "recovery_codes_made", browser: null, address: "127.0.0.x" },
      { event: "phone_added", browser: null, address: "127.0.0.x" },
    ]);
  });

  test.each(["", "0151 1234567", "+49", "12345", "+49 151 abc", `+${"1".repeat(16)}`])(
    "requires a number with a country code: %j",
    async (phone) => {
      expect((await generate(phone)).problem.errors).toEqual({
        phone_number: [MFA_MESSAGES.phone],
      });
    },
  );

  test("fails with a wrong code, which is recorded", async () => {
    await generate();
    const answer = await activate(wrong(await lastCode()));
    expect(answer.status).toBe(422);
    expect(answer.problem.errors).toEqual({ code: [MFA_MESSAGES.codeWrong] });
    expect(await eventsOf()).toMatchObject([{ event: "second_factor_refused" }]);
  });

  test.each([
    [9, 200],
    [11, 422],
  ])("with a code from %i minutes ago: %i", async (minutes, status) => {
    await generate();
    await age(minutes);
    expect((await activate(await lastCode())).status).toBe(status);
  });

  test("fails after five wrong codes, even with the right one", async () => {
    await generate();
    const code = await lastCode();
    for (let count = 0; count < 5; count++) await activate(wrong(code));
    expect((await activate(code)).status).toBe(422);
    await resend();
    expect((await activate(await lastCode())).status).toBe(200);
  });

  test("fails with a code that a later one has replaced", async () => {
    await generate();
    const first = await lastCode();
    do await resend();
    while (first === (await lastCode()));
    expect((await activate(first)).status).toBe(422);
  });

  test("fails with the code of another phone or another user", async () => {
    await generate();
    const code = await lastCode();
    await generate("+4915187654321");
    expect((await activate(code)).status).toBe(422);
    person = await given.developer();
    expect((await activate(code)).status).toBe(422);
  });

  test("happens once, however many requests are sent at once", async () => {
    await generate();
    const code = await lastCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => activate(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.mailsTo(person.email)).toHaveLength(1);
  });

  test("works only if there is none yet", async () => {
    await given.phone(person.userId);
    expect((await generate()).problem.code).toBe("already_active");
    expect((await activate("000000")).problem.code).toBe("already_active");
  });

  test("next to another factor requires proof of that one", async () => {
    const app = await given.totp(person.userId);
    expect((await generate()).problem.errors).toHaveProperty("mfa_token");
    const challenge = await api.call(
      calls.challenge,
      { body: { action: "second-factors.change", subject_id: person.userId } },
      person,
    );
    const { challenge_id } = challenge.body.data;
    const proof = { challenge_id, method: "totp" as const, code: await app.code() };
    const verified = await api.call(calls.verify, { body: proof }, person);
    expect((await generate(PHONE, verified.body.data)).status).toBe(200);
    const answer = await activate(await lastCode());
    expect(answer.body.data).toMatchObject({
      mfa_methods: ["sms", "totp"],
      recovery_codes: null,
    });
  });

  test("is not possible without an SMS provider", async () => {
    const production = await openApi(productionConfig);
    person = await given.developer();
    const body = { phone_number: PHONE };
    const answer = await production.call(calls.generateCode, { body }, person);
    expect(answer.problem.code).toBe("sms_unavailable");
  });
});

describe("codes by text message", () => {
  test("are sent once and three more times within an hour", async () => {
    await generate();
    for (let count = 0; count < 3; count++) expect((await resend()).status).toBe(200);
    const refused = await resend();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect((await generate("+4915187654321")).status).toBe(429);
  });

  test("are sent once and ten more times within a day", async () => {
    await generate();
    for (let count = 0; count < 10; count++) {
      await api.db.delete(throttles).where(eq(throttles.key, `texts-hour:${person.userId}`));
      expect((await resend()).status).toBe(200);
    }
    await api.db.delete(throttles).where(eq(throttles.key, `texts-hour:${person.userId}`));
    expect((await resend()).status).toBe(429);
  });

  test("cannot be used to spam someone from many logins", async () => {
    for (let count = 0; count < 11; count++) {
      person = await given.developer();
      expect((await generate()).status).toBe(200);
    }
    person = await given.developer();
    expect((await generate()).status).toBe(429);
  });

  test("require a phone", async () => {
    expect((await resend()).problem.code).toBe("no_phone");
    const ended = await api.call(calls.deactivate, { body: { code: "000000" } }, person);
    expect(ended.problem.code).toBe("no_phone");
  });

  test("are never stored in plain text", async () => {
    await generate();
    const code = await lastCode();
    const challenges = await api.db.select().from(mfaChallenges);
    expect(JSON.stringify(challenges)).not.toContain(code);
  });
});
