import { contract } from "@devguild/contract/contract";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { issueTestToken } from "../../../testing/form-tokens.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type Caller, type TestApi, openApi } from "../../../testing/test-api.ts";
import { selectRows } from "../../db/db.ts";
import { consents } from "../consents/consents.tables.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { users } from "../users/users.tables.ts";

const calls = contract.identity;

const PASSWORD = "seven-lanterns-north";

let api: TestApi;

let given: Given;

let serial = 0;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const newAddress = () => {
  serial += 1;
  return `newcomer${serial}@test.example`;
};

// A separate network address for each sign-up, so that only the throttling test hits the limit.
const elsewhere = (): Caller => ({ address: `198.51.100.${(serial % 250) + 1}` });

const signUp = (email: string, more: object = {}, caller: Caller = elsewhere()) =>
  api.call(calls.signUp, { body: { email, password: PASSWORD, terms: true, ...more } }, caller);

const verify = (token: string) => api.call(calls.verifyEmail, { body: { token } });

const verifySignUp = async (more: object = {}) => {
  const email = newAddress();
  await signUp(email, more);
  const [mail] = await api.mailsTo(email);
  return { email, token: getLinkToken(mail) };
};

describe("signing up", () => {
  test("sends a link that logs the user in and redirects to where they wanted to go", async () => {
    const { email, token } = await verifySignUp({ redirect: "/en/jobs?skills=go" });
    const verified = await verify(token);
    expect(verified.body).toMatchObject({ verified: true, redirect: "/en/jobs?skills=go" });
    expect(verified.headers.get("Set-Cookie")).toMatch(/^devguild_session=.+; HttpOnly/);
    const me = await api.call(calls.me, {}, { token: verified.body.accessToken });
    expect(me.body.data).toMatchObject({
      email,
      email_verified: true,
      account_type: "developer",
      signup_step: 1,
      home: { url: "/developer-dashboard" },
    });
  });

  test("with a known address gets the same response, and only its owner is notified", async () => {
    const known = await given.login({ email: "Known@Test.example" });
    const unknownAddress = newAddress();
    const toKnown = await signUp("known@test.EXAMPLE");
    const toUnknown = await signUp(unknownAddress);
    expect(toKnown.status).toBe(201);
    expect(toKnown.body).toEqual({ data: { email: "known@test.EXAMPLE" } });
    expect(toUnknown.body).toEqual({ data: { email: unknownAddress } });
    // Both get the same cookie, which starts no session.
    for (const answer of [toKnown, toUnknown])
      expect(answer.headers.get("Set-Cookie")).toMatch(
        /^devguild_signup=[^;]+; Max-Age=172800; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    expect(await api.mailsTo("known@test.EXAMPLE")).toMatchObject([
      { subject: expect.stringContaining("already have a Devguild account") },
    ]);
    const [after] = await api.db.select().from(users).where(eq(users.id, known.id));
    expect(after).toEqual(known);
  });

  test("twice at once with one address creates one login", async () => {
    const email = newAddress();
    await Promise.all([signUp(email), signUp(email.toUpperCase()), signUp(email)]);
    const logins = await api.db
      .select()
      .from(users)
      .where(sql`lower(${users.email}) = ${email}`);
    expect(logins).toHaveLength(1);
  });

  test.each([
    ["a missing address", { email: "" }, "email", MESSAGES.emailRequired],
    ["something that is not an address", { email: "ada@" }, "email", MESSAGES.emailInvalid],
    ["a missing password", { password: "" }, "password", MESSAGES.passwordRequired],
    ["a short password", { password: "x7!pQ" }, "password", MESSAGES.passwordShort],
    ["a long password", { password: "x7!pQ-".repeat(11) }, "password", MESSAGES.passwordLong],
    ["a common password", { password: "password123" }, "password", MESSAGES.passwordWeak],
    ["the address as the password", { password: "newcomer" }, "password", MESSAGES.passwordWeak],
    ["terms not agreed to", { terms: false }, "terms", MESSAGES.termsRequired],
  ])("with %s fails on its field", async (_, wrong, field, message) => {
    const answer = await signUp("newcomer@test.example", wrong);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors[field]?.[0]).toBe(message);
  });

  test("sends at most five emails an hour to an address, and always answers the same", async () => {
    const email = newAddress();
    for (let count = 0; count < 12; count++) {
      const answer = await signUp(email, {}, { address: `198.51.100.${count}` });
      expect([answer.status, answer.json]).toEqual([201, { data: { email } }]);
    }
    expect(await api.mailsTo(email)).toHaveLength(5);
    const newsletter = { email, hs_terms: true, form_token: issueTestToken() };
    expect((await api.call(contract.forms.newsletter, { body: newsletter })).status).toBe(202);
    expect(await api.mailsTo(email)).toHaveLength(5);
    // Only a reset link is still sent, if none works yet: otherwise strangers could prevent it.
    await api.call(contract.passwords.forgot, { body: { email } });
    expect((await api.mailsTo(email)).map(({ links }) => links[0])).toEqual([
      expect.stringContaining("reset-password"),
      ...Array<unknown>(5).fill(expect.anything()),
    ]);
  });

  test("is limited to ten times an hour per IP address", async () => {
    const here = { address: "203.0.113.50" };
    for (let count = 0; count < 10; count++)
      expect((await signUp(newAddress(), {}, here)).status).toBe(201);
    const refused = await signUp(newAddress(), {}, here);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3500);
    expect((await signUp(newAddress(), {}, { address: "203.0.113.51" })).status).toBe(201);
  });

  test("activates each consent once the address is confirmed", async () => {
    const { email, token } = await verifySignUp({ hs_terms: true, job_digest_terms: 1 });
    const given = await api.db.select().from(consents).where(eq(consents.email, email));
    expect(given.map(({ purpose }) => purpose)).toEqual(["terms", "newsletter", "job-digest"]);
    expect(given.every(({ confirmed_at }) => confirmed_at === null)).toBe(true);
    const { accessToken } = (await verify(token)).body;
    const me = await api.call(calls.me, {}, { token: accessToken });
    expect(me.body.data).toMatchObject({
      dev_digest_subscription_status: 1,
      job_recommendations_subscribed: true,
    });
  });

  test("without consent sends no marketing emails", async () => {
    const { token } = await verifySignUp();
    const { accessToken } = (await verify(token)).body;
    const me = await api.call(calls.me, {}, { token: accessToken });
    expect(me.body.data).toMatchObject({
      dev_digest_subscription_status: 2,
      job_recommendations_subscribed: false,
    });
  });
});

