import { contract } from "@devguild/contract/contract";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { MFA_MESSAGES, type MfaAction } from "@devguild/schemas/constants/mfa";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type Caller, type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { DAY_MS } from "../../time.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { users } from "../users/users.tables.ts";
import { accountDeletions } from "./accounts.tables.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const calls = contract.account;

const PASSWORD = "seven-lanterns-north";

let api: TestApi;

let given: Given;

let passwordHash: string;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  passwordHash = await hashPassword(PASSWORD);
});

const developer = () => given.developer({ user: { password_hash: passwordHash } });

const remove = (caller: Caller, body: object = { password: PASSWORD }) =>
  api.call(calls.deleteDeveloper, { body }, caller);

const restore = (token: string) => api.call(calls.restore, { body: { token } });

const logIn = (email: string) =>
  api.call(contract.identity.logIn, { body: { email, password: PASSWORD } });

const isLoggedIn = async (token: string) =>
  (await api.call(contract.identity.me, {}, { token })).status === 200;

const restoreTokenOf = async (email: string) => getLinkToken((await api.mailsTo(email))[0]);

const meOf = async (caller: Caller) => (await api.call(contract.identity.me, {}, caller)).body.data;

/** A company user who is also a developer, and currently acts as one. */
const developerAtWork = async () => {
  const person = await developer();
  const company = await given.company();
  await given.actAs(person.userId, {
    type: "company",
    company_id: company.id,
    role: "company-recruiting-manager",
  });
  await api.call(contract.identity.switchAccount, { body: { account_type: "developer" } }, person);
  return { ...person, companyId: company.id };
};

describe("the proof that its owner deletes an account", () => {
  const fieldsOf = async (answer: ReturnType<typeof remove>) => {
    const { status, problem } = await answer;
    return [status, problem.errors];
  };

  test("is the password, with few attempts", async () => {
    const person = await developer();
    expect(await fieldsOf(remove(person, {}))).toEqual([
      422,
      { password: [MESSAGES.passwordRequired] },
    ]);
    for (let count = 0; count < 5; count++)
      expect(await fieldsOf(remove(person, { password: "wrong" }))).toEqual([
        422,
        { password: [MESSAGES.passwordWrong] },
      ]);
    expect((await remove(person)).status).toBe(429);
    expect(await isLoggedIn(person.token)).toBe(true);
    expect((await api.call(calls.sendDeletionCode, {}, person)).problem.code).toBe(
      "no_code_needed",
    );
  });

  test("is a second factor instead, proven for this alone", async () => {
    const person = await given.developer();
    const app = await given.totp(person.userId);
    expect(await fieldsOf(remove(person, { verification_code: "123456" }))).toEqual([
      422,
      { mfa_token: [MFA_MESSAGES.tokenInvalid] },
    ]);
    expect((await api.call(calls.sendDeletionCode, {}, person)).status).toBe(409);
    const prove = async (action: MfaAction) => {
      const body = { action, subject_id: person.userId };
      const { challenge_id } = (await api.call(contract.mfa.challenge, { body }, person)).body.data;
      const proof = { challenge_id, method: "totp" as const, code: await app.code() };
      const { data } = (await api.call(contract.mfa.verify, { body: proof }, person)).body;
      return { mfa_token: data.mfa_token };
    };
    const other = await remove(person, await prove("second-factors.change"));
    expect(other.problem.errors).toEqual({ mfa_token: [MFA_MESSAGES.tokenInvalid] });
    expect((await remove(person, await prove("account.delete"))).status).toBe(200);
  });

  test("is an emailed code for a login with neither, which works once", async () => {
    const person = await given.generic();
    const removeGeneric = (verification_code: string) =>
      api.call(calls.deleteGeneric, { body: { verification_code } }, person);
    const missing = await api.call(calls.deleteGeneric, { body: {} }, person);
    expect(missing.problem.errors).toEqual({ verification_code: [MESSAGES.codeRequired] });
    await api.call(calls.sendDeletionCode, {}, person);
    const [mail] = await api.mailsTo(person.email);
    const code = /^\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
    const wrong = await removeGeneric(code === "123456" ? "654321" : "123456");
    expect(wrong.problem.errors).toEqual({ verification_code: [MESSAGES.codeWrong] });
    expect((await removeGeneric(code)).status).toBe(200);
    await restore(await restoreTokenOf(person.email));
    const again = { token: await given.session(person.userId) };
    const used = await api.call(calls.deleteGeneric, { body: { verification_code: code } }, again);
    expect(used.problem.errors).toEqual({ verification_code: [MESSAGES.codeWrong] });
  });
});

