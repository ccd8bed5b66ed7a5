import type { City } from "@devguild/schemas/catalogue";
import { plainText } from "@devguild/schemas/slugs";
import { and, asc, desc, eq, like } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { type Catalogue, cityLabel } from "./catalogue.queries.ts";
import { locations } from "./catalogue.tables.ts";

const CITIES_SHOWN = 12;

/** Cities whose name begins with a text, accents ignored, larger ones first: of all countries or of one. */
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

/** The city that a place id names, or nothing. */
export const findCity = (catalogue: Catalogue, placeId: string) => {
  const place = /^\d{1,15}$/.test(placeId) ? catalogue.locations.get(Number(placeId)) : undefined;
  return place?.kind === "city" ? place : undefined;
};

/** The country that an id names, or nothing. */
export const findCountry = (catalogue: Catalogue, id: number) => {
  const place = catalogue.locations.get(id);
  return place?.kind === "country" ? place : undefined;
};
