/** Which locations contain which; used to find every location that a job matches. */
export type LocationHierarchy = {
  countryByCity: ReadonlyMap<number, number>;
  regionsByCountry: ReadonlyMap<number, readonly number[]>;
  countriesByRegion: ReadonlyMap<number, readonly number[]>;
};

type LocationRow = { id: number; kind: string; slug: string; parent_id?: number | null };
type MemberRow = { region_id: number; country_id: number };

/** The slug of the region for jobs that can be done from any country. */
export const ANYWHERE = "anywhere";

/**
 * Builds the location hierarchy. A country belongs to all its regions except "Anywhere": that region
 * says where a job can be done from, and would otherwise match every job.
 */
export const buildLocationHierarchy = (
  rows: readonly LocationRow[],
  members: readonly MemberRow[],
): LocationHierarchy => {
  const anywhere = rows.find(({ kind, slug }) => kind === "region" && slug === ANYWHERE)?.id;
  const countryByCity = new Map<number, number>();
  for (const { id, kind, parent_id } of rows)
    if (kind === "city" && parent_id) countryByCity.set(id, parent_id);
  const regionsByCountry = new Map<number, number[]>();
  const countriesByRegion = new Map<number, number[]>();
  const push = (map: Map<number, number[]>, key: number, value: number) => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  for (const { region_id, country_id } of members) {
    push(countriesByRegion, region_id, country_id);
    if (region_id !== anywhere) push(regionsByCountry, country_id, region_id);
  }
  return { countryByCity, regionsByCountry, countriesByRegion };
};

/**
 * Returns the ids of all locations a job matches: its cities with their countries and regions, and its
 * remote areas, regions including all their countries. So a search for Germany finds Berlin and "remote
 * in the EU".
 */
export const coveredLocationIds = (
  hierarchy: LocationHierarchy,
  cityIds: readonly number[],
  remoteLocationIds: readonly number[],
): number[] => {
  const covered = new Set<number>();
  const addCountry = (country: number) => {
    covered.add(country);
    for (const region of hierarchy.regionsByCountry.get(country) ?? []) covered.add(region);
  };
  for (const city of cityIds) {
    covered.add(city);
    const country = hierarchy.countryByCity.get(city);
    if (country !== undefined) addCountry(country);
  }
  for (const area of remoteLocationIds) {
    const countries = hierarchy.countriesByRegion.get(area);
    if (!countries) addCountry(area);
    else {
      covered.add(area);
      for (const country of countries) covered.add(country);
    }
  }
  return [...covered].toSorted((a, b) => a - b);
};
