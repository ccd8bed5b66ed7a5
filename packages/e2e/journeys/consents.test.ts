import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { join } from "node:path";

import type { BrowserContext, Page } from "@playwright/test";

import { productEnvironment, urls } from "../addresses.ts";
import { findBarriers } from "./find-barriers.ts";
import { expect, test } from "./fixtures.ts";

// The product under test has no third-party services configured. This test starts a second site on
// the same API, and sends the first site's origin.
const SITE = "http://localhost:3320";
const FAKE_SERVICES_PORT = 3321;
const FAKE_SERVICES = `http://localhost:${FAKE_SERVICES_PORT}`;

let asked: string[] = [];
let standIn: Server;
let site: ChildProcess;

// Each fake script does just enough to show that it runs, and for whom.
const CHAT = `
  const waiting = window.Intercom?.q ?? [];
  const box = document.createElement("output");
  box.setAttribute("aria-label", "Chat of the stand-in");
  box.textContent = JSON.stringify(window.intercomSettings);
  window.Intercom = (call) => { if (call === "show") document.body.append(box); };
  for (const call of waiting) window.Intercom(...call);
  document.cookie = "intercom-id-abc1=1; path=/";
`;
const MAPS = `
  window.google = { maps: { importLibrary: async () => ({ AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: async ({ input }) => ({
      suggestions: input === "Hammaburg" ? [{ placePrediction: { mainText: { text: "Hamburg" } } }] : [],
    }),
  } }) } };
`;

