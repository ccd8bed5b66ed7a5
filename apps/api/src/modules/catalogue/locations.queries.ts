import type { City } from "@devguild/schemas/catalogue";

import { type Catalogue, cityLabel, pick } from "./catalogue.queries.ts";
import { findPlaces } from "./name-search.policy.ts";

const CITIES_SHOWN = 12;

/**
 * Finds cities by the beginning of any of their names, in any language and ignoring accents, larger ones
 * first: worldwide or in a country.
 */
export const searchCities = (
  catalogue: Catalogue,
  { search, country_id }: { search: string; country_id?: number | undefined },
): City[] =>
  pick(catalogue.locations, findPlaces(catalogue.cityNames, search))
    .filter(({ parent_id }) => country_id === undefined || parent_id === country_id)
    .slice(0, CITIES_SHOWN)
    .map((row) => ({
      place_id: String(row.id),
      as_string: cityLabel(catalogue, row.id) ?? row.name,
      name: row.name,
      country_id: row.parent_id ?? 0,
      lat: row.lat ?? 0,
      lng: row.lng ?? 0,
    }));

/** Finds the city with a place id. */
export const findCity = (catalogue: Catalogue, placeId: string) => {
  const location = /^\d{1,15}$/.test(placeId)
    ? catalogue.locations.get(Number(placeId))
    : undefined;
  return location?.kind === "city" ? location : undefined;
};

/** Finds the country with an id. */
export const findCountry = (catalogue: Catalogue, id: number) => {
  const location = catalogue.locations.get(id);
  return location?.kind === "country" ? location : undefined;
};
