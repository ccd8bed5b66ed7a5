import { describe, expect, test } from "vitest";

import { EU_COUNTRIES, readVatId, vatIdExample } from "./vat-ids.ts";

describe("a VAT id", () => {
  test.each([
    ["DE 298 417 056", "DE", "DE298417056"],
    ["298417056", "DE", "DE298417056"],
    ["atu 12345678", "AT", "ATU12345678"],
    ["U12345678", "AT", "ATU12345678"],
    ["EL-123456789", "GR", "EL123456789"],
    ["NL123456789B01", "NL", "NL123456789B01"],
    ["CHE-123.456.789 MWST", "CH", "CHE123456789MWST"],
    ["923 609 016 MVA", "NO", "NO923609016MVA"],
    ["GB 999 9999 73", "GB", "GB999999973"],
    ["IE6388047V", "IE", "IE6388047V"],
    ["12-3456789", "US", "123456789"],
  ])("is read as typed: %s (%s)", (typed, country, read) => {
    expect(readVatId(typed, country)).toBe(read);
  });

  test.each([
    ["DE12345678", "DE"],
    ["ATU12345678", "DE"],
    ["GR123456789", "GR"],
    ["NL123456789A01", "NL"],
    ["SE123456789012", "SE"],
    ["x", "CH"],
    ["", "US"],
    ["  ", "FR"],
  ])("of another form is none: %s (%s)", (typed, country) => {
    expect(readVatId(typed, country)).toBeNull();
  });

  test.each([...EU_COUNTRIES, "GB", "CH", "NO"])("of %s looks like its example", (country) => {
    const example = vatIdExample(country) ?? "";
    expect(readVatId(example, country)).toBe(example);
  });
});
