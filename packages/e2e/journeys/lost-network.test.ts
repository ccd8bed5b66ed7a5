import type { Page } from "@playwright/test";

import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

/** Every list of the site: a link or control that changes it, and its rows. */
const LISTS = [
  { path: "/en/jobs", filter: { checkbox: "Remote" }, rows: "Jobs" },
  { path: "/en/jobs/s/go", filter: { checkbox: "Remote" }, rows: "Jobs" },
  { path: "/en/companies", filter: null, rows: "Companies found" },
  { path: "/en/videos", filter: null, rows: "Videos found" },
  { path: "/en/magazine", filter: null, rows: "Articles" },
  { path: "/en/live-events", filter: null, rows: "Recordings" },
] as const;

const OFFLINE = "You’re offline, so that page didn’t load.";

/** The scripts that keep a page whose successor doesn't load. */
const PAGE_KEEPING = ["page-keeper", "keep-page"];

/** What keeps a page loads after the page itself; on a busy machine the network is idle before that begins. */
const untilKept = async (page: Page) => {
  await untilLive(page);
  await page.waitForFunction((names) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    return names.every((name) => loaded.some((url) => url.includes(`/assets/${name}-`)));
  }, PAGE_KEEPING);
  await page.waitForLoadState("networkidle");
};

test.describe("without a network", () => {
  for (const { path, filter, rows } of LISTS)
    test(`${path} keeps its rows, says what failed, and tries again`, async ({ page, context }) => {
      await page.goto(path);
      await untilKept(page);
      const list = page.getByRole("list", { name: rows, exact: true }).first();
      const shown = await list.getByRole("listitem").count();
      expect(shown).toBeGreaterThan(0);

      await context.setOffline(true);
      const alert = page.getByRole("alert").filter({ hasText: "We couldn’t load" });
      const more = page.getByText(/^Show \d+ more$/).last();
      if (await more.isVisible()) {
        await more.click();
        await expect(alert.first()).toBeVisible({ timeout: 20_000 });
        await expect(alert.first()).toContainText("You’re offline.");
      }
      if (filter) {
        await page.getByRole("checkbox", { name: filter.checkbox }).first().click();
        await expect(
          alert.filter({ hasText: "You’re offline. We couldn’t load the new results" }),
        ).toBeVisible({ timeout: 20_000 });
        await expect(
          page.getByRole("checkbox", { name: filter.checkbox }).first(),
        ).not.toBeChecked();
        // What failed stays said, but not that there is no network.
        await context.setOffline(false);
        await expect(page.getByText("You’re offline.")).toHaveCount(0);
        await expect(alert.filter({ hasText: "We couldn’t load the new results" })).toBeVisible();
        await context.setOffline(true);
      }
      expect(await list.getByRole("listitem").count()).toBeGreaterThanOrEqual(shown);
      await expect(page.getByRole("banner")).toBeVisible();

      // Another page doesn't load either: this one stays, and a message says so.
      const { pathname } = new URL(page.url());
      await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
      await expect(page.getByText(OFFLINE)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(pathname);
      await expect(list).toBeVisible();

      await context.setOffline(false);
      await page
        .getByText(OFFLINE)
        .locator("..")
        .getByRole("button", { name: "Try again" })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: "Imprint" })).toBeVisible();
    });

  test("a list of the back office keeps its rows, says so, and goes on once the network is back", async ({
    loggedIn,
  }) => {
    const page = await loggedIn("super-admin", "admin");
    await page.goto("/en/admin/companies");
    await untilKept(page);
    const rows = page.getByRole("table", { name: "Companies", exact: true }).getByRole("row");
    const shown = await rows.allInnerTexts();
    expect(shown.length).toBeGreaterThan(2);
    const address = page.url();

    await page.context().setOffline(true);
    await page.getByRole("columnheader").getByRole("link").first().click();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    expect(await rows.allInnerTexts()).toEqual(shown);
    expect(page.url()).toBe(address);

    await page.context().setOffline(false);
    await page.getByText(OFFLINE).locator("..").getByRole("button", { name: "Try again" }).click();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
  });

  test("a dialog no longer says that there is no network once there is, and says so again", async ({
    loggedIn,
  }) => {
    const page = await loggedIn("super-admin", "admin");
    await page.goto("/en/admin/skills");
    await untilKept(page);
    await page.getByRole("button", { name: "New skill" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Never sent");
    const send = dialog.getByRole("button", { name: "Add skill" });
    const error = dialog.getByText("You’re offline. Check your connection and try again.");
    await page.context().setOffline(true);
    await send.click();
    await expect(error).toBeVisible();
    await page.context().setOffline(false);
    await expect(error).toBeHidden();
    await page.context().setOffline(true);
    await send.click();
    await expect(error).toBeVisible();
  });

  test("the inbox of a company keeps its rows, says so, and loads by itself once the network is back", async ({
    loggedIn,
  }) => {
    const page = await loggedIn("recruiter", "company");
    await page.goto("/en/company/job/candidates");
    await untilKept(page);
    // Without how long they have waited, which a minute changes.
    const table = page.getByRole("table", { name: "Candidates", exact: true });
    const rows = table.getByRole("row").getByRole("link");
    const shown = await rows.allInnerTexts();
    expect(shown.length).toBeGreaterThan(2);

    await page.context().setOffline(true);
    await page
      .getByRole("navigation", { name: "Views" })
      .getByRole("link", { name: /^New/ })
      .click();
    const failure = page
      .getByRole("alert")
      .filter({ hasText: "We couldn’t load the new results, so these are the previous ones." });
    await expect(failure).toBeVisible({ timeout: 20_000 });
    await expect(failure).toContainText("You’re offline. Check your connection and try again.");
    await expect(failure.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(await rows.allInnerTexts()).toEqual(shown);

    await page.context().setOffline(false);
    await expect(failure).toBeHidden();
    await expect.poll(() => rows.allInnerTexts()).not.toEqual(shown);
  });
});

/** A page of every app that loads more code by itself, and one that isn't there. */
const PAGES = [
  { path: "/en/jobs", as: null },
  { path: "/en/videos", as: null },
  { path: "/en/nothing-here", as: null },
  { path: "/en/company-dashboard", as: "recruiter", app: "company" },
  { path: "/en/company/nothing-here", as: "recruiter", app: "company" },
  { path: "/en/admin", as: "super-admin", app: "admin" },
] as const;

/** Lists the scripts that a page names in its HTML; all others load once it works. */
const listFirst = async (page: Page, path: string) => {
  const html = await (await page.context().request.get(path)).text();
  return new Set(html.match(/\/assets\/[\w.-]+\.js/g));
};

test.describe("without the code that loads last", () => {
  for (const each of PAGES)
    test(`${each.path} goes on without an error in the console`, async ({
      page: visitor,
      loggedIn,
    }) => {
      const page = each.as ? await loggedIn(each.as, each.app) : visitor;
      const errors: string[] = [];
      // React says, too, that a part is not as the server rendered it.
      page.on("pageerror", ({ message }) => {
        if (message.includes("imported module")) errors.push(message);
      });
      const first = await listFirst(page, each.path);
      expect(first.size).toBeGreaterThan(5);
      const missed: string[] = [];
      await page.route("**/assets/*.js", (route) => {
        const { pathname } = new URL(route.request().url());
        if (first.has(pathname)) return route.continue();
        missed.push(pathname);
        return route.abort("internetdisconnected");
      });
      await page.goto(each.path);
      await expect.poll(() => missed.some((name) => /\/watch-/.test(name))).toBe(true);
      await page.waitForLoadState("networkidle");
      expect(errors).toEqual([]);
    });
});

test.describe("when an answer is lost", () => {
  /** Loses the first answer to a POST to `path`, after the API has done what it says. */
  const loseAnswer = async (page: Page, path: string) => {
    let sent = 0;
    await page.route(`**/api/v2${path}`, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      return route.abort("internetdisconnected");
    });
    return () => sent;
  };

  test("a quote that an editor adds again is there once", async ({ loggedIn }) => {
    const page = await loggedIn("content-editor", "admin");
    const countSent = await loseAnswer(page, "/admin/quotes");
    await page.goto("/en/admin/quotes");
    const dialog = page.getByRole("dialog");
    const name = `Ada Lost${Date.now()}`;
    await page.getByRole("button", { name: "New quote" }).click();
    await dialog.getByLabel("Quote").fill("They read what I wrote.");
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("Role").fill("Developer, Graz");
    await dialog.getByRole("button", { name: "Add quote" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await dialog.getByRole("button", { name: "Add quote" }).click();
    await expect(page.getByText(`${name} added`)).toBeVisible();
    expect(countSent()).toBe(2);
    await page.reload();
    const quotes = page.getByRole("region", { name: "Quotes" });
    await expect(quotes.getByRole("listitem").filter({ hasText: name })).toHaveCount(1);
    await quotes.getByRole("button", { name: `Delete: ${name}` }).click();
    await dialog.getByRole("button", { name: "Delete quote" }).click();
    await expect(page.getByText(`${name} deleted`)).toBeVisible();
  });

  test("a colleague who is invited again is not refused as invited already", async ({
    loggedIn,
  }) => {
    const page = await loggedIn("owner", "company", "company");
    await page.goto("/en/company-dashboard");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Users" })
      .click();
    const countSent = await loseAnswer(page, "/companies/*/users");
    const dialog = page.getByRole("dialog");
    const address = `lost.${Date.now()}@test.example`;
    await page.getByRole("button", { name: "Invite someone" }).click();
    await dialog.getByLabel("Work email").fill(address);
    await dialog.getByLabel("First name").fill("Lea");
    await dialog.getByLabel("Last name").fill("Lost");
    await dialog.getByLabel("Campaign manager").check();
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(dialog).toBeHidden();
    expect(countSent()).toBe(2);
    await expect(page.getByRole("row").filter({ hasText: address })).toHaveCount(1);
  });
});