describe("confirming an address", () => {
  test("works once per link", async () => {
    const { token } = await verifySignUp();
    expect((await verify(token)).status).toBe(200);
    const again = await verify(token);
    expect(again.status).toBe(422);
    expect(again.problem.errors["token"]).toEqual([MESSAGES.tokenInvalid]);
  });

  test("logs in one of ten clicks at once", async () => {
    const { token } = await verifySignUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("fails with a link from two days ago", async () => {
    const { email, token } = await verifySignUp();
    await api.db
      .update(oneTimeTokens)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(oneTimeTokens.email, email));
    expect((await verify(token)).status).toBe(422);
    const [login] = await api.db.select().from(users).where(eq(users.email, email));
    expect(login?.email_verified_at).toBeNull();
  });

  test("with a resent link does not log in", async () => {
    const developer = await given.developer({ user: { email_verified_at: null } });
    await api.call(calls.resendVerification, {}, developer);
    const [mail] = await api.mailsTo(developer.email);
    const body = { token: getLinkToken(mail) };
    const verified = await api.call(calls.verifyEmail, { body }, developer);
    expect(verified.body).toEqual({ verified: true, redirect: null });
    expect(verified.headers.get("Set-Cookie")).toBeNull();
    const status = await api.call(calls.emailStatus, {}, developer);
    expect(status.body.data.verification_status).toBe("verified");
  });

  test("in another browser keeps the one that signed up logged in, and no other", async () => {
    const email = newAddress();
    const signedUp = await signUp(email);
    const cookie = /^devguild_signup=([^;]+)/.exec(signedUp.headers.get("Set-Cookie") ?? "")?.[1];
    const logIn = async (caller: Caller) => {
      const { body } = await api.call(calls.logIn, { body: { email, password: PASSWORD } }, caller);
      return "accessToken" in body ? body.accessToken : "";
    };
    const here = await logIn({ signUp: cookie });
    const elsewhere = await logIn({});
    const other = await signUp(newAddress());
    const stranger = /^devguild_signup=([^;]+)/.exec(other.headers.get("Set-Cookie") ?? "")?.[1];
    const withAnother = await logIn({ signUp: stranger });
    const [mail] = await api.mailsTo(email);
    expect((await verify(getLinkToken(mail))).status).toBe(200);
    const statuses = [];
    for (const token of [here, elsewhere, withAnother])
      statuses.push((await api.call(calls.me, {}, { token })).status);
    expect(statuses).toEqual([200, 401, 401]);
  });

  test("a resend is refused once confirmed, and after five an hour", async () => {
    const confirmed = await given.developer();
    await api.call(calls.resendVerification, {}, confirmed);
    expect(await api.mailsTo(confirmed.email)).toEqual([]);
    const waiting = await given.developer({ user: { email_verified_at: null } });
    for (let count = 0; count < 5; count++)
      expect((await api.call(calls.resendVerification, {}, waiting)).status).toBe(200);
    expect((await api.call(calls.resendVerification, {}, waiting)).status).toBe(429);
  });

  test("a resend is possible however often strangers sign up with the address", async () => {
    const waiting = await given.developer({ user: { email_verified_at: null } });
    for (let count = 0; count < 6; count++) await signUp(waiting.email);
    expect((await api.call(calls.resendVerification, {}, waiting)).status).toBe(200);
  });

  test("does not log in a suspended login", async () => {
    const { email, token } = await verifySignUp();
    await api.db.update(users).set({ suspended_at: new Date() }).where(eq(users.email, email));
    const verified = await verify(token);
    expect(verified.body.accessToken).toBeUndefined();
  });

  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "https://evil.example",
    "evil",
    "javascript:alert(1)",
    "\\/evil",
    "/\t/evil.example",
    "/\n\\evil.example",
  ])("does not redirect to %s", async (redirect) => {
    const { token } = await verifySignUp({ redirect });
    expect((await verify(token)).body.redirect).toBeNull();
  });

  test("the database stores neither tokens nor passwords in plain text", async () => {
    const { token } = await verifySignUp();
    const accessToken = (await verify(token)).body.accessToken ?? "";
    const [stored] = await selectRows<{ everything: string }>(
      api.db,
      sql`
      select string_agg(line, ' ') as everything from (
        select t::text as line from ${oneTimeTokens} t
        union all select s::text from ${sessions} s
        union all select u::text from ${users} u
      ) lines
    `,
    );
    const everything = stored?.everything ?? "";
    expect(everything).toContain("$argon2id$");
    for (const secret of [token, accessToken, PASSWORD]) expect(everything).not.toContain(secret);
  });
});
