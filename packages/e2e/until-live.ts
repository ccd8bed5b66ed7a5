import type { Page } from "@playwright/test";

type Window = { earlyInput?: { isLive?: boolean } };

/** Waits until React answers for a page. Its scripts are asked for once the page has been drawn, after its load. */
export const untilLive = (page: Page) =>
  page.waitForFunction(() => (window as Window).earlyInput?.isLive);
