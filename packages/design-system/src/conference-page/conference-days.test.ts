import { expect, test } from "vitest";

import { describeDays } from "./conference-days.ts";

test.each([
  ["2027-07-07", "2027-07-09", "Berlin", "7–\u20609 July 2027, Berlin"],
  ["2027-07-07", "2027-07-07", null, "7 July 2027, online"],
  ["2027-06-30", "2027-07-01", "Pune", "30 June\u00a0–\u2060\u00a01 July 2027, Pune"],
  ["2026-12-31", "2027-01-02", "Oslo", "31 December 2026\u00a0–\u2060\u00a02 January 2027, Oslo"],
])("%s to %s", (starts_on, ends_on, city, expected) => {
  expect(describeDays({ starts_on, ends_on, city })).toBe(expected);
});
