import type { Random } from "../random.ts";
import type { Catalogue, City } from "./catalogue-index.ts";
import type { Company } from "./companies.ts";

const DACH: ReadonlySet<string> = new Set(["DE", "AT", "CH"]);
const NORDICS: ReadonlySet<string> = new Set(["SE", "NO", "DK", "FI"]);
const OVERSEAS: ReadonlySet<string> = new Set(["CA", "US", "IN", "AR", "MX"]);

/** Working languages other than English, by country, with their share. */
const WORK_LANGUAGES: Record<string, readonly [language: string, share: number]> = {
  DE: ["German", 0.34],
  AT: ["German", 0.38],
  CH: ["German", 0.24],
  FR: ["French", 0.4],
  ES: ["Spanish", 0.25],
  IT: ["Italian", 0.28],
  NL: ["Dutch", 0.14],
  BE: ["Dutch", 0.15],
  PL: ["Polish", 0.16],
  PT: ["Portuguese", 0.08],
  SE: ["Swedish", 0.12],
  DK: ["Danish", 0.1],
  NO: ["Norwegian", 0.14],
  FI: ["Finnish", 0.1],
  CZ: ["Czech", 0.16],
  HU: ["Hungarian", 0.14],
  TR: ["Turkish", 0.2],
  RO: ["Romanian", 0.06],
};

/** Returns the most common working language of a country other than English, if any. */
export const localLanguage = (iso2: string) => WORK_LANGUAGES[iso2]?.[0];

/** Picks the working language of an ad; occasionally none. */
export const workLanguage = (random: Random, iso2: string) => {
  const [language, share] = WORK_LANGUAGES[iso2] ?? ["English", 0];
  if (random.chance(share)) return language;
  return random.chance(0.03) ? null : "English";
};

/** Picks where remote employees of an ad may live, and how a sentence says it. */
const remoteArea = (random: Random, catalogue: Catalogue, { countryId, iso2 }: City) => {
  const region = (name: string, phrase = name) => ({ ids: [catalogue.region(name)], phrase });
  const country = {
    ids: [countryId],
    phrase: catalogue.countryName(countryId).replace(/^(United|Nether)/, "the $1"),
  };
  if (OVERSEAS.has(iso2)) return random.chance(0.6) ? country : region("Anywhere", "the world");
  return random.weighted([
    [region("European Union", "the European Union"), 30],
    [region("Europe"), 26],
    [country, 24],
    [region("DACH", "Germany, Austria and Switzerland"), DACH.has(iso2) ? 18 : 0],
    [region("Nordics", "the Nordic countries"), NORDICS.has(iso2) ? 16 : 0],
    [region("Anywhere", "the world"), 7],
  ] as const);
};

/** Picks the cities, remote areas and work mode of an ad. */
export const pickJobLocations = (
  random: Random,
  catalogue: Catalogue,
  { cities }: Pick<Company, "cities">,
) => {
  const [headquarters, ...offices] = cities;
  const home = offices.length > 0 && random.chance(0.35) ? random.pick(offices) : headquarters;
  const remote = random.chance(0.35) ? remoteArea(random, catalogue, home) : null;
  const remoteOnly = remote !== null && random.chance(0.45);
  const others = cities.filter(({ id }) => id !== home.id);
  const second =
    !remoteOnly && others.length > 0 && random.chance(0.12) ? [random.pick(others)] : [];
  return {
    home,
    cities: remoteOnly ? [] : [home, ...second],
    remote,
    hybridOption: remote
      ? random.weighted([
          [1, 3],
          [3, remoteOnly ? 0 : 1],
        ] as const)
      : random.weighted([
          [1, 1],
          [2, 1.2],
          [3, 2.8],
        ] as const),
  };
};
