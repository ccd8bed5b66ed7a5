import type { JobPrice } from "@devguild/schemas/postings";
import { expect, test } from "vitest";

import { findChosenPrice } from "./chosen-price.ts";

const price = (id: number, price_type: JobPrice["price_type"], available = true): JobPrice => ({
  id,
  version: 1,
  name: "Regular",
  offer_type: 4,
  price_type,
  price_cents: 69_900,
  currency: "EUR",
  duration_days: 45,
  boost_days: 0,
  features: [],
  highlighted: false,
  available,
});

test("a free slot is chosen until another price is", () => {
  const prices = [price(1, "regular"), price(2, "credit"), price(3, "membership")];
  expect(findChosenPrice(prices, null)?.id).toBe(3);
  expect(findChosenPrice(prices, 1)?.id).toBe(1);
});

test("nothing that costs something is chosen by itself", () => {
  const prices = [price(1, "regular"), price(2, "credit"), price(3, "membership", false)];
  expect(findChosenPrice(prices, null)).toBeUndefined();
  expect(findChosenPrice([], null)).toBeUndefined();
});
