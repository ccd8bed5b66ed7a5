import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { isFull } from "../is-full.ts";
import { describeVisit, findAddress, VISITS } from "../screens.ts";
import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ mode: "parallel" });

// A phone in light, a desk in the dark, and a tablet for what lies between.
const VIEWS = [
  { width: 390, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 768, colorScheme: "dark" },
] as const;

/** Waits until what a new width or scheme changes has been drawn. */
const untilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );

/**
 * What every page owes everybody: no barrier that axe finds, and no scrolling sideways. A page is loaded
 * once and resized; axe looks at one view of it, at another one from page to page, and at night at each.
 */
const checkEveryWidth = async (
  page: Page,
  path: string,
  number: number,
  prepare: () => Promise<void> = () => Promise.resolve(),
) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await untilLive(page);
  // The parts that come late are there once the page has its heading.
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await prepare();
  for (const [index, { width, colorScheme }] of VIEWS.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await untilDrawn(page);
    const where = `${path} at ${width}, ${colorScheme}`;
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow(), where).toBe(0);
    if (!isFull && index !== number % VIEWS.length) continue;
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`);
    expect(found, where).toEqual([]);
  }
};

for (const [number, visit] of VISITS.entries())
  test(`${describeVisit(visit)} is open to ${visit.person ?? "everybody"} at every width`, async ({
    page: guest,
    loggedIn,
    watch,
  }) => {
    watch(guest);
    const page = visit.person ? await loggedIn(visit.person, visit.app) : guest;
    const address = await findAddress(page.request, visit);
    await checkEveryWidth(page, address, number);
  });

test("every form of the profile holds at every width", async ({ loggedIn }) => {
  const page = await loggedIn("developer", "site");
  await checkEveryWidth(page, "/en/user/profile", 1, async () => {
    const openers = page.getByRole("button", { name: /^(Edit|Add): / });
    // Each is gone once it was pressed.
    while ((await openers.count()) > 0) await openers.first().click();
    for (const name of ["Change email address", "Set up an app", "Add a phone"])
      await page.getByRole("button", { name }).click();
    await page.getByLabel("Code from your app").waitFor();
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
