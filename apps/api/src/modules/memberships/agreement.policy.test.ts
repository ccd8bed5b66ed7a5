import { agreedRecruitingBody } from "@devguild/schemas/admin-company-accounts";
import { COMPANY_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-company-accounts";
import { expect, test } from "vitest";

import { planAgreement } from "./agreement.policy.ts";

const plan = {
  id: 7,
  kind: "RECRUITING" as const,
  name: "Recruiting M",
  concurrent_jobs: 3,
  price_cents_month: 69_900,
};
const today = "2026-11-25";
const current = { valid_from: new Date("2026-03-01T09:30:00Z"), billed_until: "2026-12-01" };

const agree = (body: object, present: typeof current | null = null) =>
  planAgreement({
    plan,
    current: present,
    agreed: agreedRecruitingBody.parse({ membership_plan_id: 7, ...body }),
    today,
  });

test("left out, a membership starts today and runs for its months, with the plan's slots", () => {
  expect(agree({ membership_duration: 6 })).toMatchObject({
    values: {
      plan_name: "Recruiting M",
      concurrent_jobs: 3,
      valid_from: new Date("2026-11-25"),
      valid_until: new Date("2027-05-25"),
      auto_renew: false,
    },
  });
});

test("without a price nothing is charged here; with one, from the start but never for the past", () => {
  expect(agree({})).toMatchObject({ values: { price_cents_month: null, billed_until: null } });
  const priced = { membership_fair_price: 50_000 };
  expect(agree(priced)).toMatchObject({ values: { billed_until: today } });
  expect(agree({ ...priced, valid_from: "2027-01-01" })).toMatchObject({
    values: { billed_until: "2027-01-01" },
  });
  expect(agree({ ...priced, valid_from: "2026-06-01", valid_until: "2027-06-01" })).toMatchObject({
    values: { billed_until: today },
  });
});

test("a change keeps the start, with its time, and until when was charged", () => {
  const changed = agree(
    {
      valid_from: "2026-03-01",
      valid_until: "2027-03-01",
      membership_fair_price: 1,
      concurrent_jobs: 5,
    },
    current,
  );
  expect(changed).toMatchObject({
    values: {
      valid_from: current.valid_from,
      valid_until: new Date("2027-03-01"),
      concurrent_jobs: 5,
      billed_until: "2026-12-01",
    },
  });
});

test.each([
  [{ valid_from: "2026-01-01", valid_until: "2026-11-25" }, M.endPast],
  [{ valid_from: "2027-01-01", valid_until: "2027-01-01" }, M.endBeforeStart],
])("the days %o are refused", (days, message) => {
  expect(agree(days)).toEqual({ problem: { valid_until: message } });
});
