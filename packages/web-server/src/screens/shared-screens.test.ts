import { describe, expect, test } from "vitest";

import type { Screen } from "./screens.ts";
import { sharedBy, visitedFirst } from "./shared-screens.ts";

const screen = (path: string, shared = false): Screen => ({
  path,
  id: path,
  handle: shared ? { shared: true } : {},
});

const SCREENS = [
  screen("/", true),
  screen("/:language/jobs", true),
  screen("/:language/companies/:company_id/:company_slug", true),
  screen("/:language/videos/s/:slug?", true),
  screen("/:language/live-events/place"),
  screen("/:language/live-events/:slug", true),
  screen("/:language/user/profile"),
];
const isShared = sharedBy(SCREENS);
const isVisitedFirst = visitedFirst([
  ...SCREENS,
  { path: "/:language/user/login", id: "log-in", handle: { budget: [134, 8] } },
]);

describe("a page is kept for other guests", () => {
  test.each([
    "/",
    "/_root.data",
    "/en/jobs",
    "/en/jobs.data",
    "/en/companies/7/tidewerk",
    "/en/videos/s",
    "/en/videos/s/go",
    "/en/live-events/harbour",
  ])("%s is, as its screen says", (path) => {
    expect(isShared(path, "?skills=go")).toBe(true);
  });

  test.each(["/en/user/profile", "/en/user/profile.data", "/en/live-events/place"])(
    "%s is not, for its screen does not say so",
    (path) => {
      expect(isShared(path, "")).toBe(false);
    },
  );

  test.each(["/en/nowhere", "/assets/x.js", "/en/jobs/4/preview", "/api/v2/user"])(
    "%s is not, for it is no screen",
    (path) => {
      expect(isShared(path, "")).toBe(false);
    },
  );

  test.each(["?token=abc", "?a=1&token=abc", "?code=abc", "?state=1"])(
    "/en/jobs%s is not, for the link is somebody's own",
    (search) => {
      expect(isShared("/en/jobs", search)).toBe(false);
    },
  );
});

describe("a page is drawn before its scripts are asked for", () => {
  test.each(["/", "/en/jobs", "/en/user/login"])("%s is, for people come there first", (path) => {
    expect(isVisitedFirst(path)).toBe(true);
  });

  test.each(["/en/user/profile", "/en/live-events/place", "/en/nowhere"])("%s is not", (path) => {
    expect(isVisitedFirst(path)).toBe(false);
  });
});
