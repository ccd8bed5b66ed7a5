import type { APIRequestContext, Page, Request } from "@playwright/test";

import { urls } from "../addresses.ts";
import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

const HOST = "https://count.example";
const PIXEL = `${HOST}/seen.gif?ad=7&by=journey`;
const ONE_PIXEL = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

type Ad = { id: number; title: string; slug: string; company: { id: number; slug: string } };

let ad: Ad;
let path: string;

const openAd = async (request: APIRequestContext): Promise<Ad> => {
  const answer = await request.get(`${urls.site}/api/v2/jobs?job_title=tidewerk&per_page=100`);
  const { data } = (await answer.json()) as { data: { job_ads: Ad[] } };
  const found = data.job_ads.find(({ company }) => company.slug === "tidewerk");
  if (!found) throw new Error("Tidewerk has no open job.");
  return found;
};

const setPixel = async (owner: Page, pixel_tracking_url: string | null) => {
  const answer = await owner
    .context()
    .request.put(`/api/v2/companies/${ad.company.id}/jobs/${ad.id}`, {
      data: { pixel_tracking_url },
      headers: { Origin: urls.company },
    });
  expect(answer.status()).toBe(200);
};

/** Records requests to the pixel's host and responds, unless `isDown`. */
const counted = async (page: Page, isDown = false) => {
  const asked: Request[] = [];
  await page.route(`${HOST}/**`, (route) => {
    asked.push(route.request());
    return isDown
      ? route.abort("connectionrefused")
      : route.fulfill({ contentType: "image/gif", body: ONE_PIXEL });
  });
  return { asked, times: () => asked.length };
};

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const settings = (page: Page) => page.getByRole("dialog", { name: "Cookie settings" });
const similar = (page: Page) => page.getByRole("heading", { name: "Similar jobs" });
const allow = (page: Page, what = ".marketing") =>
  page
    .context()
    .addCookies([{ name: "devguild_consent", value: `2027-01${what}`, url: urls.site }]);

// The consent code sets the language cookie once it has hydrated, so it is listening from then on.
const LANGUAGE_COOKIE = { name: "devguild_locale" };
const whenAlive = async (page: Page) => {
  await expect(similar(page)).toBeVisible();
  await expect
    .poll(async () => (await page.context().cookies(urls.site)).map(({ name }) => name))
    .toContain(LANGUAGE_COOKIE.name);
  await page.getByRole("link", { name: "Cookie settings" }).click();
  await expect(settings(page)).toBeVisible();
};
const forgetLanguage = (page: Page) => page.context().clearCookies(LANGUAGE_COOKIE);

test.beforeEach(async ({ loggedIn, request, page }) => {
  const owner = await loggedIn("owner", "company", "company");
  ad = await openAd(request);
  path = `/en/companies/${ad.company.id}/${ad.company.slug}/${ad.id}/${ad.slug}`;
  await setPixel(owner, PIXEL);
  // A cached guest page is up to a second old.
  await expect
    .poll(async () => (await page.request.get(path)).text(), { timeout: 5000 })
    .toContain("count.example");
});

test.afterEach(async ({ loggedIn }) => {
  await setPixel(await loggedIn("owner", "company", "company"), null);
});

test("a visit is counted once, after consent, and reveals nothing but our name", async ({
  page,
  watch,
}) => {
  watch(page);
  const { asked, times } = await counted(page);
  await page.goto(path);
  await expect(banner(page)).toContainText("marketing");
  await expect(similar(page)).toBeVisible();
  expect(times()).toBe(0);

  await banner(page).getByRole("button", { name: "Allow all" }).click();
  await expect.poll(times).toBe(1);
  await expect(banner(page)).toBeHidden();
  expect(asked[0]?.url()).toBe(PIXEL);
  const { referer, cookie } = (await asked[0]?.allHeaders()) ?? {};
  expect(referer).toBe(`${urls.site}/`);
  expect(cookie).toBeUndefined();
  await expect(page.locator("iframe")).toBeHidden();

  await page.reload();
  await expect.poll(times).toBe(2);
});

test("a visit from another page of ours is counted, too", async ({ page, watch }) => {
  watch(page);
  await allow(page);
  const { times } = await counted(page);
  await page.goto(`/en/companies/${ad.company.id}/${ad.company.slug}`);
  expect(times()).toBe(0);
  // Before hydration, a link loads a new document.
  await untilLive(page);
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole("link", { name: ad.title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: ad.title })).toBeVisible();
  await expect.poll(times).toBe(1);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test("visitors who only allow what is necessary are not counted", async ({ page }) => {
  const { times } = await counted(page);
  await page.goto(path);
  await banner(page).getByRole("button", { name: "Necessary only" }).click();
  await expect(banner(page)).toBeHidden();
  await forgetLanguage(page);
  await page.reload();
  await whenAlive(page);
  expect(times()).toBe(0);
});

test("withdrawing consent takes effect immediately", async ({ page }) => {
  await allow(page);
  const { times } = await counted(page);
  await page.goto(path);
  await expect.poll(times).toBe(1);
  await whenAlive(page);
  await forgetLanguage(page);
  const reloaded = page.waitForEvent("load");
  await settings(page).getByRole("button", { name: "Necessary only" }).click();
  await reloaded;
  await whenAlive(page);
  expect(times()).toBe(1);
  // The frame alone requests nothing either.
  expect((await page.request.get(`${path}/pixel`)).status()).toBe(204);
});

test("the ad's own people are not counted", async ({ loggedIn }) => {
  const owner = await loggedIn("owner", "site", "company");
  await allow(owner);
  const { times } = await counted(owner);
  await owner.goto(path);
  expect(await owner.content()).not.toContain("count.example");
  await whenAlive(owner);
  expect(times()).toBe(0);
  await owner.goto(`/en/jobs/${ad.id}/preview`);
  await expect(owner.getByText(/^Preview\. This job is published/)).toBeVisible();
  expect(times()).toBe(0);
});

test("an unreachable host breaks nothing", async ({ page }) => {
  await allow(page);
  const { times } = await counted(page, true);
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  await page.goto(path);
  await expect.poll(times).toBe(1);
  await whenAlive(page);
  await expect(page.getByRole("heading", { level: 1, name: ad.title })).toBeVisible();
  expect(broken).toEqual([]);
});
