import { setTimeout } from "node:timers/promises";

import { contract } from "@devguild/contract/contract";
import { BROWSER_COOKIE } from "@devguild/schemas/product";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { tokenIn } from "../../../testing/links.ts";
import { startIssuer } from "../../../testing/oidc-issuer.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { createApp } from "../../app.ts";
import { transaction } from "../../db/db.ts";
import { loginConnections, throttles, users } from "../identity/identity.tables.ts";
import { dropOtherWaysIn } from "../identity/take-over.ts";
import { lockLogin } from "../identity/tokens.ts";

const CALLBACK = `${testConfig.urls.site}/en/login`;

const PASSWORD = "seven-lanterns-north";

let api: TestApi;
let given: Given;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let app: ReturnType<typeof createApp>;
let serial = 0;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  issuer = await startIssuer(CALLBACK);
  const client = { id: "oidc" as const, name: "Test", ...issuer };
  app = createApp({
    db: api.db,
    config: { ...testConfig, oauthClients: [client] },
    log: pino({ level: "silent" }),
  });
});
afterAll(() => issuer.close());

/** A browser: it keeps the cookies that it is given. */
const browser = () => {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: object) => {
    const response = await app.request(`/api/v2${path}`, {
      method,
      headers: {
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        Origin: testConfig.urls.site,
      },
      body: body ? JSON.stringify(body) : null,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
  const begin = async (redirect?: string) => {
    await api.db.delete(throttles);
    const query = new URLSearchParams({ redirect_uri: CALLBACK, ...(redirect && { redirect }) });
    return (await send("GET", `/oauth/oidc/quick-init?${query}`)).body as unknown as {
      url: string;
      state: string;
    };
  };
  const end = (returned: URLSearchParams, changed: object = {}) =>
    send("POST", "/oauth/oidc/quick-exchange", {
      ...Object.fromEntries(returned),
      redirect_uri: CALLBACK,
      ...changed,
    });
  return { cookies, send, begin, end };
};

/** Somebody whom the issuer knows. */
const someone = (claims: { email_verified?: boolean; email?: string } = {}) => {
  serial += 1;
  const subject = `person-${serial}`;
  const email = claims.email ?? `${subject}@mail.example`;
  issuer.people.set(subject, {
    email,
    email_verified: true,
    given_name: "Ada",
    family_name: "Byron",
    ...claims,
  });
  return { subject, email };
};

const logIn = async (subject: string, at = browser(), redirect?: string) => {
  const { url } = await at.begin(redirect);
  return at.end(await issuer.logInAs(subject, url));
};

const loginOf = async (email: string) => {
  const [login] = await api.db.select().from(users).where(eq(users.email, email));
  return login;
};

/** A login that nobody has confirmed, with a second factor and a connection of whoever made it. */
const squatted = async () => {
  const login = await given.developer({ user: { email_verified_at: null } });
  const own = someone();
  const at = browser();
  at.cookies.set("devguild_session", login.token);
  expect((await logIn(own.subject, at)).status).toBe(200);
  await given.totp(login.userId);
  return { ...login, own };
};

/** Whoever made the login comes into one of their own by now. */
const isOut = async ({ email, own, token }: Awaited<ReturnType<typeof squatted>>) => {
  expect((await api.call(contract.identity.me, {}, { token })).status).toBe(401);
  const at = browser();
  expect((await logIn(own.subject, at)).body).toMatchObject({ is_new: true });
  const me = await at.send("GET", "/user");
  expect(me.body).toMatchObject({ data: { email: own.email } });
  expect(me.body).not.toMatchObject({ data: { email } });
};

describe("who comes from a provider", () => {
  test("for the first time gets a generic account with what the provider said", async () => {
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

  test("again comes into the same login", async () => {
    const { subject, email } = someone();
    await logIn(subject);
    expect((await logIn(subject)).body).toMatchObject({ is_new: false });
    const rows = await api.db.select().from(users).where(eq(users.email, email));
    expect(rows).toHaveLength(1);
  });

  test("with the address of a confirmed login comes into that one", async () => {
    const developer = await given.developer();
    await api.db
      .update(users)
      .set({ password_hash: "kept" })
      .where(eq(users.email, developer.email));
    const { subject } = someone({ email: developer.email.toUpperCase() });
    const at = browser();
    expect((await logIn(subject, at)).body).toMatchObject({ is_new: false });
    const me = await at.send("GET", "/user");
    expect(me.body).toMatchObject({ data: { account_type: "developer" } });
    expect((await loginOf(developer.email))?.password_hash).toBe("kept");
  });

  test("with the address of an unconfirmed login takes it over: nobody else has shown it", async () => {
    const developer = await given.developer();
    await api.db
      .update(users)
      .set({ email_verified_at: null })
      .where(eq(users.email, developer.email));
    const { subject } = someone({ email: developer.email });
    expect((await logIn(subject)).status).toBe(200);
    const login = await loginOf(developer.email);
    expect(login).toMatchObject({ password_hash: null });
    expect(login?.email_verified_at).not.toBeNull();
    expect((await api.call(contract.identity.me, {}, developer)).status).toBe(401);
  });

  test("is asked for no second factor of whoever made the login that is taken over", async () => {
    const squatter = await squatted();
    const { subject } = someone({ email: squatter.email });
    const at = browser();
    expect((await logIn(subject, at)).body).not.toHaveProperty("mfa_required");
    const me = await at.send("GET", "/user");
    expect(me.body).toMatchObject({
      data: { email: squatter.email, mfa_active: false, password_set: false },
    });
    const events = await at.send("GET", "/user/security-events");
    expect(events.body["data"]).toContainEqual(
      expect.objectContaining({ event: "other_ways_dropped" }),
    );
    await isOut(squatter);
    expect((await logIn(subject)).body).toMatchObject({ is_new: false });
  });

  test("does not slip into a login that is taken over at the same moment", async () => {
    const squatter = await squatted();
    const at = browser();
    const returned = await issuer.logInAs(squatter.own.subject, (await at.begin()).url);
    const slipping = await transaction(api.db, async (tx) => {
      await lockLogin(tx, squatter.userId);
      const waiting = at.end(returned);
      // By then it has found its connection, and waits for the login.
      await setTimeout(400);
      await dropOtherWaysIn(tx, squatter.userId, { address: "192.0.2.1", userAgent: "test" });
      return { waiting };
    });
    expect((await slipping.waiting).body).toMatchObject({ is_new: true });
    expect((await at.send("GET", "/user")).body).toMatchObject({
      data: { email: squatter.own.email },
    });
  });

  test("does not come back into a login whose address was since proved by a reset", async () => {
    const squatter = await squatted();
    await api.db.delete(throttles);
    await api.call(contract.passwords.forgot, { body: { email: squatter.email } });
    const token = tokenIn((await api.mailsTo(squatter.email))[0]);
    const body = { token, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await api.call(contract.passwords.reset, { body })).status).toBe(200);
    await isOut(squatter);
  });

  test("with an address that the provider has not confirmed does not come into anybody's login", async () => {
    const developer = await given.developer();
    const { subject } = someone({ email: developer.email, email_verified: false });
    const { status, body } = await logIn(subject);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "email_unverified_at_provider" });
    expect(await api.db.select().from(loginConnections)).not.toContainEqual(
      expect.objectContaining({ provider_user_id: subject }),
    );
  });

  test("logged in, adds the provider to the own login, once", async () => {
    const developer = await given.developer();
    const { subject, email } = someone();
    const at = browser();
    at.cookies.set("devguild_session", developer.token);
    expect((await logIn(subject, at)).status).toBe(200);
    expect(await loginOf(email)).toBeUndefined();
    const other = await given.developer();
    const elsewhere = browser();
    elsewhere.cookies.set("devguild_session", other.token);
    const { status, body } = await logIn(subject, elsewhere);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "connection_taken" });
  });

  test("with a second factor is asked for it before there is a session", async () => {
    const { subject, email } = someone();
    await logIn(subject);
    await given.totp((await loginOf(email))?.id ?? 0);
    const at = browser();
    const { status, body } = await logIn(subject, at, "/en/jobs");
    expect(status).toBe(200);
    expect(body).toMatchObject({ mfa_required: true, methods: ["totp"], redirect: "/en/jobs" });
    expect(body).not.toHaveProperty("accessToken");
    expect((await at.send("GET", "/user")).status).toBe(401);
  });

  test("whose login is suspended does not come in", async () => {
    const { subject, email } = someone();
    await logIn(subject);
    await api.db.update(users).set({ suspended_at: new Date() }).where(eq(users.email, email));
    expect((await logIn(subject)).status).toBe(422);
  });
});

