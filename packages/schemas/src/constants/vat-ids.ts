/** The member states of the European Union, by ISO 3166 code. */
export const EU_COUNTRIES = [
  "AT",
  "BE",
  "BG",
  "CY",
  "CZ",
  "DE",
  "DK",
  "EE",
  "ES",
  "FI",
  "FR",
  "GR",
  "HR",
  "HU",
  "IE",
  "IT",
  "LT",
  "LU",
  "LV",
  "MT",
  "NL",
  "PL",
  "PT",
  "RO",
  "SE",
  "SI",
  "SK",
] as const;
export type EuCountry = (typeof EU_COUNTRIES)[number];

/** Returns whether a country is a member state of the European Union. */
export const isEuCountry = (country: string): country is EuCountry =>
  EU_COUNTRIES.some((each) => each === country);

const BRITISH = "(?:\\d{9}|\\d{12}|GD\\d{3}|HA\\d{3})";

// Prefix and form after it, as VIES describes them (ec.europa.eu/taxation_customs/vies, FAQ 11), and as the
// British, Swiss and Norwegian authorities do.
const FORMS: Readonly<Record<string, readonly [prefix: string, form: string, example: string]>> = {
  AT: ["AT", "U\\d{8}", "ATU12345678"],
  BE: ["BE", "[01]\\d{9}", "BE0123456789"],
  BG: ["BG", "\\d{9,10}", "BG123456789"],
  CY: ["CY", "\\d{8}[A-Z]", "CY12345678X"],
  CZ: ["CZ", "\\d{8,10}", "CZ12345678"],
  DE: ["DE", "\\d{9}", "DE123456789"],
  DK: ["DK", "\\d{8}", "DK12345678"],
  EE: ["EE", "\\d{9}", "EE123456789"],
  ES: ["ES", "[A-Z0-9]\\d{7}[A-Z0-9]", "ESX1234567X"],
  FI: ["FI", "\\d{8}", "FI12345678"],
  FR: ["FR", "[A-HJ-NP-Z0-9]{2}\\d{9}", "FR12345678901"],
  GR: ["EL", "\\d{9}", "EL123456789"],
  HR: ["HR", "\\d{11}", "HR12345678901"],
  HU: ["HU", "\\d{8}", "HU12345678"],
  IE: ["IE", "(?:\\d{7}[A-W][A-IW]?|\\d[A-Z+*]\\d{5}[A-W])", "IE1234567A"],
  IT: ["IT", "\\d{11}", "IT12345678901"],
  LT: ["LT", "(?:\\d{9}|\\d{12})", "LT123456789"],
  LU: ["LU", "\\d{8}", "LU12345678"],
  LV: ["LV", "\\d{11}", "LV12345678901"],
  MT: ["MT", "\\d{8}", "MT12345678"],
  NL: ["NL", "\\d{9}B\\d{2}", "NL123456789B01"],
  PL: ["PL", "\\d{10}", "PL1234567890"],
  PT: ["PT", "\\d{9}", "PT123456789"],
  RO: ["RO", "\\d{2,10}", "RO1234567890"],
  SE: ["SE", "\\d{10}01", "SE123456789001"],
  SI: ["SI", "\\d{8}", "SI12345678"],
  SK: ["SK", "\\d{10}", "SK1234567890"],
  // Northern Ireland's own prefix is for goods; for services it is a part of the United Kingdom.
  GB: ["GB", BRITISH, "GB123456789"],
  CH: ["CHE", "\\d{9}(?:MWST|TVA|IVA)?", "CHE123456789MWST"],
  NO: ["NO", "\\d{9}(?:MVA)?", "NO123456789MVA"],
};

const VAT_ID_MAX = 30;

/**
 * Reads a VAT id as people type it, for a company in `country`: without spaces and signs, in capitals, with
 * its prefix. Null if it isn't one by its form; where we know no form, any text is one.
 */
export const readVatId = (text: string, country: string): string | null => {
  const compact = text.toUpperCase().replace(/[\s./-]/g, "");
  const known = FORMS[country];
  if (!known) return compact.length > 0 && compact.length <= VAT_ID_MAX ? compact : null;
  const [prefix, form] = known;
  const full = compact.startsWith(prefix) ? compact : prefix + compact;
  return new RegExp(`^${prefix}${form}$`).test(full) ? full : null;
};

/** Returns what a VAT id of a country looks like; undefined where we don't know. */
export const vatIdExample = (country: string): string | undefined => FORMS[country]?.[2];
