import { expect, type Page } from "@playwright/test";

export const EVERY_SCRIPT = "**/assets/*.js";

/** Holds back scripts; resolves to a function that releases them. */
export const delayScripts = async (page: Page, scripts = EVERY_SCRIPT) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await arrival;
    await route.fallback();
  });
  return arrive;
};

/** Opens a page without waiting for its scripts. */
export const open = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });

/** Waits for hydration: only then does the button's panel report that it is open. */
export const waitUntilItAnswers = async (page: Page) => {
  const events = page.getByRole("button", { name: "Events" });
  await events.click();
  await expect(events).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
};
