import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { GUEST_PAGES, MEMBER_PAGES } from "../screens.ts";
import { untilLive } from "../until-live.ts";
import { expect, test } from "./people.ts";

// A phone in light, a desk in the dark, and a tablet for what lies between.
const VIEWS = [
  { width: 390, colorScheme: "light" },
  { width: 768, colorScheme: "dark" },
  { width: 1280, colorScheme: "dark" },
] as const;

/** What every page owes everybody: no barrier that axe finds, and no scrolling sideways. */
const holdsAtEveryWidth = async (
  page: Page,
  path: string,
  prepare: () => Promise<void> = () => Promise.resolve(),
) => {
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(path);
    await untilLive(page);
    await page.waitForLoadState("networkidle");
    await prepare();
    const where = `${path} at ${width}, ${colorScheme}`;
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, where).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`);
    expect(found, where).toEqual([]);
  }
};

for (const path of GUEST_PAGES)
  test(`${path} is open to everybody at every width`, async ({ page, watch }) => {
    watch(page);
    await holdsAtEveryWidth(page, path);
  });

for (const [name, app, path] of MEMBER_PAGES)
  test(`${path} is open to ${name} at every width`, async ({ loggedIn }) => {
    await holdsAtEveryWidth(await loggedIn(name, app), path);
  });

test("every form of the profile holds at every width", async ({ loggedIn }) => {
  const page = await loggedIn("developer", "site");
  await holdsAtEveryWidth(page, "/en/user/profile", async () => {
    const openers = page.getByRole("button", { name: /^(Edit|Add): / });
    // Each is gone once it was pressed.
    while ((await openers.count()) > 0) await openers.first().click();
    for (const name of ["Change my address", "Set up an app", "Add a phone"])
      await page.getByRole("button", { name }).click();
    await page.getByLabel("Code that the app shows").waitFor();
    await page.waitForLoadState("networkidle");
  });
});

test("without JavaScript the public pages still read and their links work", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/jobs");
  await page
    .getByRole("searchbox", { name: "Skill, title, company or city" })
    .fill("terminal scheduling");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page
    .getByRole("link", { name: /Terminal Scheduling/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terminal Scheduling");
  await context.close();
});
