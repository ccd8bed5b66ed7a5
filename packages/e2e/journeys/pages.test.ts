import type { BrowserContext, Page } from "@playwright/test";

import { urls } from "../addresses.ts";
import { isFull } from "../is-full.ts";
import { describeVisit, findAddress, type Visit, VISITS } from "../screens.ts";
import { untilLive } from "../until-live.ts";
import { findBarriers } from "./find-barriers.ts";
import { expect, logIn, test as base } from "./fixtures.ts";

type Visitors = { getContext: (visit: Visit) => Promise<BrowserContext> };

// A visitor's browser stays open from page to page, as theirs would: code that is cached takes half the time.
const test = base.extend<object, Visitors>({
  getContext: [
    async ({ browser }, use) => {
      const contexts = new Map<string, Promise<BrowserContext>>();
      await use(({ person, app }) => {
        const visitor = `${person} ${app}`;
        const context =
          contexts.get(visitor) ?? (person ? logIn(browser, person, app) : browser.newContext());
        contexts.set(visitor, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: "worker" },
  ],
});

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

// A search that finds none is not a page of its own.
const NO_VIDEOS = "/en/videos/s?metadata=zzzz";

const NARROWEST = 320;
const WIDEST = 1400;
const STEP = 20;
// By day, every sixth width of each page, beginning with another one from page to page.
const STRIDE = isFull ? 1 : 6;

const listWidths = (number: number) => {
  const widths: number[] = [];
  for (let width = NARROWEST + (number % STRIDE) * STEP; width <= WIDEST; width += STRIDE * STEP)
    widths.push(width);
  return widths;
};

/**
 * Lists what doesn't fit the window: the page itself if it scrolls sideways, controls beyond its edges unless
 * something around them scrolls, and texts that end in the middle of a word.
 */
const findCutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const cutOff = [...document.querySelectorAll("a, button, input, select, textarea")].filter(
      (control) => {
        const { left, right, width, height } = control.getBoundingClientRect();
        const isVisible = width > 1 && height > 1 && control.checkVisibility();
        return isVisible && (left < -1 || right > clientWidth + 1) && !scrolls(control);
      },
    );
    // In small windows tables may scroll sideways, but what can be done with a row stays in view.
    const outOfView = [...document.querySelectorAll("[data-fold=actions]")].filter((cell) => {
      const table = cell.closest("table")?.parentElement?.getBoundingClientRect();
      return cell.checkVisibility() && cell.getBoundingClientRect().right > (table?.right ?? 0) + 1;
    });
    const tooWide = [...document.querySelectorAll("table:has([data-row])")].filter((table) => {
      const room = table.parentElement?.clientWidth ?? 0;
      return clientWidth >= 1280 && room > 0 && table.clientWidth > room + 1;
    });
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const clipped = [...document.body.querySelectorAll("*")].filter((element) => {
      if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isClipped = /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis";
      return isClipped && hasText(element) && element.checkVisibility();
    });
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px of the page`] : []),
      ...[...cutOff, ...outOfView, ...tooWide, ...clipped].map((element) =>
        element.outerHTML.slice(0, 120),
      ),
    ];
  });

/**
 * What every page owes everybody: no barrier that axe finds, no scrolling sideways and nothing cut off. A
 * page is loaded once and resized; axe looks at one view of it, at another one from page to page, and at
 * night at each.
 */
const checkEveryWidth = async (
  page: Page,
  path: string,
  number: number,
  prepare: () => Promise<void> = () => Promise.resolve(),
) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const answer = await page.goto(path);
  // An error page would pass everything below.
  expect(answer?.status(), path).toBe(path.endsWith(NO_VIDEOS) ? 404 : 200);
  // So would the log-in form.
  expect(page.url().includes("/user/login"), page.url()).toBe(path.includes("/user/login"));
  await untilLive(page);
  // The parts that come late are there once the page has its heading.
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await prepare();
  for (const [index, { width, colorScheme }] of VIEWS.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await untilDrawn(page);
    const where = `${path} at ${width}, ${colorScheme}`;
    expect(await findCutOff(page), where).toEqual([]);
    if (!isFull && index !== number % VIEWS.length) continue;
    expect(await findBarriers(page), where).toEqual([]);
  }
  for (const width of listWidths(number)) {
    await page.setViewportSize({ width, height: 900 });
    // Again if something is: a preview is scaled a moment after its frame has been resized.
    await expect
      .poll(() => findCutOff(page), { message: `${path} at ${width}`, timeout: 2_000 })
      .toEqual([]);
  }
};

for (const [number, visit] of VISITS.entries())
  test(`${describeVisit(visit)} is open to ${visit.person ?? "everybody"} at every width`, async ({
    getContext,
    watch,
  }) => {
    const page = await (await getContext(visit)).newPage();
    watch(page);
    const address = await findAddress(page.request, visit);
    // A guest's page is on the site, whichever app it visits.
    await checkEveryWidth(page, new URL(address, urls[visit.app]).href, number);
    await page.close();
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
