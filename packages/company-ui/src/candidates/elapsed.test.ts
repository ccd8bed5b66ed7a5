import { expect, test } from "vitest";

import { elapsed } from "./elapsed.ts";

const now = new Date("2026-11-20T12:00:00Z");

test.each([
  ["2026-11-20T11:59:40Z", "now"],
  ["2026-11-20T12:00:05Z", "now"],
  ["2026-11-20T11:48:00Z", "12 min"],
  ["2026-11-20T07:00:00Z", "5 h"],
  ["2026-11-19T11:00:00Z", "1 day"],
  ["2026-11-06T12:00:00Z", "14 days"],
  ["2026-11-02T12:00:00Z", "2 Nov"],
])("%s was %s", (since, words) => {
  expect(elapsed(since, now)).toBe(words);
});
