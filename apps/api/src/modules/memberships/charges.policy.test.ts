import { describe, expect, test } from "vitest";

import {
  type Charged,
  findNextPeriod,
  findRenewal,
  findWarning,
  netOfCharge,
  planNextCharge,
} from "./charges.policy.ts";

const membership = (values: Partial<Charged> = {}): Charged => ({
  plan_name: "Recruiting M",
  price_cents_month: 69_900,
  billed_until: "2026-12-01",
  auto_renew: true,
  duration_months: 12,
  valid_until: new Date("2027-03-01"),
  ...values,
});

describe("the next period that is charged", () => {
  test.each<[string, Partial<Charged>, "monthly" | "yearly", [string, string] | null]>([
    ["is the next month", {}, "monthly", ["2026-12-01", "2027-01-01"]],
    ["with yearly billing, the rest of the term", {}, "yearly", ["2026-12-01", "2027-03-01"]],
    [
      "ends with the term",
      { auto_renew: false, valid_until: new Date("2026-12-15") },
      "monthly",
      ["2026-12-01", "2026-12-15"],
    ],
    [
      "after the term is in the next one, if it renews",
      { billed_until: "2027-03-01" },
      "monthly",
      ["2027-03-01", "2027-04-01"],
    ],
    [
      "with yearly billing is all of the next term",
      { billed_until: "2027-03-01" },
      "yearly",
      ["2027-03-01", "2028-03-01"],
    ],
    [
      "doesn't exist after the last term",
      { billed_until: "2027-03-01", auto_renew: false },
      "monthly",
      null,
    ],
    ["doesn't exist if nothing is charged here", { billed_until: null }, "monthly", null],
  ])("%s", (_, values, billing, period) => {
    const [from, until] = period ?? [];
    expect(findNextPeriod(membership(values), billing)).toEqual(period && { from, until });
  });
});

test("the next charge has all memberships of its day, and one subject", () => {
  const branding = { plan_name: "Employer branding", price_cents_month: 79_000 };
  const later = { plan_name: "Marketing", billed_until: "2027-01-01" };
  const charge = planNextCharge([membership(), membership(branding), membership(later)], "monthly");
  expect(charge).toMatchObject({ on: "2026-12-01", subject: "Memberships, December 2026" });
  expect(charge && netOfCharge(charge)).toBe(148_900);
  expect(planNextCharge([membership()], "monthly")?.subject).toBe("Recruiting M, December 2026");
  expect(planNextCharge([], "monthly")).toBeNull();
});

describe("a membership renews", () => {
  const END = new Date("2027-03-01");
  test.each([
    ["2027-02-27", true, false],
    ["2027-02-28", true, true],
    ["2027-03-01", true, true],
    ["2027-03-08", true, true],
    ["2027-03-09", true, false],
    ["2027-02-28", false, false],
  ])("on %s with renewal %s: %s", (today, auto_renew, renews) => {
    expect(findRenewal(membership({ auto_renew, valid_until: END }), today)).toEqual(
      renews ? { valid_until: new Date("2028-03-01") } : null,
    );
  });
});

describe("a warning is sent", () => {
  test.each([
    ["2027-01-29", null, null],
    ["2027-01-30", null, 30],
    ["2027-02-10", 30, null],
    ["2027-02-22", 30, 7],
    ["2027-02-22", null, 7],
    ["2027-02-23", 7, null],
    ["2027-03-01", 30, null],
  ])("on %s after %s: %s", (today, warned_days, warning) => {
    expect(findWarning({ ...membership(), warned_days }, today)).toBe(warning);
  });
});
