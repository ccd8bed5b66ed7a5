/** Who contains whom among the locations: what turns a job's own places into all it is found by. */
export type Places = {
  countryOf: ReadonlyMap<number, number>;
  regionsOf: ReadonlyMap<number, readonly number[]>;
  countriesOf: ReadonlyMap<number, readonly number[]>;
};

/**
 * The ids that a job is found by: its cities with their countries and regions, and its remote areas,
 * a region with all its countries, so that a search for Germany finds Berlin and "remote in the EU".
 */
export const coveredLocationIds = (
  places: Places,
  cityIds: readonly number[],
  remoteLocationIds: readonly number[],
): number[] => {
  const covered = new Set<number>();
  const addCountry = (country: number) => {
    covered.add(country);
    for (const region of places.regionsOf.get(country) ?? []) covered.add(region);
  };
  for (const city of cityIds) {
    covered.add(city);
    const country = places.countryOf.get(city);
    if (country !== undefined) addCountry(country);
  }
  for (const area of remoteLocationIds) {
    const countries = places.countriesOf.get(area);
    if (!countries) addCountry(area);
    else {
      covered.add(area);
      for (const country of countries) covered.add(country);
    }
  }
  return [...covered].sort((a, b) => a - b);
};