describe("deleting a developer account", () => {
  test("logs the developer out everywhere and emails a link to restore it", async () => {
    const person = await developer();
    const elsewhere = await given.session(person.userId);
    const deleted = await api.call(
      calls.deleteDeveloper,
      { body: { password: PASSWORD } },
      { cookie: person.token, origin: testConfig.urls.site },
    );
    const { restorable_until, logged_out } = deleted.body.data;
    expect(logged_out).toBe(true);
    const left = Date.parse(restorable_until ?? "") - Date.now();
    expect(Math.round(left / DAY_MS)).toBe(30);
    expect(deleted.headers.get("Set-Cookie")).toMatch(/^devguild_session=; Max-Age=0/);
    expect([await isLoggedIn(person.token), await isLoggedIn(elsewhere)]).toEqual([false, false]);
    expect(await api.db.select().from(sessions).where(eq(sessions.user_id, person.userId))).toEqual(
      [],
    );
    expect((await logIn(person.email)).status).toBe(422);

    const token = await restoreTokenOf(person.email);
    expect((await restore(token)).body.data).toEqual({
      email: person.email,
      account_type: "developer",
    });
    expect(await isLoggedIn(person.token)).toBe(false);
    const answer = (await logIn(person.email)).body;
    const accessToken = "accessToken" in answer ? answer.accessToken : "";
    const me = await meOf({ token: accessToken });
    expect(me).toMatchObject({ account_type: "developer", developer_id: person.developerId });
    expect(me.skills).toHaveLength(1);
    expect((await restore(token)).status).toBe(422);
    const events = await api.call(contract.security.events, {}, { token: accessToken });
    expect(events.body.data.map(({ event }) => event)).toEqual([
      "logged_in",
      "account_restored",
      "account_deleted",
    ]);
  });

  test("leaves companies only the name, and sends no more emails", async () => {
    const company = await given.company();
    const job = await given.openJob({ company });
    const recruiter = await given.companyUser(company.id);
    const person = await developerAtWork();
    const application = await given.application(person.developerId, job.id);
    expect((await remove(person)).body.data.logged_out).toBe(false);
    const params = { companyId: company.id, jobId: job.id };
    const [candidate] = (await api.call(contract.candidates.list, { params }, recruiter)).body.data;
    expect(candidate?.developer).toMatchObject({ id: null, email: null, cv_uploaded: false });
    await api.call(
      contract.candidates.move,
      {
        params: { ...params, candidateId: application.id },
        body: { status: APPLICATION_STATUSES.INTERVIEWING },
      },
      recruiter,
    );
    expect(await api.mailsTo(person.email)).toHaveLength(1);
  });

  test("keeps the login's other accounts logged in", async () => {
    const person = await developerAtWork();
    await remove(person);
    const me = await meOf(person);
    expect(me).toMatchObject({ account_type: "company", developer_id: null, skills: [] });
    expect(me.accounts.map(({ type }) => type)).toEqual(["company"]);
    expect((await logIn(person.email)).status).toBe(200);
    const switched = await api.call(
      contract.identity.switchAccount,
      { body: { account_type: "developer" } },
      person,
    );
    expect(switched.status).toBe(422);
    await restore(await restoreTokenOf(person.email));
    expect((await meOf(person)).developer_id).toBe(person.developerId);
  });

  test("happens once, even with two clicks", async () => {
    const person = await developer();
    const answers = await Promise.all([remove(person), remove(person), remove(person)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 401, 409].includes(status))).toBe(true);
    const rows = await api.db
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.user_id, person.userId));
    expect(rows).toHaveLength(1);
  });

  test("succeeds while other sessions write and log in", async () => {
    const person = await developer();
    const elsewhere = await given.session(person.userId);
    const write = () =>
      api.call(
        contract.profile.saveSkills,
        { body: { skills: [{ id: 1, experience: 2 }] } },
        { token: elsewhere },
      );
    const [deleted, ...others] = await Promise.all([
      remove(person),
      write(),
      logIn(person.email),
      write(),
      logIn(person.email),
    ]);
    expect(deleted.status).toBe(200);
    expect(others.every(({ status }) => [200, 401, 422].includes(status))).toBe(true);
    for (const { json } of others) {
      const token = (json as { accessToken?: string }).accessToken;
      if (token) expect(await isLoggedIn(token)).toBe(false);
    }
    expect((await logIn(person.email)).status).toBe(422);
  });

  test("lets its owner restore it by signing up again, without revealing that to anyone else", async () => {
    const person = await developer();
    await remove(person);
    const [first] = await api.mailsTo(person.email);
    const signedUp = await api.call(contract.identity.signUp, {
      body: { email: person.email, password: PASSWORD, terms: true },
    });
    expect(signedUp.body).toEqual({ data: { email: person.email } });
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.subject).toMatch(/can be restored/);
    expect((await restore(getLinkToken(first))).status).toBe(422);
    expect((await restore(getLinkToken(mail))).status).toBe(200);
  });

  test("cannot be undone after 30 days, or by anyone else", async () => {
    const person = await developer();
    await remove(person);
    const token = await restoreTokenOf(person.email);
    expect((await restore("unknown")).status).toBe(422);
    await api.db
      .update(accountDeletions)
      .set({ restorable_until: new Date(Date.now() - 1) })
      .where(eq(accountDeletions.user_id, person.userId));
    expect((await restore(token)).status).toBe(422);
    const [login] = await api.db.select().from(users).where(eq(users.id, person.userId));
    expect(login?.deleted_at).not.toBeNull();
  });
});
