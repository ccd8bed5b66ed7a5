import { expect, test } from "vitest";

import { socialPagePicture } from "./social-pages.ts";

test.each([
  ["/", "home"],
  ["/en/jobs", "jobs"],
  ["/en/jobs/s/go", "jobs"],
  ["/en/companies?skills=go", "companies"],
  ["/en/live", "live"],
  ["/en/product-marketing-membership", "business"],
  ["/en/about", "home"],
])("%s is shared with the picture of %s", (path, page) => {
  expect(socialPagePicture(path)).toBe(`/api/files/og/page-${page}.png`);
});
