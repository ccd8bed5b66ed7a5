import type { OAuthProviderId } from "@devguild/schemas/constants/oauth";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";

import { createApp } from "../src/app.ts";
import type { Db } from "../src/db/db.ts";
import { throttles } from "../src/modules/throttling/throttling.tables.ts";
import { users } from "../src/modules/users/users.tables.ts";
import { CookieJar } from "./cookie-jar.ts";
import { type Given, givenOn } from "./given.ts";
import { startIssuer } from "./oidc-issuer.ts";
import { type TestApi, openApi } from "./test-api.ts";
import { testConfig } from "./test-config.ts";

/** The page that the issuer redirects back to. */
export const CALLBACK = `${testConfig.urls.site}/en/login`;

/** Simulates a browser that logs in to an app with one of its providers; it stores the app's cookies. */
export const openBrowser = (
  app: ReturnType<typeof createApp>,
  db: Db,
  provider: OAuthProviderId,
) => {
  const cookies = new CookieJar();
  const send = async (method: string, path: string, body?: object) => {
    const response = await app.request(`/api/v2${path}`, {
      method,
      headers: { Cookie: cookies.header, Origin: testConfig.urls.site },
      body: body ? JSON.stringify(body) : null,
    });
    cookies.store(response);
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
  const begin = async (redirect?: string) => {
    await db.delete(throttles);
    const query = new URLSearchParams({ redirect_uri: CALLBACK, ...(redirect && { redirect }) });
    const { body } = await send("GET", `/oauth/${provider}/quick-init?${query}`);
    return body as unknown as { url: string; state: string };
  };
  const end = (returned: URLSearchParams, changed: object = {}) =>
    send("POST", `/oauth/${provider}/quick-exchange`, {
      ...Object.fromEntries(returned),
      redirect_uri: CALLBACK,
      ...changed,
    });
  return { cookies, send, begin, end };
};

/** Opens an issuer, and an API on `db` where browsers can log in with it; `close` stops the issuer. */
const openProvider = async (db: Db) => {
  const issuer = await startIssuer(CALLBACK);
  const app = createApp({
    db,
    config: { ...testConfig, oauthClients: [{ id: "oidc", name: "Test", ...issuer }] },
    log: pino({ level: "silent" }),
  });
  let serial = 0;

  const browser = () => openBrowser(app, db, "oidc");

  /** Adds a person to the issuer. */
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

  return { ...issuer, browser, someone, logIn };
};

type TestProvider = Awaited<ReturnType<typeof openProvider>>;

/** Gives a test file an API, its data and an issuer. What it returns can be used once the tests run. */
export const setUpProvider = () => {
  const world = {} as { api: TestApi; given: Given; provider: TestProvider };
  beforeAll(async () => {
    world.api = await openApi();
    world.given = givenOn(world.api.db);
    world.provider = await openProvider(world.api.db);
  });
  afterAll(() => world.provider.close());
  const browser: TestProvider["browser"] = () => world.provider.browser();
  const someone: TestProvider["someone"] = (claims) => world.provider.someone(claims);
  const logIn: TestProvider["logIn"] = (...args) => world.provider.logIn(...args);
  const findLogin = async (email: string) => {
    const [login] = await world.api.db.select().from(users).where(eq(users.email, email));
    return login;
  };
  return { world, browser, someone, logIn, findLogin };
};
