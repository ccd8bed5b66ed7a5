import { contract } from "@devguild/contract/contract";
import { MFA_REQUIRED, type MfaAction } from "@devguild/schemas/constants/mfa";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { transaction } from "../../db/db.ts";
import { Problem } from "../../http/problems.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { findViewer } from "../sessions/sessions.queries.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { cleanUpMfa } from "./challenges.commands.ts";
import { redeemMfaToken } from "./guarded-actions.commands.ts";
import { mfaChallenges, mfaTokens } from "./mfa.tables.ts";

const calls = contract.mfa;

const ACTION = "company.delete" satisfies MfaAction;

let api: TestApi;

let given: Given;

let person: Awaited<ReturnType<Given["admin"]>>;

let app: Awaited<ReturnType<Given["totp"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  await api.db.delete(throttles);
  person = await given.admin();
  app = await given.totp(person.userId);
});

const ask = (action: MfaAction = ACTION, subject_id = 7, caller = person) =>
  api.call(calls.challenge, { body: { action, subject_id } }, caller);

const answer = async (challenge_id: string, caller = person) => {
  const body = { challenge_id, method: "totp" as const, code: await app.code() };
  return api.call(calls.verify, { body }, caller);
};

const tokenFor = async (action: MfaAction = ACTION, subject = 7) =>
  (await answer((await ask(action, subject)).body.data.challenge_id)).body.data.mfa_token;

/** Returns what a guarded action would respond: 200 if it may continue, otherwise the error. */
const spend = async (token: string, subjectId = 7, caller = person, action: MfaAction = ACTION) => {
  const viewer = await findViewer(api.db, caller.token);
  if (!viewer) throw new Error("Nobody is logged in.");
  try {
    await transaction(api.db, (tx) => redeemMfaToken(tx, viewer, { action, subjectId, token }));
    return 200;
  } catch (error) {
    if (error instanceof Problem) return error.details.code ?? error.kind;
    throw error;
  }
};

describe("a guarded action", () => {
  test("succeeds with a proof for it, and the proof is recorded", async () => {
    expect((await ask()).body.data).toEqual({
      challenge_id: expect.any(String),
      methods: ["totp"],
      code_sent: false,
    });
    expect(await spend(await tokenFor())).toBe(200);
    const deeds = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.user_id, person.userId), eq(auditLog.subject, "user")));
    expect(deeds).toMatchObject([
      {
        action: "second-factor.confirmed",
        details: { for: ACTION, subject_id: 7, method: "totp" },
      },
    ]);
    const events = (await api.call(contract.security.events, {}, person)).body.data;
    expect(events.map(({ event }) => event)).toEqual(["second_factor_used"]);
  });

  test("accepts a proof once, however many requests are sent at once", async () => {
    const token = await tokenFor();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => spend(token)));
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "invalid")).toHaveLength(4);
  });

  test("rejects a proof for another subject, another action or by another user", async () => {
    const other = await given.admin();
    await given.totp(other.userId);
    const token = await tokenFor();
    expect(await spend(token, 8)).toBe("invalid");
    expect(await spend(token, 7, person, "company.gdpr")).toBe("invalid");
    expect(await spend(token, 7, other)).toBe("invalid");
    expect(await spend("unknown")).toBe("invalid");
    expect(await spend(token)).toBe(200);
  });

  test("rejects a proof older than five minutes", async () => {
    const token = await tokenFor();
    const [kept] = await api.db
      .select()
      .from(mfaTokens)
      .where(eq(mfaTokens.user_id, person.userId));
    const minutes = ((kept?.expires_at.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4.5);
    expect(minutes).toBeLessThanOrEqual(5);
    await api.db
      .update(mfaTokens)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(mfaTokens.user_id, person.userId));
    expect(await spend(token)).toBe("invalid");
  });

  test("is not available without a second factor", async () => {
    const bare = await given.admin();
    const refused = await ask(ACTION, 7, bare);
    expect(refused.status).toBe(403);
    expect(refused.problem.code).toBe(MFA_REQUIRED);
    expect(await spend("unknown", 7, bare)).toBe(MFA_REQUIRED);
  });

  test("leaves the proof valid if the action fails", async () => {
    const token = await tokenFor();
    const viewer = await findViewer(api.db, person.token);
    const failing = transaction(api.db, async (tx) => {
      if (viewer) await redeemMfaToken(tx, viewer, { action: ACTION, subjectId: 7, token });
      throw new Error("the action failed");
    });
    await expect(failing).rejects.toThrow("the action failed");
    expect(await spend(token)).toBe(200);
  });
});

describe("a challenge for an action", () => {
  test("is answered once, by the user it was created for", async () => {
    const other = await given.admin();
    await given.totp(other.userId);
    const { challenge_id } = (await ask()).body.data;
    expect((await answer(challenge_id, other)).problem.errors).toHaveProperty("challenge_id");
    expect((await answer(challenge_id)).status).toBe(200);
    expect((await answer(challenge_id)).problem.errors).toHaveProperty("challenge_id");
  });

  test("can be sent as a text message", async () => {
    const phone = await given.phone(person.userId);
    const { challenge_id } = (await ask()).body.data;
    await api.call(calls.sendCode, { body: { challenge_id } });
    const code = /\d{6}/.exec((await api.mailsTo(phone))[0]?.text ?? "")?.[0] ?? "";
    const body = { challenge_id, method: "sms" as const, code };
    expect((await api.call(calls.verify, { body }, person)).status).toBe(200);
  });

  test("is deleted with its proof once both have expired", async () => {
    await tokenFor();
    const past = { expires_at: new Date(Date.now() - 1) };
    await api.db.update(mfaChallenges).set(past);
    await api.db.update(mfaTokens).set(past);
    await ask();
    await cleanUpMfa(api.db);
    expect(await api.db.select().from(mfaChallenges)).toHaveLength(1);
    expect(await api.db.select().from(mfaTokens)).toEqual([]);
  });
});
