import { OFFER_MESSAGES } from "@devguild/schemas/constants/offers";
import { expect, test } from "vitest";

import { checkFeatures, toCents, toEuroText, toFeatures } from "./offer-values.ts";

test("amounts are typed in euros and sent in cents", () => {
  expect([toCents("699"), toCents("349.90"), toCents("19.99"), toCents("")]).toEqual([
    69_900,
    34_990,
    1_999,
    null,
  ]);
  expect([toEuroText(69_900), toEuroText(34_990), toEuroText(null)]).toEqual(["699", "349.9", ""]);
});

test("each line with text is one thing that an offer includes", () => {
  expect(toFeatures("Online for 30 days\n\n  A match score \n")).toEqual([
    "Online for 30 days",
    "A match score",
  ]);
  expect(checkFeatures({ features: "Short" })).toEqual({});
  expect(checkFeatures({ features: "x".repeat(121) })).toEqual({
    features: OFFER_MESSAGES.featureTooLong,
  });
  expect(checkFeatures({ features: "line\n".repeat(11) })).toEqual({
    features: OFFER_MESSAGES.featuresTooMany,
  });
});
