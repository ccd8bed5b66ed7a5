import { expect, test } from "vitest";

import { fromZonedTime, toZonedTime } from "./zoned-time.ts";

test.each([
  ["2026-11-26T17:00:00.000Z", "Europe/Berlin", "2026-11-26T18:00"],
  ["2026-07-31T23:59:00.000Z", "Asia/Kolkata", "2026-08-01T05:29"],
  ["2026-03-29T00:59:00.000Z", "Europe/Berlin", "2026-03-29T01:59"],
  ["2026-03-29T01:00:00.000Z", "Europe/Berlin", "2026-03-29T03:00"],
  ["2026-11-01T12:00:00.000Z", "America/Los_Angeles", "2026-11-01T04:00"],
  ["2026-12-31T23:30:00.000Z", "UTC", "2026-12-31T23:30"],
])("%s in %s is %s, and back", (iso, zone, local) => {
  expect(toZonedTime(iso, zone)).toBe(local);
  expect(fromZonedTime(local, zone)).toBe(iso);
});

test("a time that a clock change skips is an hour later", () => {
  expect(fromZonedTime("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
});

test("an empty or unfinished field is no time", () => {
  for (const typed of ["", "soon"]) expect(fromZonedTime(typed, "Europe/Berlin")).toBeNull();
});
