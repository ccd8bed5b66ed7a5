import type { MembershipPlan, OwnMembership } from "@devguild/schemas/memberships";
import { expect, test } from "vitest";

import { listPlanOptions, toTermsBody, toTermsValues } from "./agreed-terms.ts";

const now = new Date("2026-11-25T10:00:00Z");
const plan: MembershipPlan = {
  id: 2,
  version: 1,
  kind: "RECRUITING",
  name: "Recruiting M",
  concurrent_jobs: 3,
  price_cents_month: 69_900,
  currency: "EUR",
  duration_months: 12,
  features: [],
  highlighted: true,
};
const membership: OwnMembership = {
  id: 9,
  kind: "RECRUITING",
  plan_id: 2,
  plan_name: "Recruiting M",
  concurrent_jobs: 5,
  valid_from: "2026-03-01T09:30:00.000Z",
  valid_until: "2027-03-01T00:00:00.000Z",
  auto_renew: true,
  membership_fair_price: 50_050,
  membership_duration: 12,
  membership_remaining_days: 96,
};

test("an unchanged form sends the membership as it is", () => {
  const values = toTermsValues({ membership, plans: [plan], note: "Pilot", now });
  expect(values).toMatchObject({ valid_until: "2027-02-28", membership_fair_price: "500.5" });
  expect(toTermsBody(values)).toEqual({
    membership_plan_id: 2,
    concurrent_jobs: 5,
    valid_from: "2026-03-01",
    valid_until: "2027-03-01",
    auto_renew: true,
    membership_fair_price: 50_050,
    membership_duration: 12,
    note: "Pilot",
  });
});

test("a plan that is no longer sold stays the company’s", () => {
  const old = { ...membership, plan_id: 7, plan_name: "Recruiting XS" };
  const values = toTermsValues({ membership: old, plans: [plan], note: "", now });
  expect(values.membership_plan_id).toBe("7");
  expect(listPlanOptions([plan], old).map(({ label }) => label)).toEqual([
    "Recruiting XS, no longer sold",
    "Recruiting M, €699 a month",
  ]);
  expect(listPlanOptions([plan], membership)).toHaveLength(1);
});

test("a new one starts today with the first plan, and nothing is charged", () => {
  const values = toTermsValues({ membership: null, plans: [plan], note: "", now });
  expect(toTermsBody(values)).toMatchObject({
    membership_plan_id: 2,
    concurrent_jobs: 3,
    valid_from: "2026-11-25",
    valid_until: "2027-11-25",
    membership_fair_price: null,
  });
});
