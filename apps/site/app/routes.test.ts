import { screensOfRoutes } from "@devguild/frame/screens-of-routes";
import { SERVED_SCREENS } from "@devguild/frame/served-screens";
import { expect, test } from "vitest";

import routes from "./routes.ts";

// No menu leads there: former addresses, previews, and what designers and developers look at.
const UNLISTED = new Set([
  "/:language/event/:event_slug",
  "/:language/companies/:company_id",
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
