import { expect, test } from "vitest";

import { outsideLink } from "./outside-link.ts";

test.each([
  ["linkedin.com/in/ada", "https://linkedin.com/in/ada"],
  ["https://github.com/ada", "https://github.com/ada"],
  ["http://ada.example", "http://ada.example/"],
])("what a candidate typed as %j opens as a page", (typed, href) => {
  expect(outsideLink(typed)).toBe(href);
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "not a page",
  "",
  null,
])("%j opens nothing", (typed) => {
  expect(outsideLink(typed)).toBeNull();
});