describe("what is not the login that was begun is refused", () => {
  test("a state that was never given, or of another browser", async () => {
    const { subject } = someone();
    const at = browser();
    const { url } = await at.begin();
    const returned = await issuer.logInAs(subject, url);
    expect((await at.end(returned, { state: "made-up" })).status).toBe(422);
    expect((await browser().end(returned)).status).toBe(422);
    expect((await at.end(returned)).status).toBe(200);
  });

  test("a code that is sent twice", async () => {
    const { subject } = someone();
    const at = browser();
    const { url } = await at.begin();
    const returned = await issuer.logInAs(subject, url);
    const both = await Promise.all([at.end(returned), at.end(returned)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test("a code of another login: the verifier and the nonce are not its own", async () => {
    const at = browser();
    const theirs = await at.begin();
    const mine = await at.begin();
    const stolen = await issuer.logInAs(someone().subject, theirs.url);
    const { status } = await at.end(stolen, { state: mine.state });
    expect(status).toBe(422);
  });

  test("an answer that names another issuer, or none", async () => {
    for (const iss of ["https://evil.example", ""]) {
      const at = browser();
      const { url } = await at.begin();
      const returned = await issuer.logInAs(someone().subject, url);
      expect((await at.end(returned, { iss })).status).toBe(422);
    }
  });

  test("a page to come back to that is not ours, a provider that is off", async () => {
    const at = browser();
    const evil = encodeURIComponent("https://evil.example/en/login");
    expect((await at.send("GET", `/oauth/oidc/quick-init?redirect_uri=${evil}`)).status).toBe(422);
    const own = encodeURIComponent(CALLBACK);
    expect((await at.send("GET", `/oauth/github/quick-init?redirect_uri=${own}`)).status).toBe(404);
  });

  test("a redirect that leads away is forgotten", async () => {
    const { subject } = someone();
    const { body } = await logIn(subject, browser(), "//evil.example/x");
    expect(body).toMatchObject({ redirect: null });
  });

  test("the cookie of the attempt is for this browser's requests only", async () => {
    const at = browser();
    const { url } = await at.begin();
    expect(new URL(url).searchParams.get("code_challenge_method")).toBe("S256");
    expect(new URL(url).searchParams.get("nonce")).toBeTruthy();
    expect(at.cookies.get(BROWSER_COOKIE)).toBeTruthy();
  });
});
