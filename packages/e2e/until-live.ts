import { expect, type Locator, type Page } from "@playwright/test";

type Window = { isLive?: boolean; earlyInput?: object; __reactRouterContext?: object };

/**
 * Waits until a page is hydrated. Public pages load their scripts after the first paint and the
 * load event.
 */
export const untilLive = (page: Page) => page.waitForFunction(() => (window as Window).isLive);

/**
 * Waits until no input is lost: behind the login until hydration, because only public pages replay
 * earlier input (docs/decisions/first-input.md). Pages that aren't an app's are usable at once.
 */
export const untilUsable = (page: Page) =>
  page.waitForFunction(() => {
    const { isLive, earlyInput, __reactRouterContext } = window as Window;
    return isLive || earlyInput || !__reactRouterContext;
  });

/**
 * Waits until React has hydrated an element. Behind log-in, a part of a page that loads late, such as the account card,
 * hydrates after the page, and a press before that is lost.
 */
export const untilHydrated = (element: Locator) =>
  expect
    .poll(() => element.evaluate((it) => Object.keys(it).some((key) => key.startsWith("__react"))))
    .toBe(true);
