import type { City } from "@devguild/schemas/catalogue";
import { plainText } from "@devguild/schemas/slugs";
import { and, asc, desc, eq, like } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { type Catalogue, cityLabel } from "./catalogue.queries.ts";
import { locations } from "./catalogue.tables.ts";

const CITIES_SHOWN = 12;

/**
 * Finds cities whose name starts with a text, ignoring accents, larger ones first: worldwide or in a
 * country.
 */
export const searchCities = async (
  db: Db,
  catalogue: Catalogue,
  { search, country_id }: { search: string; country_id?: number | undefined },
): Promise<City[]> => {
  const beginning = plainText(search).replace(/[\\%_]/g, "\\$&");
  const rows = await db
    .select()
    .from(locations)
    .where(
      and(
        eq(locations.kind, "city"),
        like(locations.search_name, `${beginning}%`),
        country_id === undefined ? undefined : eq(locations.parent_id, country_id),
      ),
    )
    .orderBy(desc(locations.population), asc(locations.id))
    .limit(CITIES_SHOWN);
  return rows.map((row) => ({
    place_id: String(row.id),
    as_string: cityLabel(catalogue, row.id) ?? row.name,
    name: row.name,
    country_id: row.parent_id ?? 0,
    lat: row.lat ?? 0,
    lng: row.lng ?? 0,
  }));
};

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
