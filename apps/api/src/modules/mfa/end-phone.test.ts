import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { mfaPhones } from "./mfa.tables.ts";

const calls = contract.mfa;

let api: TestApi;

let given: Given;

let person: Awaited<ReturnType<Given["developer"]>>;

let phone: string;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  await api.db.delete(throttles);
  person = await given.developer();
  phone = await given.phone(person.userId);
  await api.call(calls.resendCode, {}, person);
});

const deactivate = (body: { code?: string; method?: "sms" | "recovery"; mfa_token?: string }) =>
  api.call(calls.deactivate, { body }, person);

const lastCode = async () => /\d{6}/.exec((await api.mailsTo(phone))[0]?.text ?? "")?.[0] ?? "";

describe("removing a phone as a second factor", () => {
  test("takes a code sent to it; after the last factor, sessions are no longer trusted", async () => {
    await api.db
      .update(sessions)
      .set({ second_factor_at: new Date() })
      .where(eq(sessions.user_id, person.userId));
    const answer = await deactivate({ code: await lastCode() });
    expect(answer.body.data).toEqual({
      mfa_active: false,
      mfa_masked_phone: null,
      mfa_methods: [],
    });
    const [session] = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.user_id, person.userId));
    expect(session?.second_factor_at).toBeNull();
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.subject).toBe("Your phone was removed from your two-step login");
  });

  test.each([{ mfa_token: "unknown" }, { code: "x", method: "recovery" }])(
    "fails with %j",
    async (body) => {
      expect((await deactivate(body as { code: string })).status).toBe(422);
      expect(
        await api.db.select().from(mfaPhones).where(eq(mfaPhones.user_id, person.userId)),
      ).toHaveLength(1);
    },
  );

  test("happens once, however many requests are sent at once", async () => {
    const code = await lastCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => deactivate({ code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
