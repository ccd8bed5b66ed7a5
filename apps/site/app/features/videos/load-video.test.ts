import { expect, test } from "vitest";

import { toLookupSlug } from "./load-video.ts";

test.each([
  ["coffee-with-a-baker", "coffee-with-a-baker"],
  ["100-percent", "100-percent"],
  ["50%-off", "50%-off"],
  ["caf%C3%A9", "placeholder"],
  ["two%20words", "placeholder"],
  ["café", "placeholder"],
  ["日本", "placeholder"],
])("a video addressed as %s is looked up as %s", (slug, expected) => {
  expect(toLookupSlug(slug)).toBe(expected);
});
