import { screensOfRoutes } from "@devguild/app-shell/screens-of-routes";
import { SERVED_SCREENS } from "@devguild/app-shell/served-screens";
import { STATIC_PAGES } from "@devguild/schemas/constants/static-pages";
import { LANGUAGE } from "@devguild/schemas/product";
import { describe, expect, test } from "vitest";

import routes from "./routes.ts";

// No menu leads there: former addresses, previews, what designers and developers look at, and what another
// page frames.
const UNLISTED = new Set([
  "/:language/event/:event_slug",
  "/:language/companies/:company_id",
  "/:language/companies/:company_id/:company_slug/:job_id/:job_slug/pixel",
  "/:language/magazine-preview/:article_id/:article_slug",
  "/:language/magazine/:article_slug",
  "/:language/magazine/detailsPage",
  "/:language/my-profile/applied",
  "/:language/my-profile/settings",
  "/:language/videos/:video_slug",
]);
const isListed = (path: string) => !path.includes("/dev/") && !UNLISTED.has(path);

test("menus and footers know exactly the screens that the site serves", () => {
  const screens = screensOfRoutes(routes).filter(isListed);
  expect(screens.toSorted()).toEqual(SERVED_SCREENS.site.toSorted());
});

const OWN = "somebody's own";
const STEP = "a step on the way to one's own";
const LETTER = "where a link of a letter leads";
const FORMER = "a former address, which leads on";

// Pages without a record that search engines are not led to, and why.
const NOT_IN_SITEMAP: Record<string, string> = {
  "/:language/jobs/filtered": "the list of jobs by whatever somebody chose",
  "/:language/videos/s": "leads to the list of videos, or shows what somebody searched for",
  "/:language/error": "nothing but an error",
  "/:language/magazine/detailsPage": FORMER,
  "/:language/my-profile/applied": FORMER,
  "/:language/my-profile/settings": FORMER,
  "/:language/developer-dashboard": OWN,
  "/:language/saved-jobs": OWN,
  "/:language/saved-searches": OWN,
  "/:language/user/profile": OWN,
  "/:language/developer/finalize-profile": STEP,
  "/:language/login": STEP,
  "/:language/user/login": STEP,
  "/:language/user/logout": STEP,
  "/:language/user/forgot-password": STEP,
  "/:language/user/restore-account": STEP,
  "/:language/alerts/confirm": LETTER,
  "/:language/alerts/unsubscribe": LETTER,
  "/:language/newsletter/confirm": LETTER,
  "/:language/newsletter/unsubscribe": LETTER,
  "/:language/live-events/place": LETTER,
  "/:language/user/activate-account": LETTER,
  "/:language/user/reset-password": LETTER,
  "/:language/user/validate-email": LETTER,
};

describe("a page that is no record's", () => {
  const pages = screensOfRoutes(routes)
    .filter((path) => !path.includes("/dev/"))
    // What may be left out of an address is no record that it needs.
    .map((path) => path.replace(/\/:[a-z_]+\?$/, ""))
    .filter((path) => !path.replace("/:language", "").includes(":"));
  const named = STATIC_PAGES.map((path) =>
    path.replace(`/${LANGUAGE}/`, "/:language/").replace(/\?.*$/, ""),
  );

  test("is in the sitemap, or it is said why not", () => {
    const told = [...new Set([...named, ...Object.keys(NOT_IN_SITEMAP)])];
    expect(told.toSorted()).toEqual(pages.toSorted());
  });

  test("is not left out of the sitemap and named in it at once", () => {
    expect(named.filter((path) => path in NOT_IN_SITEMAP)).toEqual([]);
  });
});
