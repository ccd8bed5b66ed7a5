import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

test.each([
  ["https://tidewerk.example/jobs", "https://tidewerk.example/jobs"],
  [" tidewerk.example/jobs?a=1 ", "https://tidewerk.example/jobs?a=1"],
  ["jobs@tidewerk.example", "mailto:jobs@tidewerk.example"],
  ["mailto:jobs@tidewerk.example", "mailto:jobs@tidewerk.example"],
])("%j becomes %j", (typed, href) => {
  expect(linkAddress(typed)).toBe(href);
});

test.each([
  "",
  "tidewerk",
  "javascript:alert(1)",
  "data:text/html,x",
  "//tidewerk.example",
  "a b.de",
])("%j is no link", (typed) => {
  expect(linkAddress(typed)).toBeNull();
});
