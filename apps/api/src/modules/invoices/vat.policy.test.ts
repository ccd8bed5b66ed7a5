import { EU_COUNTRIES } from "@devguild/schemas/constants/vat-ids";
import { describe, expect, test } from "vitest";

import { addVat, decideVat } from "./vat.policy.ts";
import { findStandardRate, STANDARD_RATES } from "./vat-rates.policy.ts";

describe("VAT of a seller in Austria", () => {
  test.each<[string, string | null, string, number]>([
    ["AT", null, "domestic", 2000],
    ["AT", "ATU12345678", "domestic", 2000],
    ["DE", null, "domestic", 2000],
    ["DE", "DE298417056", "reverse_charge", 0],
    ["GR", "EL123456789", "reverse_charge", 0],
    ["CH", null, "outside", 0],
    ["CH", "CHE123456789MWST", "outside", 0],
    ["NO", "NO923609016MVA", "outside", 0],
    ["GB", "GB999999973", "outside", 0],
    ["US", null, "outside", 0],
  ])(
    "for a company in %s with the id %s is %s, %i",
    (buyerCountry, buyerVatId, treatment, rate) => {
      const sale = { sellerCountry: "AT", buyerCountry, buyerVatId, day: "2026-11-19" };
      expect(decideVat(sale)).toEqual({ treatment, rate });
    },
  );
});

describe("the standard rate", () => {
  test.each<[Parameters<typeof findStandardRate>[0], string, number]>([
    ["AT", "2026-11-19", 20],
    ["FI", "2024-08-31", 24],
    ["FI", "2024-09-01", 25.5],
    ["SK", "2024-12-31", 20],
    ["SK", "2025-01-01", 23],
    ["EE", "2025-06-30", 22],
    ["EE", "2025-07-01", 24],
    ["RO", "2025-08-01", 21],
  ])("of %s on %s is %d %%", (country, day, percent) => {
    expect(findStandardRate(country, day)).toBe(percent);
  });

  test("is known for every member state, by date, within what the EU allows", () => {
    expect(Object.keys(STANDARD_RATES).toSorted()).toEqual([...EU_COUNTRIES].toSorted());
    for (const rates of Object.values(STANDARD_RATES)) {
      expect(rates.map(([from]) => from)).toEqual(rates.map(([from]) => from).toSorted());
      for (const [, percent] of rates) {
        expect(percent).toBeGreaterThanOrEqual(15);
        expect(percent).toBeLessThanOrEqual(27);
      }
    }
  });
});

test.each<[number, number, number]>([
  [29_333, 1900, 5573],
  [69_900, 2000, 13_980],
  [1, 2550, 0],
  [2, 2500, 1],
  [-2, 2500, -1],
  [-34_900, 1900, -6631],
  [34_900, 0, 0],
])("VAT on %i cents at %i is rounded to %i, half a cent away from zero", (net, rate, vat) => {
  const treatment = rate > 0 ? "domestic" : "outside";
  expect(addVat(net, { treatment, rate })).toMatchObject({
    net_cents: net,
    vat_rate: rate / 100,
    vat_cents: vat,
    gross_cents: net + vat,
    vat_note: rate > 0 ? null : expect.stringContaining("Article 44"),
  });
});
