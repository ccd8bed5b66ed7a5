import type { Page } from "@playwright/test";

/** Does what saves by itself, and waits for the API's answer: the page already shows it before that. */
export const untilSaved = async (page: Page, change: () => Promise<unknown>) => {
  const answer = page.waitForResponse((response) => response.request().method() === "PUT");
  await change();
  await (await answer).finished();
};
