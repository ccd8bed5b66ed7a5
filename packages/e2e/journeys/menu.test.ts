import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

test("arrow keys move through an open panel, and back to its button", async ({ page, watch }) => {
  watch(page);
  await page.goto("/");
  await untilLive(page);
  const button = page.getByRole("button", { name: "For Business" });
  await button.focus();
  await page.keyboard.press("ArrowDown");
  const links = page.locator("[popover]:popover-open a");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(button).toBeFocused();
});

test("a menu entry is marked as soon as it is pressed, and a line says that its page loads", async ({
  page,
}) => {
  await page.goto("/");
  await untilLive(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/en\/magazine\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", {
    name: "Magazine",
  });
  await entry.click();
  await expect(entry).toHaveAttribute("aria-current", "page");
  const line = page.locator("header [data-busy]");
  await expect(line).toHaveCSS("opacity", "1");
  await expect(page).toHaveURL("/");
  answer();
  await expect(page).toHaveURL("/en/magazine");
  await expect(line).toHaveCount(0);
});
