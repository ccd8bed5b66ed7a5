import type { JobPrice } from "@devguild/schemas/postings";
import { expect, test } from "vitest";

import { describeBalance, formatCost, formatFormerCost, groupPrices } from "./price-text.ts";

const price = (over: Partial<JobPrice>): JobPrice => ({
  id: 1,
  version: 1,
  name: "Regular",
  offer_type: 4,
  price_type: "regular",
  price_cents: 69_900,
  currency: "EUR",
  duration_days: 45,
  boost_days: 0,
  features: [],
  highlighted: false,
  available: true,
  ...over,
});

test("a price says what it takes: money, credits or a slot", () => {
  expect(formatCost(price({}))).toBe("€699");
  expect(formatCost(price({ price_type: "credit", credits: 1 }))).toBe("1 credit");
  expect(formatCost(price({ price_type: "membership", price_cents: 0 }))).toBe("1 job slot");
  expect(formatFormerCost(price({ original_price_cents: 89_900 }))).toBe("€899");
  expect(formatFormerCost(price({}))).toBeNull();
});

test("what costs no money comes first", () => {
  const types = ["regular", "credit", "membership"] as const;
  const groups = groupPrices(types.map((price_type) => price({ price_type })));
  expect(groups.map(({ type }) => type)).toEqual(["membership", "credit", "regular"]);
});

test("a reason that all prices of a kind share is given once", () => {
  const refused = (unavailable_reason: string) => price({ available: false, unavailable_reason });
  expect(groupPrices([refused("Write to us."), refused("Write to us.")])[0]?.reason).toBe(
    "Write to us.",
  );
  expect(groupPrices([refused("Too few."), price({})])[0]?.reason).toBeNull();
});

test("what is left is said, with slots only where there is a membership", () => {
  const left = { slots_left: 1, credits_left: 2 };
  expect(describeBalance(left, "Recruiting L")).toBe(
    "You have 1 job slot in Recruiting L and 2 credits left.",
  );
  expect(describeBalance(left, null)).toBe("You have 2 credits left.");
});
