import { contract } from "@devguild/contract/contract";
import { MFA_MESSAGES } from "@devguild/schemas/constants/mfa";
import { KNOWN_BROWSER_COOKIE } from "@devguild/schemas/product";
import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type Caller, type TestApi, openApi } from "../../../testing/test-api.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { users } from "../users/users.tables.ts";
import { mfaChallenges } from "./mfa.tables.ts";

const { logIn: logInCall, me } = contract.identity;

const calls = contract.mfa;

const PASSWORD = "seven-lanterns-north";

let api: TestApi;

let given: Given;

let passwordHash: string;

let person: Awaited<ReturnType<Given["developer"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  passwordHash = await hashPassword(PASSWORD);
});

beforeEach(async () => {
  await api.db.delete(throttles);
  person = await given.developer({ user: { password_hash: passwordHash } });
});

const logIn = (password = PASSWORD, caller: Caller = {}) =>
  api.call(logInCall, { body: { email: person.email, password } }, caller);

const openChallenge = async (address?: string, browser?: string) => {
  const { body } = await logIn(PASSWORD, { ...(address && { address }), browser });
  if (!("challenge_id" in body)) throw new Error("No second factor was asked for.");
  return body;
};

const browserOf = ({ headers }: { headers: Headers }) =>
  new RegExp(`${KNOWN_BROWSER_COOKIE}=([^;]+)`).exec(headers.get("Set-Cookie") ?? "")?.[1];

type Method = "sms" | "totp" | "recovery";

const finish = (challenge_id: string, method: Method, code: string, caller: Caller = {}) =>
  api.call(calls.finishLogIn, { body: { challenge_id, method, code } }, caller);

const lastCode = async (phone: string) =>
  /\d{6}/.exec((await api.mailsTo(phone))[0]?.text ?? "")?.[0] ?? "";

const eventsOf = async () => (await api.call(contract.security.events, {}, person)).body.data;

describe("logging in with a second factor", () => {
  test("takes two steps; only the second creates a session", async () => {
    const app = await given.totp(person.userId);
    const answer = await logIn();
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(answer.body).toEqual({
      mfa_required: true,
      challenge_id: expect.any(String),
      methods: ["totp"],
      code_sent: false,
    });
    const { challenge_id } = await openChallenge();
    const finished = await finish(challenge_id, "totp", await app.code());
    expect(finished.headers.get("Set-Cookie")).toContain(finished.body.accessToken);
    const own = await api.call(me, {}, { token: finished.body.accessToken });
    expect(own.body.data).toMatchObject({ email: person.email, mfa_active: true });
    const events = await eventsOf();
    expect(events.map(({ event }) => event)).toEqual(["logged_in_with_factor"]);
    const [session] = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.user_id, person.userId))
      .orderBy(desc(sessions.id));
    expect(session?.second_factor_at).toBeInstanceOf(Date);
  });

  test("sends a text message at once if the phone is the only factor", async () => {
    const phone = await given.phone(person.userId);
    const question = await openChallenge();
    expect(question).toMatchObject({
      methods: ["sms"],
      code_sent: true,
      masked_phone: expect.stringMatching(/^\+49•+\d\d$/),
    });
    const finished = await finish(question.challenge_id, "sms", await lastCode(phone));
    expect(finished.status).toBe(200);
  });

  test("sends a text message on request if there is an app too", async () => {
    const phone = await given.phone(person.userId);
    await given.totp(person.userId);
    const { challenge_id, code_sent, methods } = await openChallenge();
    expect({ code_sent, methods }).toEqual({ code_sent: false, methods: ["sms", "totp"] });
    expect(await api.mailsTo(phone)).toEqual([]);
    expect((await api.call(calls.sendCode, { body: { challenge_id } })).status).toBe(200);
    expect((await finish(challenge_id, "sms", await lastCode(phone))).status).toBe(200);
  });

  test("sends no more codes than the phone's limit, and still creates the challenge", async () => {
    await given.phone(person.userId);
    for (let count = 0; count < 4; count++) expect((await openChallenge()).code_sent).toBe(true);
    const { challenge_id, code_sent } = await openChallenge();
    expect(code_sent).toBe(false);
    const refused = await api.call(calls.sendCode, { body: { challenge_id } });
    expect(refused.status).toBe(429);
  });

  test("sends codes only for open challenges, and only to phones", async () => {
    const send = (challenge_id: string) => api.call(calls.sendCode, { body: { challenge_id } });
    expect((await send("unknown")).problem.errors).toHaveProperty("challenge_id");
    await given.totp(person.userId);
    expect((await send((await openChallenge()).challenge_id)).problem.code).toBe("no_phone");
    const alone = await api.call(calls.beginPasskeyLogIn, {});
    expect((await send(alone.body.data.challenge_id)).status).toBe(422);
  });

  test("is not offered with a wrong password", async () => {
    await given.totp(person.userId);
    expect((await logIn("wrong")).problem.errors).toHaveProperty("email");
  });
});

