import { describe, expect, test } from "vitest";

import { checkBilling, mergeBilling, toQuoteBilling } from "./billing-entry.ts";

const NONE = {
  billing_email: null,
  billing_information: null,
  billing_country: null,
  billing_vat: null,
};
const SAVED = {
  billing_email: "billing@test.example",
  billing_information: "Kai 1",
  billing_country: "DE",
  billing_vat: "DE298417056",
};

describe("the billing data of an invoice", () => {
  test("is what was entered, otherwise the company's own", () => {
    expect(mergeBilling({ billing_email: "new@test.example" }, SAVED)).toEqual({
      ...SAVED,
      billing_email: "new@test.example",
    });
    // Emptied on purpose.
    expect(mergeBilling({ billing_vat: "" }, SAVED).billing_vat).toBe("");
  });

  test("has to be complete, and its VAT ID of the country's form", () => {
    expect(checkBilling({}, SAVED)).toEqual({});
    expect(Object.keys(checkBilling({}, NONE))).toEqual([
      "billing_email",
      "billing_information",
      "billing_country",
    ]);
    expect(checkBilling({ billing_country: "AT" }, SAVED)).toEqual({
      billing_vat: "Enter a VAT ID such as ATU12345678, or leave it empty.",
    });
  });
});

test("the quote follows the country, and the VAT ID once it is complete", () => {
  expect(toQuoteBilling({}, SAVED)).toEqual({});
  expect(toQuoteBilling({ billing_vat: "DE2984" }, SAVED)).toEqual({ billing_country: "DE" });
  expect(toQuoteBilling({ billing_vat: "DE 298 417 056" }, SAVED)).toEqual({
    billing_country: "DE",
    billing_vat: "DE298417056",
  });
  expect(toQuoteBilling({ billing_vat: "1" }, undefined)).toEqual({});
});
