import { WORD } from "@devguild/job-index/words";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import { plainText } from "@devguild/schemas/slugs";

import type { Catalogue, Location } from "../catalogue/catalogue.queries.ts";
import { OTHER_LANGUAGE_NAMES } from "../catalogue/language-names.policy.ts";
import { EVERYDAY_CITIES, OTHER_LOCATION_NAMES } from "../catalogue/location-names.policy.ts";

/** What a run of words means to the job search. */
export type Meaning =
  | { kind: "skill" | "seniority" | "language"; id: number }
  /** All locations with that name, the most likely first; a guarded name only counts after "in". */
  | { kind: "location"; locations: Location[]; guarded: boolean }
  | { kind: "remote" }
  | { kind: "hybrid_option"; value: "on_site" | "hybrid" }
  /** A stop word; `expectsLocation` if a location follows it. */
  | { kind: "small"; expectsLocation: boolean }
  /** Never part of a title: "jobs". */
  | { kind: "noise" }
  /** A fixed phrase that is not a filter: "back office". */
  | { kind: "title" };

export type Meanings = {
  /** Looks up a name by its words, in lower case and without accents; most important meaning first. */
  find: (key: string) => readonly Meaning[];
  /** The number of words in the longest name. */
  longest: number;
};

const TITLES = ["back office", "front office", "middle office", "microsoft office", "office 365"]
  .concat(["go to market", "go live", "c level", "r&d"])
  .map((text): [string, Meaning] => [text, { kind: "title" }]);

const SENIORITY_WORDS: Record<(typeof EXPERIENCES)[number]["slug"], readonly string[]> = {
  junior: ["junior", "jr", "entry level"],
  intermediate: ["intermediate", "mid", "mid level", "midlevel"],
  senior: ["senior", "sr", "senior level"],
};

const REMOTE = ["remote", "remotely", "fully remote", "full remote", "100% remote", "remote only"]
  .concat(["home office", "homeoffice", "work from home", "wfh"])
  .map((text): [string, Meaning] => [text, { kind: "remote" }]);

const ON_SITE = ["on site", "onsite", "office", "in office", "in the office"].map(
  (text): [string, Meaning] => [text, { kind: "hybrid_option", value: "on_site" }],
);

const PREPOSITIONS = ["in", "near", "around", "from"];
const SMALL = ["a", "an", "and", "or", "the", "at", "for", "with", "of", "to", "on", "as"];
const NOISE = ["job", "jobs", "role", "roles", "position", "positions", "vacancies"];

/** Skill synonyms that are everyday words, so people don't mean the skill. */
const EVERYDAY_SYNONYMS = new Set(["can"]);

/** Returns the words of a text in the form in which names are compared. */
const toWordKey = (text: string) => plainText(text).match(WORD)?.join(" ") ?? "";

// "Düsseldorf" is also typed "Duesseldorf".
const spelledOut = (name: string) => name.replace(/[äöü]/gi, (letter) => `${letter}e`);

const KIND_ORDER = ["country", "region", "city"];

/** If several locations share a name, the widest kind comes first, then the largest population. */
const byWeight = (a: Location, b: Location) =>
  KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) || b.population - a.population;

/** The population from which a city's name is read as the city, by the region of its country. */
const READ_FROM = [
  ["europe", 40_000],
  ["north-america", 100_000],
] as const;
const READ_FROM_ELSEWHERE = 300_000;

/** Smaller cities are read only by the place filter: too many of their names are words or surnames. */
const selectReadLocations = ({ locations, locationsBySlug, hierarchy }: Catalogue) => {
  const smallest = new Map<number, number>();
  for (const [region, population] of READ_FROM)
    for (const country of hierarchy.countriesByRegion.get(locationsBySlug.get(region)?.id ?? 0) ??
      [])
      smallest.set(country, population);
  return [...locations.values()].filter(
    ({ kind, parent_id, population }) =>
      kind !== "city" || population >= (smallest.get(parent_id ?? 0) ?? READ_FROM_ELSEWHERE),
  );
};

const toLocationMeanings = (catalogue: Catalogue): [string, Meaning][] => {
  const named = new Map<string, Location[]>();
  for (const location of selectReadLocations(catalogue)) {
    const names = [
      location.name,
      spelledOut(location.name),
      ...(OTHER_LOCATION_NAMES[location.slug] ?? []),
    ];
    for (const key of new Set(names.map(toWordKey)))
      named.set(key, [...(named.get(key) ?? []), location]);
  }
  return [...named].map(([key, sameName]) => {
    const sorted = sameName.toSorted(byWeight);
    const guarded = sorted[0]?.kind === "city" && EVERYDAY_CITIES.has(sorted[0].slug);
    return [key, { kind: "location", locations: sorted, guarded }];
  });
};

const skillMeanings = ({ skills }: Catalogue): [string, Meaning][] => {
  const rows = [...skills.values()];
  // Names before synonyms, so that one skill's name is never read as another's synonym.
  return [
    ...rows.flatMap((row) => [row.name, row.slug, row.label].map((name) => [name, row] as const)),
    ...rows.flatMap((row) => row.synonyms.map((name) => [name, row] as const)),
  ]
    .filter(([name]) => !EVERYDAY_SYNONYMS.has(name))
    .map(([name, { id }]) => [name, { kind: "skill", id }]);
};

const languageMeanings = ({ languages }: Catalogue): [string, Meaning][] =>
  [...languages.values()].flatMap(({ id, name, slug }) =>
    [name, ...(OTHER_LANGUAGE_NAMES[slug] ?? [])]
      .flatMap((each) => [each, `${each} speaking`, `${each} speaker`, `${each} speakers`])
      .map((each): [string, Meaning] => [each, { kind: "language", id }]),
  );

const readMeanings = (catalogue: Catalogue): Meanings => {
  const meanings = new Map<string, Meaning[]>();
  let longest = 1;
  // In order of precedence.
  const all: [string, Meaning][] = [
    ...TITLES,
    ...EXPERIENCES.flatMap(({ id, slug }) =>
      SENIORITY_WORDS[slug].map((text): [string, Meaning] => [text, { kind: "seniority", id }]),
    ),
    ...REMOTE,
    ["hybrid", { kind: "hybrid_option", value: "hybrid" }],
    ...ON_SITE,
    ...PREPOSITIONS.map((text): [string, Meaning] => [
      text,
      { kind: "small", expectsLocation: true },
    ]),
    ...SMALL.map((text): [string, Meaning] => [text, { kind: "small", expectsLocation: false }]),
    ...NOISE.map((text): [string, Meaning] => [text, { kind: "noise" }]),
    ...skillMeanings(catalogue),
    ...toLocationMeanings(catalogue),
    ...languageMeanings(catalogue),
  ];
  for (const [text, meaning] of all) {
    const key = toWordKey(text);
    meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
    longest = Math.max(longest, key.split(" ").length);
  }
  return { find: (key) => meanings.get(key) ?? [], longest };
};

const meaningsByCatalogue = new WeakMap<Catalogue, Meanings>();

/** Returns the meanings of all names in the catalogue and of the other words the search knows. */
export const getMeanings = (catalogue: Catalogue): Meanings => {
  const known = meaningsByCatalogue.get(catalogue) ?? readMeanings(catalogue);
  meaningsByCatalogue.set(catalogue, known);
  return known;
};