test.beforeAll(async () => {
  standIn = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", FAKE_SERVICES).pathname);
    response.writeHead(200, { "Content-Type": "text/javascript" });
    response.end(
      request.url?.startsWith("/widget/")
        ? CHAT
        : request.url?.startsWith("/maps/")
          ? MAPS
          : "window.others = (window.others ?? 0) + 1;",
    );
  }).listen(FAKE_SERVICES_PORT, "127.0.0.1");
  await once(standIn, "listening");
  site = spawn(process.execPath, ["server.ts"], {
    cwd: join(import.meta.dirname, "../../../apps/site"),
    env: {
      ...process.env,
      ...productEnvironment(),
      NODE_ENV: "production",
      SITE_PORT: new URL(SITE).port,
      INTERCOM_APP_ID: "abc1",
      INTERCOM_URL: FAKE_SERVICES,
      GTM_ID: "GTM-1",
      GTM_URL: FAKE_SERVICES,
      SESSION_RECORDING_ID: "rec1",
      SESSION_RECORDING_URL: FAKE_SERVICES,
      MARKETING_SCRIPT_URL: `${FAKE_SERVICES}/marketing.js`,
      MAPS_KEY: "key1",
      MAPS_URL: FAKE_SERVICES,
      ERROR_DSN: `http://key@localhost:${FAKE_SERVICES_PORT}/7`,
    },
    stdio: "inherit",
  });
  await expect
    .poll(
      () =>
        fetch(`${SITE}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  site.kill("SIGTERM");
  standIn.closeAllConnections();
  standIn.close();
});

test.beforeEach(() => {
  asked = [];
});

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const launcher = (page: Page) => page.getByRole("button", { name: "Chat with support" });
const settings = (page: Page) => page.getByRole("dialog", { name: "Cookie settings" });
const openSettings = (page: Page) => page.getByRole("link", { name: "Cookie settings" }).click();
// The API only accepts writes from the first site's origin.
const writesAsFirstSite = (page: Page, calls: string) =>
  page.route(calls, async (route) => {
    const headers = { ...route.request().headers(), origin: urls.site };
    return route.fulfill({ response: await route.fetch({ headers }) });
  });
const choiceOf = async (context: BrowserContext) =>
  (await context.cookies(SITE)).find(({ name }) => name === "devguild_consent");

// The longest delay after which a request could still be made.
const LONG = 4000;

test("nothing third-party is requested before consent, and the page is usable meanwhile", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto(`${SITE}/en/live`);
  await expect(banner(page)).toBeVisible();
  await expect(launcher(page)).toBeHidden();
  await page.waitForTimeout(LONG);
  expect(asked).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("navigation", { name: "Main" }).getByText("Magazine").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test("allowing only what is necessary is remembered, and nothing loads", async ({
  page,
  context,
}) => {
  await page.goto(`${SITE}/en/live`);
  await banner(page).getByRole("button", { name: "Necessary only" }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(launcher(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.waitForTimeout(LONG);
  expect(asked).toEqual([]);
  const days = ((await choiceOf(context))?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(days / 86_400)).toBe(7);
});

test("with full consent, each service loads where it may, and the chat within 3 seconds", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto(`${SITE}/en/jobs`);
  await banner(page).getByRole("button", { name: "Allow all" }).click();
  await expect.poll(() => asked.toSorted()).toEqual(["/gtm.js", "/tag/rec1"]);
  await expect(launcher(page)).toBeVisible();
  await expect(launcher(page)).toBeHidden({ timeout: 4000 });
  expect(asked.toSorted()).toEqual(["/gtm.js", "/tag/rec1", "/widget/abc1"]);
  await page.getByRole("navigation", { name: "Main" }).getByText("LIVE").click();
  await expect.poll(() => asked).toContain("/maps/api/js");
  await page.waitForTimeout(LONG);
  expect(asked.toSorted()).toEqual(["/gtm.js", "/maps/api/js", "/tag/rec1", "/widget/abc1"]);
});

test("opening the chat asks for consent first, then opens it at once", async ({ page }) => {
  await page.goto(`${SITE}/en/magazine`);
  await banner(page).getByRole("button", { name: "Necessary only" }).click();
  await launcher(page).click();
  await settings(page).getByRole("switch", { name: "Support chat" }).check();
  await settings(page).getByRole("button", { name: "Save my choice" }).click();
  const chat = page.getByLabel("Chat of the stand-in");
  await expect(chat).toBeVisible({ timeout: 2000 });
  expect(JSON.parse((await chat.textContent()) ?? "")).toEqual({ app_id: "abc1" });
  expect(asked).toEqual(["/widget/abc1"]);
  await page.reload();
  await launcher(page).click();
  await expect(page.getByLabel("Chat of the stand-in")).toBeVisible({ timeout: 2000 });
});

test("withdrawing consent removes services and what they stored", async ({ page, context }) => {
  await page.goto(`${SITE}/en/magazine`);
  await banner(page).getByRole("button", { name: "Allow all" }).click();
  await expect(launcher(page)).toBeHidden({ timeout: 5000 });
  const names = async () => (await context.cookies(SITE)).map(({ name }) => name);
  await expect.poll(names).toContain("intercom-id-abc1");
  await openSettings(page);
  await expect(settings(page).getByRole("switch", { name: "Statistics" })).toBeChecked();
  const reloaded = page.waitForEvent("load");
  await settings(page).getByRole("button", { name: "Necessary only" }).click();
  await reloaded;
  asked = [];
  await expect(launcher(page)).toBeVisible();
  await page.waitForTimeout(LONG);
  expect(asked).toEqual([]);
  expect(await names()).not.toContain("intercom-id-abc1");
  await openSettings(page);
  await expect(settings(page).getByRole("switch", { name: "Statistics" })).not.toBeChecked();
});

test("the marketing source is only stored while marketing is allowed", async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem("devguild.utm"));
  await page.goto(`${SITE}/en/live?utm_source=letter`);
  await expect(banner(page)).toBeVisible();
  expect(await kept()).toBeNull();
  await banner(page).getByRole("button", { name: "Allow all" }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect.poll(kept).toContain('"utm_source":"letter"');
  await openSettings(page);
  const reloaded = page.waitForEvent("load");
  await settings(page).getByRole("button", { name: "Necessary only" }).click();
  await reloaded;
  await expect.poll(kept).toBeNull();
});

test("errors in a page are reported to our own server, without the page's query", async ({
  page,
}) => {
  await writesAsFirstSite(page, "**/api/v2/error-reports");
  await page.goto(`${SITE}/en/live?utm_source=letter`);
  await expect(banner(page)).toBeVisible();
  const told = page.waitForRequest("**/api/v2/error-reports");
  await page.evaluate(() => {
    const error = new Error("Broken by a journey");
    error.stack = `Error\n    at press (${location.origin}/assets/a.js:1:1)`;
    dispatchEvent(new ErrorEvent("error", { error }));
  });
  const request = await told;
  expect(request.postDataJSON()).toMatchObject({
    app: "site",
    message: "Broken by a journey",
    page: "/en/live",
  });
  expect((await request.response())?.status()).toBe(204);
  expect(asked).toEqual([]);
});

test("a browser with Global Privacy Control is not asked, and nothing loads", async ({
  browser,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { "Sec-GPC": "1" } });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await context.addCookies([
    { name: "devguild_consent", value: "2027-01.chat.statistics.maps", url: SITE },
  ]);
  const page = await context.newPage();
  await page.goto(`${SITE}/en/live`);
  await openSettings(page);
  await expect(settings(page).getByText("Global Privacy Control")).toBeVisible();
  await expect(settings(page).getByRole("switch", { name: "Statistics" })).not.toBeChecked();
  await page.waitForTimeout(LONG);
  expect(asked).toEqual([]);
  await context.close();
});

test("nothing third-party loads on a page whose URL contains a secret", async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: "devguild_consent", value: "2027-01.chat.statistics.marketing.maps", url: SITE },
  ]);
  await page.goto(`${SITE}/en/user/reset-password?token=unknown`);
  await page.waitForTimeout(LONG);
  expect(asked).toEqual([]);
});

test("a logged-in user is known to the chat, keeps the choice, and finds cities by other names", async ({
  loggedIn,
}) => {
  const page = await loggedIn("developer", "site");
  const context = page.context();
  await writesAsFirstSite(page, "**/api/v2/user/service-consents");
  await page.goto(`${SITE}/en/user/profile`);
  await banner(page).getByRole("button", { name: "Allow all" }).click();
  await expect.poll(() => asked).toContain("/maps/api/js");
  await launcher(page).click();
  const chat = page.getByLabel("Chat of the stand-in");
  await expect(chat).toBeVisible({ timeout: 2000 });
  const { user_id, user_hash } = JSON.parse((await chat.textContent()) ?? "") as Record<
    string,
    string
  >;
  expect(user_id).toMatch(/^\d+$/);
  expect(user_hash).toMatch(/^[0-9a-f]{64}$/);

  // This name isn't in our database; the map service suggests the city's usual name.
  await page.waitForFunction(() => "google" in window);
  const place = page.getByRole("region", { name: "Location and citizenship" });
  await place.getByRole("button", { name: /^Edit/ }).click();
  await place.getByRole("combobox", { name: "City" }).fill("Hammaburg");
  await expect(page.getByRole("option", { name: /^Hamburg, Germany/ })).toBeVisible();

  await context.clearCookies({ name: "devguild_consent" });
  await page.goto(`${SITE}/en/user/profile`);
  await expect.poll(() => choiceOf(context)).toBeDefined();
  await expect(banner(page)).toBeHidden();

  await openSettings(page);
  const reloaded = page.waitForEvent("load");
  await settings(page).getByRole("button", { name: "Necessary only" }).click();
  await reloaded;
  const answer = await context.request.get(`${urls.site}/api/v2/user/service-consents`);
  expect(await answer.json()).toMatchObject({ data: { allowed: [], given_at: null } });
});

test("without JavaScript, the cookie settings link to a page about cookies", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${SITE}/en/live`);
  await openSettings(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookie settings");
  expect(asked).toEqual([]);
  await context.close();
});

test("without third-party services there is nothing to choose", async ({ page, watch }) => {
  watch(page);
  await page.goto("/en/live");
  await openSettings(page);
  await expect(settings(page).getByText("there’s nothing to choose")).toBeVisible();
  await settings(page).getByRole("button", { name: "Close" }).last().click();
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
});

test("the language is stored for a year", async ({ page, context }) => {
  await page.goto("/en/live");
  const locale = async () =>
    (await context.cookies(urls.site)).find(({ name }) => name === "devguild_locale");
  await expect.poll(async () => (await locale())?.value).toBe("en");
  const days = ((await locale())?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(days / 86_400)).toBe(365);
});
