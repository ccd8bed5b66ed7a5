import { readFileSync } from "node:fs";

import { plainText, toSlug } from "@devguild/schemas/slugs";

import type { locations, regionCountries } from "../../src/modules/catalogue/catalogue.tables.ts";

type CityRow = [
  name: string,
  ascii: string,
  iso2: string,
  lat: number,
  lng: number,
  population: number,
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
  const add = (row: Omit<LocationRow, "id" | "slug" | "search_name">, within = "region") => {
    const id = rows.length + 1;
    rows.push({
      ...row,
      id,
      slug: findFreeSlug(row.name, within),
      search_name: plainText(row.name),
    });
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
  for (const [name, , iso2, lat, lng, population] of gazetteer("cities")) {
    const parent_id = countryIds.get(iso2);
    if (parent_id === undefined) continue;
    add({ kind: "city", name, parent_id, lat, lng, population }, countryNames.get(iso2) ?? iso2);
  }
  return { locations: rows, regionCountries: members };
};
