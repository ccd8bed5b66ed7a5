import { api } from "@devguild/api-client/browser-api";
import { placeNames } from "@devguild/consent/place-names";

/**
 * The cities of ours that somebody may mean by a name which we do not know: a map service, where there is
 * one and it is allowed, says what it takes the name for, and that is looked up among ours.
 * Source: docs/product/consent.md.
 */
export const citiesByOtherNames = async (name: string) => {
  const found = await Promise.all(
    (await placeNames(name)).map((search) => api.catalogue.cities.call({ query: { search } })),
  );
  const cities = found.flatMap(({ data }) => data);
  return [...new Map(cities.map((city) => [city.place_id, city])).values()];
};
