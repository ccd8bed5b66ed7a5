import { contract } from "@devguild/contract/contract";
import type { CompanyRole } from "@devguild/schemas/constants/accounts";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { transaction } from "../../db/db.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { accounts, users } from "../users/users.tables.ts";
import { inviteToAccount } from "./invitations.commands.ts";

const calls = contract.account;

const PASSWORD = "seven-lanterns-north";

let api: TestApi;

let given: Given;

let company: { id: number; name: string };

let serial = 0;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  company = await given.company({ name: "Acme" });
});

const newAddress = () => {
  serial += 1;
  return `invited${serial}@test.example`;
};

const invite = (email: string, role: CompanyRole = "company-recruiting-manager") =>
  transaction(api.db, (tx) =>
    inviteToAccount(tx, {
      email,
      firstName: "Grace",
      lastName: "Hopper",
      inviter: "Ada Owner",
      account: { type: "company", role, company },
    }),
  );

const tokenFor = async (email: string) => {
  const [mail] = await api.mailsTo(email);
  return /activate-account\/(\S+)$/.exec(mail?.links[0] ?? "")?.[1] ?? "";
};

const invited = async () => {
  const email = newAddress();
  const { userId } = await invite(email);
  return { email, userId, token: await tokenFor(email) };
};

const info = (token: string) => api.call(calls.invitation, { params: { token } });

const accept = (token: string, more: object = {}) =>
  api.call(calls.acceptInvitation, {
    body: {
      token,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      first_name: "Grace",
      last_name: "Murray",
      terms: true,
      ...more,
    },
  });

const logIn = (email: string) =>
  api.call(contract.identity.logIn, { body: { email, password: PASSWORD } });

describe("an invited person without a login", () => {
  test("sees the invitation, chooses a password and is logged in", async () => {
    const { email, token } = await invited();
    expect((await info(token)).body.data).toEqual({
      email,
      first_name: "Grace",
      last_name: "Hopper",
      account_type: "company",
      company_name: "Acme",
      expired: false,
      has_login: false,
    });
    const accepted = await accept(token);
    expect(accepted.body.data).toEqual({ email, account_type: "company" });
    expect(accepted.headers.get("Set-Cookie")).toMatch(/^devguild_session=.+; HttpOnly/);
    const me = await api.call(contract.identity.me, {}, { token: accepted.body.accessToken ?? "" });
    expect(me.body.data).toMatchObject({
      full_name: "Grace Murray",
      email_verified: true,
      account_type: "company",
      company: { id: company.id },
    });
    expect((await logIn(email)).status).toBe(200);
    expect((await info(token)).status).toBe(404);
  });

  test("cannot log in before accepting, nor get a password reset link", async () => {
    const { email, userId } = await invited();
    await api.db
      .update(users)
      .set({ password_hash: await hashPassword(PASSWORD) })
      .where(eq(users.id, userId));
    expect((await logIn(email)).status).toBe(422);
    await api.call(contract.passwords.forgot, { body: { email } });
    expect(await api.mailsTo(email)).toHaveLength(1);
  });

  test.each([
    ["no password", { password: undefined, password_confirmation: undefined }, "password"],
    [
      "an easy password",
      { password: "password123", password_confirmation: "password123" },
      "password",
    ],
    ["a different repetition", { password_confirmation: "x" }, "password_confirmation"],
    ["no name", { first_name: undefined }, "first_name"],
    ["no last name", { last_name: undefined }, "last_name"],
    ["terms not agreed to", { terms: false }, "terms"],
  ])(
    "%s is rejected with an error on its field, and the link still works",
    async (_, wrong, field) => {
      const { token } = await invited();
      expect(Object.keys((await accept(token, wrong)).problem.errors)).toEqual([field]);
      expect((await accept(token)).status).toBe(200);
    },
  );

  test("accepts once, even with two clicks", async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await accept(token)).problem.errors["token"]).toEqual([MESSAGES.tokenInvalid]);
  });

  test("sees that a week-old link has expired, and can be invited again", async () => {
    const { email, token, userId } = await invited();
    await api.db
      .update(oneTimeTokens)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(oneTimeTokens.user_id, userId));
    expect((await info(token)).body.data.expired).toBe(true);
    expect((await accept(token)).status).toBe(422);
    await invite(email, "company-administrator");
    expect((await info(token)).status).toBe(404);
    const again = await accept(await tokenFor(email));
    const me = await api.call(contract.identity.me, {}, { token: again.body.accessToken ?? "" });
    expect(me.body.data.permissions).toContain("owner.company.view-company-users");
  });
});

