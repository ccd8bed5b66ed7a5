import type { Page } from "@playwright/test";

import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: "parallel" });

/**
 * Lists the controls that take a finger less than 44 px high or wide, with a tolerance for borders. Left out are
 * links in running text, as in WCAG 2.5.8, links without a box in lists and cards, where the row is the target,
 * and tags, which are 24 px high and 8 apart.
 */
const findSmallTargets = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 42;
    const REACH = 23;
    const isExempt = (control: Element) => {
      const { borderLeftStyle, backgroundColor } = getComputedStyle(control);
      const hasBox = borderLeftStyle !== "none" || backgroundColor !== "rgba(0, 0, 0, 0)";
      const isRow = control.closest("li, article:not(:has(h1)), footer, tr") !== null;
      const isTag = control.querySelector("[class*=tag]") !== null;
      const isWithinText = [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return control.tagName === "A" && !hasBox && (isRow || isTag || isWithinText);
    };
    const takes = (control: Element, x: number, y: number) =>
      control.contains(document.elementFromPoint(x, y));
    const measure = (control: Element) => {
      control.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = control.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const reach = (right: number, down: number) => {
        let far = 0;
        while (far < REACH && takes(control, x + right * far, y + down * far)) far += 0.5;
        return far;
      };
      return {
        isCovered: width <= 1 || height <= 1 || !takes(control, x, y),
        wide: reach(-1, 0) + reach(1, 0),
        high: reach(0, -1) + reach(0, 1),
      };
    };
    return [
      ...document.querySelectorAll(
        "a[href], button:enabled, summary, select, label:has(input), input[type=range], input[type=text]:not([aria-haspopup])",
      ),
    ]
      .filter(
        (control) =>
          control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !isExempt(control),
      )
      .map((control) => ({ control, size: measure(control) }))
      .filter(({ size }) => !size.isCovered && Math.min(size.wide, size.high) < LEAST)
      .map(
        ({ control, size }) => `${size.wide} × ${size.high}: ${control.outerHTML.slice(0, 120)}`,
      );
  });

const SCREENS = [
  { app: "site", person: null, path: "/en" },
  { app: "site", person: null, path: "/en/jobs?skills=go&remote=1" },
  {
    app: "site",
    person: null,
    path: "/en/business/developer-salary-calculator?skills=go,rust,java",
  },
  { app: "site", person: null, path: "/en/user/login" },
  { app: "site", person: null, path: "/en/videos" },
  { app: "site", person: null, path: "/en/videos/kafka-is-a-log-treat-it-like-one" },
  { app: "site", person: null, path: "/en/companies/tidewerk" },
  { app: "site", person: null, path: "/en/event/the-pager-unplugged" },
  { app: "site", person: null, path: "/en/events/guild-congress" },
  { app: "site", person: null, path: "/en/magazine/parse-at-the-edge" },
  { app: "site", person: "developer", path: "/en/developer-dashboard" },
  { app: "site", person: "developer", path: "/en/user/profile" },
  { app: "company", person: "administrator", path: "/en/company-dashboard" },
  { app: "company", person: "administrator", path: "/en/company/profile" },
  { app: "company", person: "administrator", path: "/en/company/users" },
] as const;

for (const { app, person, path } of SCREENS)
  test(`a finger meets every control of ${path}`, async ({ page: guest, loggedIn }) => {
    const page = person ? await loggedIn(person, app) : guest;
    await page.goto(path);
    await untilLive(page);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    // Again while parts that load late move what is below them.
    await expect.poll(() => findSmallTargets(page)).toEqual([]);
  });

test("a finger meets every filter of jobs, and what clears them stays in view", async ({
  page,
}) => {
  await page.goto("/en/jobs?skills=go,python&locations=berlin,hamburg&remote=1");
  await untilLive(page);
  await expect(page.getByRole("button", { name: "Clear all" })).toBeInViewport({ ratio: 1 });
  const opener = page.getByRole("button", { name: /^Filters/ });
  await opener.tap();
  await expect(page.getByRole("dialog").getByRole("slider", { name: "Salary" })).toBeVisible();
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Clear 5" }).tap();
  await expect(page.getByRole("button", { name: /^Show [\d,]+ jobs$/ })).toBeFocused();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await expect(opener).toBeFocused();
});

