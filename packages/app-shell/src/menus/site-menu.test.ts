import { expect, test } from "vitest";

import { currentLink } from "./site-menu.ts";

test.each([
  ["/en/jobs/s/go", "", "Tech Jobs"],
  ["/en/videos", "", "Discover"],
  ["/en/videos", "?event=code-relay-2025", "Discover"],
  ["/en/videos", "?event=coffee-with-developers&orderBy=popular", "Podcast"],
  ["/en/videos/3/a-talk", "", "Discover"],
  ["/en/companies", "?skills=go", "Companies"],
  ["/en/companies/1/tidewerk", "", "Companies"],
  ["/en/companies/1/tidewerk/9/engineer", "", "Tech Jobs"],
  ["/", "", undefined],
])("at %s%s the menu marks %s", (pathname, search, title) => {
  expect(currentLink(pathname, search)?.title).toBe(title);
});
