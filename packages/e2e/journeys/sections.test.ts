import type { Locator, Page } from "@playwright/test";

import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ mode: "parallel" });

/** Where a section begins: below the header, which is 65 px high on wide screens. */
const BELOW_HEADER = 80;

/** Expects that a section was reached: its heading has the focus, and nothing covers it. */
const expectReached = async (page: Page, id: string, heading: Locator) => {
  await expect(heading).toBeFocused();
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((it) => Math.round(it.getBoundingClientRect().top)))
    .toBe(BELOW_HEADER);
};

test("an address leads to its section, also after log-in, and when parts above it load late", async ({
  page,
}) => {
  await page.goto("/en/user/profile#connections");
  await expect(page).toHaveURL(/\/en\/user\/login\?redirect=/);
  await untilLive(page);
  await page.getByLabel("Email address").fill("developer@devguild.example");
  await page.getByLabel("Password", { exact: true }).fill("devguild-demo");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/en\/user\/profile#connections$/);
  const heading = page.getByRole("heading", { name: "Connected accounts" });
  await expectReached(page, "connections", heading);

  await page.evaluate(() => {
    const late = document.createElement("div");
    late.style.height = "900px";
    document.querySelector("main")?.prepend(late);
  });
  await expectReached(page, "connections", heading);

  await test.step("whoever scrolls on stays there", async () => {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => document.querySelector("main > div")?.remove());
    await expect
      .poll(() => page.locator("#connections").evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(0);
  });
});

test("links within a page lead to its sections, Back to the position before", async ({ page }) => {
  await page.goto("/en/companies/tidewerk");
  await untilLive(page);
  await page.getByRole("link", { name: /^\d+ open jobs$/ }).click();
  await expectReached(page, "jobs", page.getByRole("heading", { name: /^\d+ open jobs$/ }));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await page.goto("/en/magazine/parse-at-the-edge");
  await untilLive(page);
  const entry = page.getByRole("navigation", { name: "In this article" }).getByRole("link").last();
  const id = ((await entry.getAttribute("href")) ?? "").slice(1);
  await entry.click();
  await expectReached(page, id, page.locator(`#${id}`));
});
