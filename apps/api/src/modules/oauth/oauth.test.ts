import { contract } from "@devguild/contract/contract";
import { BROWSER_COOKIE } from "@devguild/schemas/product";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { CALLBACK, setUpProvider } from "../../../testing/provider-log-ins.ts";
import { loginConnections } from "../login-connections/login-connections.tables.ts";
import { users } from "../users/users.tables.ts";

const { world, browser, someone, logIn, findLogin } = setUpProvider();

describe("someone who logs in with a provider", () => {
  test("for the first time gets a generic account with the provider's data", async () => {
    const { subject, email } = someone();
    const at = browser();
    const { status, body } = await logIn(subject, at, "/en/jobs?skills=go");
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_new: true, redirect: "/en/jobs?skills=go" });
    const me = await at.send("GET", "/user");
    expect(me.body).toMatchObject({
      data: { email, first_name: "Ada", account_type: "generic", email_verified: true },
    });
  });

  test("again gets the same login", async () => {
    const { subject, email } = someone();
    await logIn(subject);
    expect((await logIn(subject)).body).toMatchObject({ is_new: false });
    const rows = await world.api.db.select().from(users).where(eq(users.email, email));
    expect(rows).toHaveLength(1);
  });

  test("with the address of a confirmed login gets that one", async () => {
    const developer = await world.given.developer();
    await world.api.db
      .update(users)
      .set({ password_hash: "kept" })
      .where(eq(users.email, developer.email));
    const { subject } = someone({ email: developer.email.toUpperCase() });
    const at = browser();
    expect((await logIn(subject, at)).body).toMatchObject({ is_new: false });
    const me = await at.send("GET", "/user");
    expect(me.body).toMatchObject({ data: { account_type: "developer" } });
    expect((await findLogin(developer.email))?.password_hash).toBe("kept");
  });

  test("with an address that the provider has not confirmed gets nobody's login", async () => {
    const developer = await world.given.developer();
    const { subject } = someone({ email: developer.email, email_verified: false });
    const { status, body } = await logIn(subject);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "email_unverified_at_provider" });
    expect(await world.api.db.select().from(loginConnections)).not.toContainEqual(
      expect.objectContaining({ provider_user_id: subject }),
    );
  });

  test("while logged in connects the provider to their login, once", async () => {
    const developer = await world.given.developer();
    const { subject, email } = someone();
    const at = browser();
    at.cookies.set("devguild_session", developer.token);
    expect((await logIn(subject, at)).status).toBe(200);
    expect(await findLogin(email)).toBeUndefined();
    const other = await world.given.developer();
    const elsewhere = browser();
    elsewhere.cookies.set("devguild_session", other.token);
    const { status, body } = await logIn(subject, elsewhere);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "connection_taken" });
  });

  test("while logged in with an unconfirmed address connects nothing, as its owner is unknown", async () => {
    const unconfirmed = await world.given.developer({ user: { email_verified_at: null } });
    const { subject } = someone();
    const at = browser();
    at.cookies.set("devguild_session", unconfirmed.token);
    const { status, body } = await logIn(subject, at);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "email_unverified" });
    const connections = await world.api.call(contract.security.loginConnections, {}, unconfirmed);
    expect(connections.body.data).toEqual([]);
  });

  test("is asked for their second factor before there is a session", async () => {
    const { subject, email } = someone();
    await logIn(subject);
    await world.given.totp((await findLogin(email))?.id ?? 0);
    const at = browser();
    const { status, body } = await logIn(subject, at, "/en/jobs");
    expect(status).toBe(200);
    expect(body).toMatchObject({ mfa_required: true, methods: ["totp"], redirect: "/en/jobs" });
    expect(body).not.toHaveProperty("accessToken");
    expect((await at.send("GET", "/user")).status).toBe(401);
  });

  test("cannot log in if suspended", async () => {
    const { subject, email } = someone();
    await logIn(subject);
    await world.api.db
      .update(users)
      .set({ suspended_at: new Date() })
      .where(eq(users.email, email));
    expect((await logIn(subject)).status).toBe(422);
  });
});

describe("a mismatch with the log-in that was started is rejected", () => {
  test("an unknown state, or one of another browser", async () => {
    const { subject } = someone();
    const at = browser();
    const { url } = await at.begin();
    const returned = await world.provider.logInAs(subject, url);
    expect((await at.end(returned, { state: "made-up" })).status).toBe(422);
    expect((await browser().end(returned)).status).toBe(422);
    expect((await at.end(returned)).status).toBe(200);
  });

  test("a code that is sent twice", async () => {
    const { subject } = someone();
    const at = browser();
    const { url } = await at.begin();
    const returned = await world.provider.logInAs(subject, url);
    const both = await Promise.all([at.end(returned), at.end(returned)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test("a code of another log-in, with a different verifier and nonce", async () => {
    const at = browser();
    const theirs = await at.begin();
    const mine = await at.begin();
    const stolen = await world.provider.logInAs(someone().subject, theirs.url);
    const { status } = await at.end(stolen, { state: mine.state });
    expect(status).toBe(422);
  });

  test("a response with another issuer, or none", async () => {
    for (const iss of ["https://evil.example", ""]) {
      const at = browser();
      const { url } = await at.begin();
      const returned = await world.provider.logInAs(someone().subject, url);
      expect((await at.end(returned, { iss })).status).toBe(422);
    }
  });

  test("a redirect URI that is not ours, or a disabled provider", async () => {
    const at = browser();
    const evil = encodeURIComponent("https://evil.example/en/login");
    expect((await at.send("GET", `/oauth/oidc/quick-init?redirect_uri=${evil}`)).status).toBe(422);
    const own = encodeURIComponent(CALLBACK);
    expect((await at.send("GET", `/oauth/github/quick-init?redirect_uri=${own}`)).status).toBe(404);
  });

  test("a redirect to another site is ignored", async () => {
    const { subject } = someone();
    const { body } = await logIn(subject, browser(), "//evil.example/x");
    expect(body).toMatchObject({ redirect: null });
  });

  test("the attempt's cookie is only sent with this site's requests", async () => {
    const at = browser();
    const { url } = await at.begin();
    expect(new URL(url).searchParams.get("code_challenge_method")).toBe("S256");
    expect(new URL(url).searchParams.get("nonce")).toBeTruthy();
    expect(at.cookies.get(BROWSER_COOKIE)).toBeTruthy();
  });
});
