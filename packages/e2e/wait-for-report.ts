import type { Page } from "@playwright/test";

/** Waits for a page's next report of a tracking event. */
export const waitForReport = (page: Page, event: string) =>
  page.waitForRequest(
    (request) =>
      request.url().endsWith("/tracking/event") && (request.postData() ?? "").includes(event),
  );