describe("a log-in challenge", () => {
  test("is answered once, however many requests are sent at once", async () => {
    const app = await given.totp(person.userId);
    const { challenge_id } = await openChallenge();
    const code = await app.code();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => finish(challenge_id, "totp", code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await finish(challenge_id, "totp", await app.code())).problem.errors).toEqual({
      challenge_id: [MFA_MESSAGES.challengeOver],
    });
  });

  test("rejects a code that answered another one", async () => {
    const app = await given.totp(person.userId);
    const [first, second] = [await openChallenge(), await openChallenge()];
    const code = await app.code();
    const answers = await Promise.all([
      finish(first.challenge_id, "totp", code),
      finish(second.challenge_id, "totp", code),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("rejects the text message of another one", async () => {
    const phone = await given.phone(person.userId);
    const first = await openChallenge();
    const code = await lastCode(phone);
    const second = await openChallenge();
    expect((await finish(second.challenge_id, "sms", code)).status).toBe(422);
    expect((await finish(first.challenge_id, "sms", code)).status).toBe(200);
  });

  test("allows five attempts, and records them", async () => {
    const app = await given.totp(person.userId);
    const { challenge_id } = await openChallenge();
    for (let count = 0; count < 5; count++)
      expect((await finish(challenge_id, "recovery", "wrong")).problem.errors).toEqual({
        code: [MFA_MESSAGES.codeWrong],
      });
    const late = await finish(challenge_id, "totp", await app.code());
    expect(late.problem.errors).toEqual({ challenge_id: [MFA_MESSAGES.challengeOver] });
    const events = await eventsOf();
    expect(events.map(({ event }) => event)).toEqual(
      Array.from({ length: 5 }, () => "second_factor_refused"),
    );
  });

  test("counts fifty attempts at once one by one", async () => {
    await given.totp(person.userId);
    const { challenge_id } = await openChallenge();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => finish(challenge_id, "totp", String(index))),
    );
    const judged = answers.filter(({ json }) => JSON.stringify(json).includes('"code"'));
    expect(judged.length).toBeLessThanOrEqual(5);
  });

  describe("of someone else who knows the password", () => {
    const guess = async (address: string) =>
      finish((await openChallenge(address)).challenge_id, "totp", "000000x", { address });
    const guessFrom = async (networks: number) => {
      for (let network = 1; network <= networks; network++)
        for (let count = 0; count < 10; count++) await guess(`203.0.113.${network}`);
    };

    test("allows ten wrong answers an hour from one network, and the owner answers elsewhere", async () => {
      const app = await given.totp(person.userId);
      await guessFrom(1);
      expect((await guess("203.0.113.1")).status).toBe(429);
      const { challenge_id } = await openChallenge();
      expect((await finish(challenge_id, "totp", await app.code())).status).toBe(200);
    });

    test("allows thirty from everywhere; the owner's browser and recovery codes have no part in them", async () => {
      const app = await given.totp(person.userId);
      const proof = { method: "totp" as const, code: await app.code() };
      const renewed = await api.call(calls.renewRecoveryCodes, { body: proof }, person);
      const [recoveryCode = ""] = renewed.body.data.recovery_codes;
      const first = await finish((await openChallenge()).challenge_id, "totp", await app.code());
      const browser = browserOf(first);
      await guessFrom(3);
      const address = "203.0.113.9";
      expect((await guess(address)).status).toBe(429);
      const { challenge_id } = await openChallenge();
      const known = await finish(challenge_id, "totp", "000000x", { browser });
      expect(known.problem.errors).toEqual({ code: [MFA_MESSAGES.codeWrong] });
      const recovered = await finish(challenge_id, "recovery", recoveryCode, { address });
      expect(recovered.status).toBe(200);
    });

    test("leaves the owner's browser its own text messages", async () => {
      const phone = await given.phone(person.userId);
      const { challenge_id } = await openChallenge();
      const finished = await finish(challenge_id, "sms", await lastCode(phone));
      const browser = browserOf(finished);
      for (let count = 0; count < 5; count++) await openChallenge();
      expect((await openChallenge()).code_sent).toBe(false);
      expect((await openChallenge(undefined, browser)).code_sent).toBe(true);
    });
  });

  test.each([
    [9, 200],
    [11, 422],
  ])("from %i minutes ago: %i", async (minutes, status) => {
    const app = await given.totp(person.userId);
    const { challenge_id } = await openChallenge();
    await api.db
      .update(mfaChallenges)
      .set({ expires_at: new Date(Date.now() + (10 - minutes) * 60_000) })
      .where(eq(mfaChallenges.user_id, person.userId));
    expect((await finish(challenge_id, "totp", await app.code())).status).toBe(status);
  });

  test("fails if the login was suspended in the meantime", async () => {
    const app = await given.totp(person.userId);
    const { challenge_id } = await openChallenge();
    await api.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, person.userId));
    expect((await finish(challenge_id, "totp", await app.code())).status).toBe(422);
  });

  test("is closed when the password changes", async () => {
    const app = await given.totp(person.userId);
    const { challenge_id } = await openChallenge();
    const password = "nine-herons-by-the-pier";
    const body = { current_password: PASSWORD, password, password_confirmation: password };
    const changed = await api.call(contract.passwords.change, { body }, person);
    expect(changed.status).toBe(204);
    expect((await finish(challenge_id, "totp", await app.code())).status).toBe(422);
  });

  test("is separate from one for an action, in both directions", async () => {
    const app = await given.totp(person.userId);
    const body = { action: "candidate.change-status" as const, subject_id: 1 };
    const action = await api.call(calls.challenge, { body }, person);
    const crossed = await finish(action.body.data.challenge_id, "totp", await app.code());
    expect(crossed.status).toBe(422);
    const { challenge_id } = await openChallenge();
    const proof = { challenge_id, method: "totp" as const, code: await app.code() };
    expect((await api.call(calls.verify, { body: proof }, person)).status).toBe(422);
  });
});

test("a sign-up link does not log in someone who has added a second factor since", async () => {
  const email = "late@test.example";
  await api.call(contract.identity.signUp, { body: { email, password: PASSWORD, terms: true } });
  const [login] = await api.db.select().from(users).where(eq(users.email, email));
  await given.totp(login?.id ?? 0);
  const caller = { token: await given.session(login?.id ?? 0) };
  const token = getLinkToken((await api.mailsTo(email))[0]);
  const verified = await api.call(contract.identity.verifyEmail, { body: { token } }, caller);
  expect(verified.body.verified).toBe(true);
  expect(verified.body.accessToken).toBeUndefined();
});

test("reading the current user takes two statements, including second factors", async () => {
  await given.totp(person.userId);
  const ran = await api.statementsOf(() => api.call(me, {}, person));
  expect(ran.filter((statement) => !statement.includes('from "sessions"'))).toHaveLength(2);
});
