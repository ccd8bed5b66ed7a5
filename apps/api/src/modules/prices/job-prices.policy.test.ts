import { OFFER_MESSAGES as M } from "@devguild/schemas/constants/offers";
import type { JobPriceBody } from "@devguild/schemas/offers";
import { expect, test } from "vitest";

import { findJobPriceErrors } from "./job-prices.policy.ts";

const BODY: JobPriceBody = {
  version: 1,
  name: "Regular",
  price_cents: 0,
  original_price_cents: null,
  credits: null,
  duration_days: 30,
  boost_days: 7,
  features: [],
  highlighted: false,
  active: true,
};

test.each([
  ["regular", { price_cents: 69_900 }, {}],
  ["regular", { price_cents: 69_900, original_price_cents: 89_900 }, {}],
  ["regular", {}, { price_cents: M.priceRequired }],
  [
    "regular",
    { price_cents: 100, original_price_cents: 100 },
    { original_price_cents: M.originalLower },
  ],
  ["regular", { price_cents: 100, credits: 1 }, { credits: M.notForCredits }],
  ["credit", { credits: 2, boost_days: 30 }, {}],
  ["credit", {}, { credits: M.creditsInvalid }],
  ["credit", { credits: 2, price_cents: 100 }, { price_cents: M.notPriced }],
  ["membership", {}, {}],
  ["membership", { original_price_cents: 100 }, { original_price_cents: M.notPriced }],
  ["membership", { boost_days: 31 }, { boost_days: M.boostTooLong }],
] as const)("a price of the type %s with %j has the errors %j", (type, values, errors) => {
  expect(findJobPriceErrors({ ...BODY, ...values }, type)).toEqual(errors);
});
