import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { type Configuration, readConfiguration } from "@devguild/config/configuration";
import { GUILD_ID_PATH } from "@devguild/config/oauth";
import { contract } from "@devguild/contract/contract";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { CookieJar } from "../../../testing/cookie-jar.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { productionConfig } from "../../../testing/production-config.ts";
import { CALLBACK, openBrowser } from "../../../testing/provider-log-ins.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { createApp } from "../../app.ts";

// An address that only browsers resolve: the API must reach its issuer without it.
const API_URL = "http://api.localhost";
const ISSUER = API_URL + GUILD_ID_PATH;
const DISCOVERY = `${GUILD_ID_PATH}/.well-known/openid-configuration`;

const servers: Server[] = [];

let api: TestApi;
let given: Given;
let app: ReturnType<typeof createApp>;
let origin: string;

/** Serves the API on a free port, as the issuer needs the requests of a real server. */
const serve = async (configure: (port: string) => Configuration) => {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const log = pino({ level: "silent" });
  const served = createApp({ db: api.db, config: configure(String(port)), log });
  const answer = getRequestListener(served.fetch);
  server.on("request", (incoming, outgoing) => void answer(incoming, outgoing));
  return { app: served, origin: `http://127.0.0.1:${port}` };
};

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  ({ app, origin } = await serve((API_PORT) => readConfiguration({ API_URL, API_PORT })));
});
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** Simulates someone's browser, which logs in to the app and opens Guild ID's pages. */
const openVisitor = () => {
  const site = openBrowser(app, api.db, "guild-id");
  const cookies = new CookieJar();
  const open = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(url.replace(API_URL, origin), {
      redirect: "manual",
      headers: { Cookie: cookies.header, Accept: "text/html" },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    cookies.store(response);
    return response;
  };
  const follow = (response: Response) => new URL(response.headers.get("Location") ?? "", API_URL);
  /** Starts a log-in and returns the URL of the page that asks who to be. */
  const begin = async () => follow(await open((await site.begin("/en/jobs")).url)).href;
  /** Fills in that page and returns to the site. */
  const choose = async (page: string, form: Record<string, string>) => {
    const chosen = await open(page, form);
    expect(chosen.status).toBe(303);
    const back = follow(await open(follow(chosen).href));
    expect(back.origin + back.pathname).toBe(CALLBACK);
    return back.searchParams;
  };
  const logIn = async (form: Record<string, string>) => site.end(await choose(await begin(), form));
  return { site, open, begin, choose, logIn };
};

describe("in the demo, anyone can try to log in with a provider", () => {
  test("Guild ID is one of the providers, and says where it is", async () => {
    const response = await app.request("/api/v2/oauth/providers");
    expect(await response.json()).toEqual({ data: [{ id: "guild-id", name: "Guild ID" }] });
    const discovery = await fetch(origin + DISCOVERY);
    expect(await discovery.json()).toMatchObject({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/auth`,
      token_endpoint: `${ISSUER}/token`,
      userinfo_endpoint: `${ISSUER}/me`,
      jwks_uri: `${ISSUER}/jwks`,
    });
    expect((await fetch(origin + GUILD_ID_PATH)).status).toBe(404);
  });

  test("its page offers people to choose from, and runs no scripts", async () => {
    const { open, begin } = openVisitor();
    const page = await open(await begin());
    expect(page.status).toBe(200);
    const policy = page.headers.get("Content-Security-Policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000");
    expect(policy).not.toContain("script-src");
    const source = await page.text();
    expect(source).toContain("Log in with Guild ID");
    expect(source).toContain("developer@devguild.example, verified");
    expect(source).not.toContain("<script");
  });

  test("someone new gets a generic account with the name and address that they typed", async () => {
    const { site, logIn } = openVisitor();
    const { status, body } = await logIn({
      name: "Ada Byron King",
      email: "ada@mail.example",
      verified: "on",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_new: true, redirect: "/en/jobs" });
    expect((await site.send("GET", "/user")).body).toMatchObject({
      data: {
        email: "ada@mail.example",
        first_name: "Ada",
        last_name: "Byron King",
        account_type: "generic",
        email_verified: true,
      },
    });
  });

  test("without a verified address they get an email to confirm it", async () => {
    const { site, logIn } = openVisitor();
    const email = "unconfirmed@mail.example";
    expect((await logIn({ name: "Ada", email })).body).toMatchObject({ is_new: true });
    expect((await site.send("GET", "/user")).body).toMatchObject({
      data: { email, email_verified: false },
    });
    expect(await api.mailsTo(email)).toHaveLength(1);
  });

  test("the demo's developer gets into their account, and nobody else can by the address alone", async () => {
    const email = "developer@devguild.example";
    await given.developer({ user: { email } });
    const stranger = await openVisitor().logIn({ name: "Mallory", email });
    expect(stranger.status).toBe(409);
    expect(stranger.body).toMatchObject({ code: "email_unverified_at_provider" });
    const { site, logIn } = openVisitor();
    expect((await logIn({ person: email })).body).toMatchObject({ is_new: false });
    expect((await site.send("GET", "/user")).body).toMatchObject({
      data: { email, account_type: "developer" },
    });
  });

  test("it asks who to be every time, and knows people again by their address", async () => {
    const { site, logIn } = openVisitor();
    const robin = { name: "Robin", email: "robin@mail.example", verified: "on" };
    expect((await logIn(robin)).body).toMatchObject({ is_new: true });
    site.cookies.clear();
    expect((await logIn({ person: "robin.fischer@mail.example" })).body).toMatchObject({
      is_new: true,
    });
    site.cookies.clear();
    const again = { ...robin, email: "Robin@mail.example" };
    expect((await logIn(again)).body).toMatchObject({ is_new: false });
  });

  test("someone who is logged in connects it to their login", async () => {
    const developer = await given.developer();
    const { site, logIn } = openVisitor();
    site.cookies.set("devguild_session", developer.token);
    expect((await logIn({ person: "kim.osei@mail.example" })).status).toBe(200);
    const connections = await api.call(contract.security.loginConnections, {}, developer);
    expect(connections.body.data).toEqual([
      expect.objectContaining({ provider: "guild-id", email: "kim.osei@mail.example" }),
    ]);
  });

  test("without a name or an address it says what is missing, and what was typed stays", async () => {
    const { open, begin, choose } = openVisitor();
    const page = await begin();
    const refused = await open(page, { name: '"><script>', email: "nobody" });
    expect(refused.status).toBe(422);
    const source = await refused.text();
    expect(source).toContain('aria-describedby="email-error"');
    expect(source).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(source).not.toContain("<script");
    const returned = await choose(page, { person: "kim.osei@mail.example" });
    expect(returned.get("code")).toBeTruthy();
  });

  test("whoever cancels returns to the site without a code", async () => {
    const { begin, choose } = openVisitor();
    const returned = await choose(await begin(), { cancel: "1" });
    expect(returned.get("error")).toBe("access_denied");
    expect(returned.get("code")).toBeNull();
  });

  test("a log-in of another browser, or one with another redirect URI, can't continue", async () => {
    const page = await openVisitor().begin();
    const other = openVisitor();
    expect((await other.open(page)).status).toBe(410);
    expect((await other.open(page, { person: "kim.osei@mail.example" })).status).toBe(410);
    const { url } = await other.site.begin();
    const wrong = new URL(url);
    wrong.searchParams.set("redirect_uri", "https://evil.example/en/login");
    const refused = await other.open(wrong.href);
    expect(refused.status).toBe(400);
    expect(refused.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(await refused.text()).toContain("This login can’t continue");
  });
});

test("production has no Guild ID", async () => {
  const production = await serve(() => productionConfig);
  for (const path of [DISCOVERY, `${GUILD_ID_PATH}/auth`, `${GUILD_ID_PATH}/log-in/x`])
    expect((await fetch(production.origin + path)).status).toBe(404);
  const providers = await fetch(`${production.origin}/api/v2/oauth/providers`);
  expect(await providers.json()).toEqual({ data: [] });
  const callback = encodeURIComponent(`${productionConfig.urls.site}/en/login`);
  const begun = await fetch(
    `${production.origin}/api/v2/oauth/guild-id/quick-init?redirect_uri=${callback}`,
  );
  expect(begun.status).toBe(404);
});
