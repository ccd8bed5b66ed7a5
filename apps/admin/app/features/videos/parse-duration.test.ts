import { expect, test } from "vitest";

import { parseDuration } from "./parse-duration.ts";

test.each([
  ["28:45", 1725],
  [" 1:02:05 ", 3725],
  ["0:09", 9],
  ["90:00", 5400],
  ["45", 2700],
])("%s is %i seconds", (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});

test.each(["", "abc", "1:60", "1:2:3:4", "-1:00", "1.5", "1:"])("%j is no length", (text) => {
  expect(parseDuration(text)).toBeNaN();
});
