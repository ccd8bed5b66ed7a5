import type { Page } from "@playwright/test";

/**
 * Runs an optimistic change and waits for the API's response, because the page shows it before
 * that.
 */
export const untilSaved = async (page: Page, change: () => Promise<unknown>) => {
  const answer = page.waitForResponse((response) => response.request().method() === "PUT");
  await change();
  await (await answer).finished();
};
