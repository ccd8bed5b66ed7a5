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
