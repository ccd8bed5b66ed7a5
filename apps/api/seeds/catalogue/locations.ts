import { readFileSync } from "node:fs";

import { toSlug } from "@devguild/schemas/slugs";

import { OTHER_LOCATION_NAMES } from "../../src/modules/catalogue/location-names.policy.ts";
import { toNameKey } from "../../src/modules/catalogue/name-search.policy.ts";
import type { locations, regionCountries } from "../../src/modules/catalogue/catalogue.tables.ts";

type CityRow = [
  name: string,
  ascii: string,
  iso2: string,
  lat: number,
  lng: number,
  population: number,
  otherNames?: string[],
];
type CountryRow = [name: string, iso2: string, continent: string, eu: boolean];
type RegionRow = [name: string, members: string[]];

interface Gazetteer {
  cities: CityRow[];
  countries: CountryRow[];
  regions: RegionRow[];
}

const gazetteer = <K extends keyof Gazetteer>(file: K): Gazetteer[K] =>
  JSON.parse(readFileSync(new URL(`../gazetteer/${file}.json`, import.meta.url), "utf8"));

export type LocationRow = typeof locations.$inferInsert & { id: number };

/**
 * Builds regions, countries and cities with their ids; of two cities with one name, the larger gets the
 * plain slug.
 */
export const locationRows = () => {
  const rows: LocationRow[] = [];
  const slugs = new Set<string>();
  const countryIds = new Map<string, number>();
  const members: (typeof regionCountries.$inferInsert)[] = [];

  const findFreeSlug = (name: string, within: string) => {
    const candidates = [toSlug(name, "place"), toSlug(`${name} ${within}`, "place")];
    let slug = candidates.find((candidate) => !slugs.has(candidate));
    for (let number = 2; slug === undefined; number++) {
      const numbered = `${candidates.at(-1)}-${number}`;
      if (!slugs.has(numbered)) slug = numbered;
    }
    slugs.add(slug);
    return slug;
  };
  const add = (
    row: Omit<LocationRow, "id" | "slug" | "search_names">,
    within = "region",
    otherNames: readonly string[] = [],
  ) => {
    const id = rows.length + 1;
    const slug = findFreeSlug(row.name, within);
    const names = [row.name, ...otherNames, ...(OTHER_LOCATION_NAMES[slug] ?? [])];
    rows.push({ ...row, id, slug, search_names: [...new Set(names.map(toNameKey))] });
    return id;
  };

  const countries = gazetteer("countries");
  const countryNames = new Map(countries.map(([name, iso2]) => [iso2, name]));
  for (const [name, iso2, , eu] of countries)
    countryIds.set(iso2, add({ kind: "country", name, iso2, eu }));
  for (const [name, isoCodes] of gazetteer("regions")) {
    const region_id = add({ kind: "region", name });
    for (const iso2 of isoCodes) {
      const country_id = countryIds.get(iso2);
      if (country_id !== undefined) members.push({ region_id, country_id });
    }
  }
  for (const [name, , iso2, lat, lng, population, otherNames] of gazetteer("cities")) {
    const parent_id = countryIds.get(iso2);
    if (parent_id === undefined) continue;
    const city = { kind: "city" as const, name, parent_id, lat, lng, population };
    add(city, countryNames.get(iso2) ?? iso2, otherNames);
  }
  return { locations: rows, regionCountries: members };
};
