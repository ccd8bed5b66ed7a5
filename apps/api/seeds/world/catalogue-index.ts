import { buildLocationHierarchy } from "../../src/modules/catalogue/location-hierarchy.policy.ts";
import type { CatalogueRows } from "../catalogue/rows.ts";

export interface City {
  id: number;
  name: string;
  countryId: number;
  iso2: string;
}

const found =
  <T>(map: ReadonlyMap<string, T>, kind: string) =>
  (name: string): T => {
    const entry = map.get(name);
    if (entry === undefined) throw new Error(`The catalogue has no ${kind} "${name}".`);
    return entry;
  };

/** Indexes the catalogue by the names that the demo world's texts use. An unknown name throws. */
export const indexCatalogue = (rows: CatalogueRows) => {
  const isoCodes = new Map<number, string>();
  const countryNames = new Map<number, string>();
  const countries = new Map<string, number>();
  const regions = new Map<string, number>();
  const cities = new Map<string, City>();
  for (const { id, kind, name, iso2 } of rows.locations) {
    if (kind === "region") regions.set(name, id);
    if (kind !== "country" || !iso2) continue;
    isoCodes.set(id, iso2);
    countryNames.set(id, name);
    countries.set(iso2, id);
  }
  for (const { id, kind, name, parent_id } of rows.locations) {
    if (kind !== "city" || !parent_id) continue;
    const iso2 = isoCodes.get(parent_id) ?? "";
    // The first city with a name is the largest.
    if (!cities.has(`${name} ${iso2}`))
      cities.set(`${name} ${iso2}`, { id, name, countryId: parent_id, iso2 });
  }
  const skillNames = new Map(rows.skills.map(({ id, name }) => [id, name]));
  const hierarchy = buildLocationHierarchy(rows.locations, rows.regionCountries);
  return {
    hierarchy,
    skill: found(new Map(rows.skills.map(({ id, name }) => [name, id])), "skill"),
    language: found(new Map(rows.languages.map(({ id, name }) => [name, id])), "language"),
    /** Finds a city by name and country code: "Hamburg DE". */
    city: found(cities, "city"),
    country: found(countries, "country"),
    region: found(regions, "region"),
    skillName: (id: number) => skillNames.get(id) ?? "",
    countryName: (id: number) => countryNames.get(id) ?? "",
  };
};
export type Catalogue = ReturnType<typeof indexCatalogue>;
