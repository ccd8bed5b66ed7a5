import { describe, expect, test } from "vitest";

import { addMonths, countMonths, describePeriod, periodLine, prorate } from "./terms.policy.ts";

test.each([
  ["2026-11-19", 12, "2027-11-19"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-12-01", 1, "2027-01-01"],
  ["2026-12-01", -1, "2026-11-01"],
])("%s and %i months is %s", (day, months, end) => {
  expect(addMonths(day, months)).toBe(end);
});

test.each([
  ["2026-12-01", "2027-01-01", 1],
  ["2026-11-19", "2027-11-19", 12],
  ["2026-11-20", "2026-12-01", null],
  ["2026-01-31", "2026-02-28", 1],
])("from %s to %s are %s whole months", (from, until, months) => {
  expect(countMonths({ from, until })).toBe(months);
});

describe("a part of a month costs its share of days, rounded once", () => {
  test.each([
    // The upgrade of 19 November: 11 of 30 days.
    [149_900, "2026-11-20", "2026-12-01", 54_963],
    [69_900, "2026-11-20", "2026-12-01", 25_630],
    [69_900, "2026-12-01", "2027-01-01", 69_900],
    [69_900, "2027-02-01", "2027-02-15", 34_950],
    // 11 of 30 days, then three months.
    [69_900, "2026-11-20", "2027-03-01", 235_330],
    [100, "2026-01-01", "2026-01-01", 0],
  ])("%i a month from %s to %s is %i", (price, from, until, cents) => {
    expect(prorate(price, { from, until })).toBe(cents);
  });
});

test.each([
  ["2026-12-01", "2027-01-01", "December 2026"],
  ["2026-11-20", "2026-12-01", "20–30 November 2026"],
  ["2026-11-30", "2026-12-01", "30 November 2026"],
  ["2026-11-19", "2027-11-19", "19 Nov 2026 – 18 Nov 2027"],
  ["2026-09-01", "2026-10-01", "September 2026"],
])("from %s to %s reads %s", (from, until, text) => {
  expect(describePeriod({ from, until })).toBe(text);
});

test("a line counts months, or names the share of one", () => {
  expect(periodLine("Recruiting M", 69_900, { from: "2026-12-01", until: "2027-01-01" })).toEqual({
    description: "Recruiting M",
    detail: "December 2026",
    quantity: 1,
    unit: "month",
    unit_price_cents: 69_900,
  });
  const period = { from: "2026-11-20", until: "2026-12-01" };
  expect(periodLine("Unused days of Recruiting M", 69_900, period, -1)).toEqual({
    description: "Unused days of Recruiting M",
    detail: "20–30 November 2026: 11 of 30 days of €699 a month",
    quantity: -1,
    unit: "one",
    unit_price_cents: 25_630,
  });
});
