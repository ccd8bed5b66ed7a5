import { contract } from "@devguild/contract/contract";
import { MFA_MESSAGES } from "@devguild/schemas/constants/mfa";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { computeCode } from "../../../testing/given-factors.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { mfaTotps, recoveryCodes } from "./mfa.tables.ts";

const calls = contract.mfa;

const PASSWORD = "seven-lanterns-north";

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

afterEach(() => vi.useRealTimers());

const setUp = async () => (await api.call(calls.setUpTotp, { body: {} }, person)).body.data;

const activate = (code: string) => api.call(calls.activateTotp, { body: { code } }, person);

type End = { code?: string; method?: "totp" | "recovery"; mfa_token?: string };

const deactivate = (body: End) => api.call(calls.deactivateTotp, { body }, person);

const renew = (body: End) => api.call(calls.renewRecoveryCodes, { body }, person);

const overview = async () => (await api.call(calls.overview, {}, person)).body.data;

/** Sets up an app over HTTP, with its recovery codes; the next unused code is one step ahead. */
const withApp = async () => {
  const { secret } = await setUp();
  const { data } = (await activate(computeCode(secret))).body;
  return { secret, codes: data.recovery_codes ?? [] };
};

describe("an authenticator app", () => {
  test("becomes a second factor with one of its codes, and creates ten recovery codes", async () => {
    const { secret, otpauth_url } = await setUp();
    const url = new URL(otpauth_url);
    expect(url.searchParams.get("secret")).toBe(secret);
    expect(decodeURIComponent(url.pathname)).toContain(person.email);
    expect((await overview()).mfa_active).toBe(false);
    const { data } = (await activate(computeCode(secret))).body;
    expect(data).toMatchObject({ mfa_active: true, mfa_methods: ["totp"] });
    expect(new Set(data.recovery_codes).size).toBe(10);
    expect(await overview()).toMatchObject({ mfa_methods: ["totp"], recovery_codes_left: 10 });
    expect((await api.mailsTo(person.email))[0]?.subject).toContain(
      "An authenticator app was added",
    );
  });

  test("has its secret encrypted, for this login only", async () => {
    const { secret } = await setUp();
    const other = await given.developer();
    const [row] = await api.db.select().from(mfaTotps).where(eq(mfaTotps.user_id, person.userId));
    expect(row?.sealed_secret).not.toContain(secret);
    await api.db
      .insert(mfaTotps)
      .values({ user_id: other.userId, sealed_secret: row?.sealed_secret ?? "" });
    person = other;
    expect((await activate(computeCode(secret))).status).toBe(422);
  });

  test.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])("may be %i steps off: %i", async (steps, status) => {
    const { secret } = await setUp();
    // Halfway through a time step, so that it can't end between generating and sending the code.
    const step = 30_000;
    vi.useFakeTimers({ toFake: ["Date"], now: (Math.floor(Date.now() / step) + 0.5) * step });
    expect((await activate(computeCode(secret, steps))).status).toBe(status);
  });

  test("is rejected with a wrong code, and after ten of them for an hour", async () => {
    const { secret } = await setUp();
    const wrong = computeCode(secret, 40);
    for (let count = 0; count < 10; count++)
      expect((await activate(wrong)).problem.errors).toEqual({ code: [MFA_MESSAGES.codeWrong] });
    const refused = await activate(computeCode(secret));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
  });

  test("has to be set up again after half an hour", async () => {
    const { secret } = await setUp();
    await api.db
      .update(mfaTotps)
      .set({ created_at: new Date(Date.now() - 31 * 60_000) })
      .where(eq(mfaTotps.user_id, person.userId));
    expect((await activate(computeCode(secret))).status).toBe(422);
  });

  test("cannot be replaced while it is active", async () => {
    const { secret } = await withApp();
    expect((await api.call(calls.setUpTotp, { body: {} }, person)).problem.code).toBe(
      "already_active",
    );
    expect((await activate(computeCode(secret, 1))).problem.code).toBe("already_active");
  });

  test("ends the login's other sessions when it is the first", async () => {
    const isLoggedIn = async (token: string) =>
      (await api.call(contract.identity.me, {}, { token })).status === 200;
    const stranger = await given.session(person.userId);
    const { secret } = await setUp();
    expect((await activate(computeCode(secret))).status).toBe(200);
    expect([await isLoggedIn(person.token), await isLoggedIn(stranger)]).toEqual([true, false]);
  });

  test("discards setups that someone else started before the first factor", async () => {
    await api.call(calls.generateCode, { body: { phone_number: "+4915112345678" } }, person);
    await withApp();
    expect((await api.call(calls.resendCode, {}, person)).problem.code).toBe("no_phone");
  });

  test("is removed with an unused code", async () => {
    const { secret } = await withApp();
    // The code that activated the app is used up.
    expect((await deactivate({ code: computeCode(secret) })).status).toBe(422);
    const answer = await deactivate({ code: computeCode(secret, 1) });
    expect(answer.body.data).toMatchObject({ mfa_active: false, mfa_methods: [] });
    expect((await overview()).recovery_codes_left).toBe(0);
    expect((await deactivate({ code: computeCode(secret, 1) })).problem.code).toBe("not_active");
    expect((await api.mailsTo(person.email))[0]?.subject).toContain("app was removed");
  });

  test("accepts a code once, however many requests are sent at once", async () => {
    const { secret } = await withApp();
    const code = computeCode(secret, 1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => renew({ code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await overview()).recovery_codes_left).toBe(10);
  });

  test("requires a proof to be removed", async () => {
    await withApp();
    expect((await deactivate({})).problem.errors).toEqual({ code: [MFA_MESSAGES.codeRequired] });
    expect((await deactivate({ mfa_token: "unknown" })).problem.errors).toHaveProperty("mfa_token");
  });
});

