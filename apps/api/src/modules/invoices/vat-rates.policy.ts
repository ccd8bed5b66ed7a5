import type { EuCountry } from "@devguild/schemas/constants/vat-ids";

/** A standard rate in percent, and the first day on which it applies. */
type StandardRate = readonly [from: string, percent: number];

/**
 * The standard VAT rates of the EU since 2024, newest last. Source: the European Commission's Taxes in
 * Europe Database (ec.europa.eu/taxation_customs/tedb), and the laws of the countries that changed theirs.
 */
export const STANDARD_RATES: Readonly<
  Record<EuCountry, readonly [StandardRate, ...StandardRate[]]>
> = {
  AT: [["2024-01-01", 20]],
  BE: [["2024-01-01", 21]],
  BG: [["2024-01-01", 20]],
  CY: [["2024-01-01", 19]],
  CZ: [["2024-01-01", 21]],
  DE: [["2024-01-01", 19]],
  DK: [["2024-01-01", 25]],
  EE: [
    ["2024-01-01", 22],
    ["2025-07-01", 24],
  ],
  ES: [["2024-01-01", 21]],
  FI: [
    ["2024-01-01", 24],
    ["2024-09-01", 25.5],
  ],
  FR: [["2024-01-01", 20]],
  GR: [["2024-01-01", 24]],
  HR: [["2024-01-01", 25]],
  HU: [["2024-01-01", 27]],
  IE: [["2024-01-01", 23]],
  IT: [["2024-01-01", 22]],
  LT: [["2024-01-01", 21]],
  LU: [["2024-01-01", 17]],
  LV: [["2024-01-01", 21]],
  MT: [["2024-01-01", 18]],
  NL: [["2024-01-01", 21]],
  PL: [["2024-01-01", 23]],
  PT: [["2024-01-01", 23]],
  RO: [
    ["2024-01-01", 19],
    ["2025-08-01", 21],
  ],
  SE: [["2024-01-01", 25]],
  SI: [["2024-01-01", 22]],
  SK: [
    ["2024-01-01", 20],
    ["2025-01-01", 23],
  ],
};

/** Returns the standard rate of a country on a day, in percent. Pure. */
export const findStandardRate = (country: EuCountry, day: string): number => {
  const rates = STANDARD_RATES[country];
  return (rates.findLast(([from]) => from <= day) ?? rates[0])[1];
};
