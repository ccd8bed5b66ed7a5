import { expect, test } from "vitest";
import { formatDate, formatRelative, formatShortDate } from "./relative-time.tsx";

const now = new Date("2026-11-20T09:00:00Z");

test.each([
  ["2026-11-20T01:00:00Z", "today"],
  ["2026-11-19T23:59:00Z", "yesterday"],
  ["2026-11-18T12:00:00Z", "2 days ago"],
  ["2026-11-13T12:00:00Z", "1 week ago"],
  ["2026-11-08T12:00:00Z", "12 days ago"],
  ["2026-11-05T12:00:00Z", "2 weeks ago"],
  ["2026-08-20T12:00:00Z", "3 months ago"],
  ["2024-06-14T12:00:00Z", "2 years ago"],
  ["2026-11-22T12:00:00Z", "in 2 days"],
])("a reader sees %s as %s", (date, text) => {
  expect(formatRelative(date, now)).toBe(text);
});

test("the full date does not depend on where the reader is", () => {
  expect(formatDate("2026-11-18T23:30:00Z")).toBe("18 November 2026");
  expect(formatShortDate("2026-11-18T23:30:00Z")).toBe("18 Nov 26");
});
