import type { MembershipPlan, OwnMembership } from "@devguild/schemas/memberships";
import { expect, test } from "vitest";

import { listBuyablePlans, toPackChoice, toPlanChoice } from "./offers.ts";

const given = (id: number, price: number): MembershipPlan => ({
  id,
  version: 1,
  kind: "RECRUITING",
  name: `Recruiting ${id}`,
  concurrent_jobs: id,
  price_cents_month: price,
  currency: "EUR",
  duration_months: 12,
  features: [],
  highlighted: false,
});
const PLANS = [given(1, 29_900), given(2, 69_900), given(3, 149_900)];
const owned = (price: number | null, slots: number | null = null) =>
  ({ membership_fair_price: price, concurrent_jobs: slots }) as OwnMembership;
const idsFor = (current: OwnMembership | null) =>
  listBuyablePlans(PLANS, current).map(({ id }) => id);

test("without a membership every plan can be bought, otherwise only a bigger one", () => {
  expect(idsFor(null)).toEqual([1, 2, 3]);
  expect(idsFor(owned(69_900))).toEqual([3]);
  expect(idsFor(owned(149_900))).toEqual([]);
  expect(idsFor(owned(null))).toEqual([1, 2, 3]);
});

test("a plan with fewer slots than what staff agreed on is none bigger, whatever it costs", () => {
  expect(idsFor(owned(null, 10))).toEqual([]);
  expect(idsFor(owned(10_000, 2))).toEqual([2, 3]);
});

test("a card says what a month costs and what is in it", () => {
  expect(toPlanChoice(given(3, 149_900))).toMatchObject({
    price: "€1,499 a month",
    detail: "3 job slots, 12 months",
  });
});

test("a pack says what each credit costs", () => {
  const pack = { id: 1, version: 1, credits: 5, price_cents: 165_000, currency: "EUR" } as const;
  expect(toPackChoice(pack)).toEqual({
    id: 1,
    version: 1,
    name: "5 credits",
    price: "€1,650",
    detail: "€330 each",
  });
});
