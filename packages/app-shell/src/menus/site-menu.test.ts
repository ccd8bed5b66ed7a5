import { expect, test } from "vitest";

import { currentLink } from "./site-menu.ts";

test.each([
  ["/en/jobs/s/go", "", "Tech Jobs"],
  ["/en/videos", "", "Watch"],
  ["/en/videos", "?event=code-relay-2025", "Watch"],
  ["/en/videos", "?event=coffee-with-developers&orderBy=popular", "Podcast"],
  ["/en/videos/3/a-talk", "", "Watch"],
  ["/en/companies", "?skills=go", "Companies"],
  ["/en/companies/1/tidewerk", "", "Companies"],
  ["/en/companies/1/tidewerk/9/engineer", "", "Tech Jobs"],
  ["/", "", undefined],
])("at %s%s the menu marks %s", (pathname, search, title) => {
  expect(currentLink(pathname, search)?.title).toBe(title);
});
