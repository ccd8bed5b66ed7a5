import { toNameKey } from "../catalogue/name-search.policy.ts";

type Sure = { id: number; sureness: number };

const SENIORITIES: readonly [id: number, pattern: RegExp][] = [
  [3, /\b(?:senior|sr\.?|lead|principal|staff|head of|expert)(?=\W|$)/iu],
  [
    1,
    /\b(?:junior|jr\.?|graduate|entry[- ]level|trainee|intern(?:ship)?|working student|werkstudent)(?=\W|$)/iu,
  ],
  [2, /\b(?:intermediate|mid[- ]?level|professional)(?=\W|$)/iu],
];
const YEARS = /(\d{1,2})\s*(?:\+|or more)?\s*(?:-\s*\d{1,2}\s*)?(?:years?|yrs?|jahre)\b/iu;

/** Recognises the seniority from the title or, less surely, from the years that the text asks for. Pure. */
export const recogniseSeniority = (title: string, text: string): Sure | null => {
  const inTitle = SENIORITIES.find(([, pattern]) => pattern.test(title));
  if (inTitle) return { id: inTitle[0], sureness: 0.98 };
  const years = Number(YEARS.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(years) || years > 20) return null;
  return { id: years >= 5 ? 3 : years >= 3 ? 2 : 1, sureness: 0.7 };
};

const LANGUAGE_WORDS: Record<string, readonly string[]> = {
  english: ["the", "and", "you", "with", "for", "our", "your", "are", "will"],
  german: ["und", "die", "der", "mit", "wir", "du", "eine", "für", "dein"],
  french: ["et", "les", "des", "vous", "nous", "pour", "une", "avec", "dans"],
  spanish: ["y", "los", "las", "para", "con", "una", "tu", "del", "nuestro"],
  dutch: ["en", "het", "een", "van", "je", "voor", "met", "wij", "ons"],
  italian: ["il", "di", "che", "per", "una", "con", "sono", "nel", "nostro"],
};
const MIN_WORDS = 8;

/** Recognises the language of a text by its most frequent small words; null if it is too short. Pure. */
export const recogniseLanguage = (text: string): { slug: string; sureness: number } | null => {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, 400) ?? [];
  const counts = Object.entries(LANGUAGE_WORDS)
    .map(([slug, small]) => ({ slug, count: words.filter((word) => small.includes(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [best, next] = counts;
  if (words.length < MIN_WORDS || !best || best.count < 2) return null;
  return { slug: best.slug, sureness: best.count / (best.count + (next?.count ?? 0)) };
};

type Named = {
  id: number;
  kind: string;
  iso2: string | null;
  parent_id: number | null;
  population: number;
  search_names: readonly string[];
};

/** Which places have which name. */
export type LocationNames = {
  cities: ReadonlyMap<string, readonly Named[]>;
  countries: ReadonlyMap<string, Named>;
};

/** Builds the index of the places' names for `recognisePlaces`. */
export const buildLocationNames = (places: Iterable<Named>): LocationNames => {
  const cities = new Map<string, Named[]>();
  const countries = new Map<string, Named>();
  for (const place of places)
    for (const name of place.search_names)
      if (place.kind === "country") countries.set(name, place);
      else if (place.kind === "city") {
        const same = cities.get(name);
        if (same) same.push(place);
        else cities.set(name, [place]);
      }
  for (const country of new Set(countries.values()))
    if (country.iso2) countries.set(country.iso2.toLowerCase(), country);
  return { cities, countries };
};

/** The cities and countries that a listing's places name. */
export type RecognisedPlaces = { cityIds: number[]; countryIds: number[] };

/**
 * Recognises the places of a listing, such as "Bergen, Norway" or "Remote (Germany)": the city in the
 * named country, otherwise the largest of that name. Pure.
 */
export const recognisePlaces = (
  names: LocationNames,
  texts: readonly string[],
): RecognisedPlaces => {
  const cityIds = new Set<number>();
  const countryIds = new Set<number>();
  for (const text of texts) {
    const parts = text
      .split(/[,;/|()–]|\s-\s/u)
      .map(toNameKey)
      .filter(Boolean);
    const country = parts.map((part) => names.countries.get(part)).find(Boolean);
    const city = parts
      .flatMap((part) => names.cities.get(part) ?? [])
      .filter((each) => !country || each.parent_id === country.id)
      .toSorted((a, b) => b.population - a.population || a.id - b.id)[0];
    if (city) cityIds.add(city.id);
    if (country) countryIds.add(country.id);
    else if (city?.parent_id) countryIds.add(city.parent_id);
  }
  return { cityIds: [...cityIds], countryIds: [...countryIds] };
};
