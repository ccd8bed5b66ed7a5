/** Where developers live, by country of origin; the most common city first. */
export const HOMES: Record<string, string> = {
  DE: "Berlin, Hamburg, Munich, Leipzig, Cologne, Stuttgart, Bremen",
  AT: "Vienna, Graz, Linz",
  CH: "Zürich, Bern, Basel",
  FR: "Paris, Lyon, Nantes, Toulouse",
  ES: "Madrid, Barcelona, Valencia",
  PT: "Lisbon, Porto",
  IT: "Milan, Turin, Bologna",
  NL: "Amsterdam, Utrecht, Rotterdam",
  BE: "Brussels, Ghent, Antwerp",
  PL: "Warsaw, Kraków, Gdańsk, Wrocław",
  CZ: "Prague, Brno",
  SK: "Bratislava",
  HU: "Budapest",
  SE: "Stockholm, Gothenburg, Malmö",
  NO: "Oslo, Bergen",
  DK: "Copenhagen, Aarhus",
  FI: "Helsinki, Tampere",
  EE: "Tallinn",
  LV: "Riga",
  LT: "Vilnius",
  RO: "Bucharest, Cluj-Napoca",
  BG: "Sofia",
  GR: "Athens, Thessaloniki",
  HR: "Zagreb",
  SI: "Ljubljana",
  RS: "Belgrade",
  UA: "Kyiv",
  TR: "Istanbul",
  GB: "London, Manchester, Bristol, Edinburgh",
  IE: "Dublin, Cork",
  IN: "Bengaluru",
  BR: "São Paulo",
  US: "New York City",
  CA: "Toronto",
};

/** Countries that people move to for work. */
export const MOVERS_TO = ["DE", "NL", "AT", "IE", "PT", "SE", "ES", "PL"] as const;

/** Countries that many developers come from, with their weights. */
export const LARGE_COMMUNITIES: readonly (readonly [string, number])[] = [
  ["DE", 60],
  ["PL", 26],
  ["FR", 22],
  ["ES", 20],
  ["GB", 20],
  ["NL", 18],
  ["IT", 18],
  ["PT", 14],
  ["AT", 12],
  ["SE", 12],
];