describe("an invited person with a login", () => {
  test("keeps their password, and the link does not log them in", async () => {
    const person = await given.developer({
      user: { password_hash: await hashPassword(PASSWORD) },
    });
    await invite(person.email.toUpperCase());
    const token = await tokenFor(person.email);
    expect((await info(token)).body.data.has_login).toBe(true);
    const other = "nine-herons-by-the-pier";
    const accepted = await accept(token, { password: other, password_confirmation: other });
    expect(accepted.body).toEqual({ data: { email: person.email, account_type: "company" } });
    expect(accepted.headers.get("Set-Cookie")).toBeNull();
    expect((await logIn(person.email)).status).toBe(200);
    const me = await api.call(contract.identity.me, {}, person);
    expect(me.body.data.accounts.map(({ type }) => type)).toEqual(["developer", "company"]);
    expect(me.body.data.first_name).toBe("Ada");
  });

  test("starts over if the address was never confirmed: someone else may have signed up with it", async () => {
    const stranger = await given.developer({
      user: { email_verified_at: null, password_hash: await hashPassword("strangers-own-words") },
    });
    await given.loginConnection(stranger.userId);
    await given.totp(stranger.userId);
    await given.savedSearch({ email: stranger.email });
    await invite(stranger.email);
    const token = await tokenFor(stranger.email);
    expect((await info(token)).body.data.has_login).toBe(false);
    const none = { password: undefined, password_confirmation: undefined };
    expect(Object.keys((await accept(token, none)).problem.errors)).toEqual(["password"]);

    const caller = { token: (await accept(token)).body.accessToken ?? "" };
    const me = await api.call(contract.identity.me, {}, caller);
    expect(me.body.data).toMatchObject({ mfa_active: false, company: { id: company.id } });
    expect((await api.call(contract.identity.me, {}, stranger)).status).toBe(401);
    const connections = await api.call(contract.security.loginConnections, {}, caller);
    expect(connections.body.data).toEqual([]);
    expect((await logIn(stranger.email)).status).toBe(200);
    const asDeveloper = { body: { account_type: "developer" as const } };
    await api.call(contract.identity.switchAccount, asDeveloper, caller);
    expect((await api.call(contract.alerts.list, {}, caller)).body.data).toHaveLength(1);
  });

  test("is invited to a company only once", async () => {
    const member = await given.companyUser(company.id);
    await expect(invite(member.email)).rejects.toMatchObject({
      details: { code: "already_member" },
    });
  });

  test.each([
    ["suspended", { suspended_at: new Date() }],
    ["deleted", { deleted_at: new Date() }],
  ])("who is %s can neither be invited nor accept", async (_, values) => {
    const shut = await given.login(values);
    await expect(invite(shut.email)).rejects.toMatchObject({ details: { code: "not_invitable" } });
    const { token, userId } = await invited();
    await api.db.update(users).set(values).where(eq(users.id, userId));
    expect((await info(token)).status).toBe(404);
    expect((await accept(token)).status).toBe(422);
  });

  test("cannot accept after being removed", async () => {
    const { token, userId } = await invited();
    await api.db.delete(accounts).where(eq(accounts.user_id, userId));
    expect((await accept(token)).status).toBe(422);
  });
});
