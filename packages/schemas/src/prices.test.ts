import { expect, test } from "vitest";

import { formatPrice, formatSum } from "./prices.ts";

test("a price of full euros has no decimals; a sum always has", () => {
  expect([69_900, 149_900, 1_250].map(formatPrice)).toEqual(["€699", "€1,499", "€12.50"]);
  expect([69_900, 177_191, -33_000].map(formatSum)).toEqual(["€699.00", "€1,771.91", "−€330.00"]);
});
