import type { Page } from "@playwright/test";

type Window = { isLive?: boolean; earlyInput?: object; __reactRouterContext?: object };

/** Waits until React answers for a page. A public page asks for its scripts once it has been drawn, after its load. */
export const untilLive = (page: Page) => page.waitForFunction(() => (window as Window).isLive);

/**
 * Waits until nothing that is done on a page is lost: behind log-in until React answers, because only public pages
 * do again what was done before (docs/decisions/first-input.md). What is no page of an app is usable as it is.
 */
export const untilUsable = (page: Page) =>
  page.waitForFunction(() => {
    const { isLive, earlyInput, __reactRouterContext } = window as Window;
    return isLive || earlyInput || !__reactRouterContext;
  });