test("a filter stays where it is pressed, and a long list is narrowed by a field", async ({
  page,
}) => {
  await page.goto("/en/jobs");
  await untilLive(page);
  await page.getByRole("button", { name: /^Filters/ }).tap();
  const dialog = page.getByRole("dialog");
  const group = dialog.getByRole("group", { name: "Location" });
  const row = group.locator("label").nth(4);
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  const name = await row.innerText();
  await row.tap();
  await expect(page).toHaveURL(/locations=/);
  await expect(page.getByRole("region", { name: "Jobs", includeHidden: true })).not.toHaveAttribute(
    "aria-busy",
  );
  await expect(row).toHaveText(name.replace("\n", ""));
  await expect(row.getByRole("checkbox")).toBeChecked();
  expect(await row.boundingBox()).toEqual(before);

  await group.getByRole("button", { name: /^Show all \d+$/ }).tap();
  const boxes = group.getByRole("checkbox");
  await expect(boxes.nth(6)).toBeFocused();
  const all = await boxes.count();
  const field = group.getByRole("searchbox", { name: "Find a location" });
  await field.fill("netherl");
  await expect(boxes).not.toHaveCount(all);
  await expect(boxes.first()).toHaveAccessibleName(/^Netherlands/);
  await field.fill("nowhere");
  await expect(group.getByRole("status")).toHaveText("No match");
  await field.press("Escape");
  await expect(field).toHaveValue("");
  await expect(boxes).toHaveCount(all);
  await group.getByRole("button", { name: "Show fewer" }).tap();
  await expect(group.getByRole("button", { name: `Show all ${all}` })).toBeFocused();
});

test("Back closes the filters and keeps what was chosen in them, and closes a menu", async ({
  page,
}) => {
  await page.goto("/en/jobs");
  await untilLive(page);
  const opener = page.getByRole("button", { name: /^Filters/ });
  const dialog = page.getByRole("dialog");
  await opener.tap();
  await dialog.getByRole("group", { name: "Location" }).locator("label").first().tap();
  await expect(page).toHaveURL(/locations=/);
  const chosen = page.url();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(chosen);
  await expect(opener).toHaveText("Filters · 1");
  await expect(opener).toBeFocused();

  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  // Before the menu has opened, Back leads back.
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(chosen);

  await page.goBack();
  await expect(page).toHaveURL(/\/en\/jobs$/);
  await expect(opener).toHaveText("Filters");
});

for (const path of [
  "/en/companies/tidewerk",
  "/en/event/the-pager-unplugged",
  "/en/events/guild-congress",
])
  test(`the link to ${path} is copied if the device’s share dialog doesn’t open`, async ({
    page,
  }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException("Refused", "NotAllowedError"));
    });
    await page.goto(path);
    await untilLive(page);
    await page.getByRole("button", { name: "Share" }).tap();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    const canonical = page.locator("link[rel=canonical]");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await canonical.getAttribute("href"),
    );
  });

test("the menu returns the focus to the button that opened it", async ({ page }) => {
  await page.goto("/en");
  await untilLive(page);
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.tap();
  await page.getByRole("button", { name: "Close menu" }).tap();
  await expect(opener).toBeFocused();
});

test("pressing a job anywhere in the list opens it", async ({ page }) => {
  await page.goto("/en/jobs");
  await untilLive(page);
  const card = page.getByRole("region", { name: "Jobs" }).getByRole("article").first();
  const title = await card.getByRole("heading").innerText();
  const facts = await card
    .getByRole("listitem")
    .filter({ hasText: /ago|today|yesterday/i })
    .boundingBox();
  if (!facts) throw new Error("The job has no date.");
  await page.touchscreen.tap(facts.x + facts.width / 2, facts.y + facts.height / 2);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
});

test("a finger is offered to choose a picture, not to drop it", async ({ loggedIn }) => {
  const page = await loggedIn("developer", "site");
  await page.goto("/en/user/profile");
  await expect(page.getByText("Drop a picture here")).toBeAttached();
  await expect(page.getByText("Drop a picture here")).toBeHidden();
  await expect(page.getByText("Choose a file").or(page.getByText("Replace")).first()).toBeVisible();
});
