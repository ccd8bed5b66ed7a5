import { expect, test } from "vitest";

import { elapsed, formatSpan } from "./elapsed.ts";

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

test("a span is as short as possible, and at least a minute", () => {
  const from = "2026-11-19T09:00:00Z";
  expect(formatSpan(from, new Date("2026-11-19T09:00:10Z"))).toBe("1 min");
  expect(formatSpan(from, new Date("2026-11-19T14:30:00Z"))).toBe("5 h");
  expect(formatSpan(from, new Date("2026-12-19T09:00:00Z"))).toBe("30 days");
  expect(formatSpan(from, new Date("2026-11-18T09:00:00Z"))).toBe("1 min");
});
