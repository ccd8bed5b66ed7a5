import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { REMOVING_WORKER } from "@devguild/web-server/removing-worker";
import type { Page } from "@playwright/test";

import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

/** What the browser stores for the site's worker, by address. */
const storedAnswers = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) found.push(url);
    }
    return found;
  });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Shows pages as in the window of an installed site, which test browsers don't have. */
const asInstalled = (page: Page) =>
  page.addInitScript(() => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) => original(query === "(display-mode: standalone)" ? "all" : query);
  });

test("the site can be installed", async ({ page }) => {
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Test browsers have profiles that nothing can be installed in.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? "{}") as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
});

test("visitors who didn’t install the site have no worker", async ({ page }) => {
  await page.goto("/");
  await untilLive(page);
  await page.waitForLoadState("networkidle");
  expect(await registrations(page)).toBe(0);
});

test("the installed site stores nothing that a logged-in person saw, says when there is no network, and comes back", async ({
  loggedIn,
}) => {
  const page = await loggedIn("developer", "site");
  await asInstalled(page);
  await page.goto("/en/jobs");
  await expect.poll(() => registrations(page)).toBe(1);
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const path of ["/en/user/profile", "/en/saved-jobs", "/en/developer-dashboard"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(
    /\/service-worker\.js$/,
  );
  expect(await storedAnswers(page)).toEqual([]);

  await page.context().setOffline(true);
  await page.goto("/en/user/profile");
  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Your profile" })).toBeVisible();

  // The worker passes the way out on: it works from the address bar only.
  await page.goto("/en/user/logout");
  await page.goto("/en/user/profile");
  await expect(page).toHaveURL(/\/user\/login/);
});

test("a worker that is switched off leaves the browsers that have it", async ({ page }) => {
  let script = "addEventListener('fetch', () => {});";
  const server = createServer(({ url }, response) => {
    const isWorker = url === "/service-worker.js";
    response.setHeader("Content-Type", isWorker ? "text/javascript" : "text/html");
    response.end(isWorker ? script : "<!doctype html>");
  }).listen(0);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
  });
  script = REMOVING_WORKER;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => registrations(page)).toBe(0);
  server.close();
});