describe("a recovery code", () => {
  test("replaces a factor once, however it is typed, and the owner is notified", async () => {
    const { codes } = await withApp();
    const code = ` ${codes[0]?.toLowerCase().replaceAll("-", " ")} `;
    expect((await renew({ code, method: "recovery" })).status).toBe(200);
    const subjects = (await api.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain("One of your recovery codes was used");
    expect(subjects).toContain("You have new recovery codes");
  });

  test("logs in someone who lost the app, and is used up", async () => {
    person = await given.developer({ user: { password_hash: await hashPassword(PASSWORD) } });
    const { codes } = await withApp();
    const credentials = { email: person.email, password: PASSWORD };
    const { body } = await api.call(contract.identity.logIn, { body: credentials });
    if (!("challenge_id" in body)) throw new Error("No second factor was asked for.");
    const { challenge_id } = body;
    const answer = { challenge_id, method: "recovery" as const, code: codes[3] ?? "" };
    expect((await api.call(calls.finishLogIn, { body: answer })).status).toBe(200);
    expect((await overview()).recovery_codes_left).toBe(9);
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.text).toContain("You have 9 left.");
  });

  test("does not work twice, not even at the same time", async () => {
    const { codes, secret } = await withApp();
    const use = () => deactivate({ code: codes[0] ?? "", method: "recovery" });
    const answers = await Promise.all(Array.from({ length: 5 }, use));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(secret).not.toBe("");
  });

  test("does not work once there are new ones", async () => {
    const { codes, secret } = await withApp();
    const renewed = (await renew({ code: computeCode(secret, 1) })).body.data.recovery_codes;
    expect(renewed).toHaveLength(10);
    expect((await renew({ code: codes[0] ?? "", method: "recovery" })).status).toBe(422);
    expect((await renew({ code: renewed[0] ?? "", method: "recovery" })).status).toBe(200);
  });

  test("belongs to one login, and is stored as a hash", async () => {
    const { codes } = await withApp();
    person = await given.developer();
    await withApp();
    expect((await renew({ code: codes[0] ?? "", method: "recovery" })).status).toBe(422);
    const stored = JSON.stringify(await api.db.select().from(recoveryCodes));
    expect(stored).not.toContain(codes[0]);
    expect(stored).not.toContain(codes[0]?.replaceAll("-", ""));
  });
});
