import type { Workplaces } from "@devguild/job-index/search";

import type { Catalogue, Location } from "../catalogue/catalogue.queries.ts";
import { ANYWHERE } from "../catalogue/location-hierarchy.policy.ts";

/** Where a developer lives and what they said about remote work and moving. */
export type Mobility = {
  cityId: number | null;
  citizenshipId: number | null;
  remote: boolean;
  moving: boolean;
  /** What they wrote about their work permit. */
  workPermit: string | null;
};

const COMMUTE_KM = 50;
const KM_PER_DEGREE = 111.2;
// EFTA members, whose citizens may work in the EU, and the other way round.
const EFTA = new Set(["IS", "LI", "NO", "CH"]);

const listCommute = ({ locations }: Pick<Catalogue, "locations">, home: Location): number[] => {
  const { lat, lng } = home;
  if (lat === null || lng === null) return [home.id];
  const degrees = COMMUTE_KM / KM_PER_DEGREE;
  const shrink = Math.cos((lat * Math.PI) / 180);
  const near: number[] = [];
  for (const city of locations.values()) {
    if (city.kind !== "city" || city.lat === null || city.lng === null) continue;
    const north = city.lat - lat;
    // On the distances of a commute, the earth is flat.
    if (Math.abs(north) <= degrees && Math.hypot(north, (city.lng - lng) * shrink) <= degrees)
      near.push(city.id);
  }
  return near;
};

const hasFreeMovement = ({ eu, iso2 }: Location) => eu || EFTA.has(iso2 ?? "");

const listMoving = (
  { locations }: Pick<Catalogue, "locations">,
  countryId: number,
  { citizenshipId, moving, workPermit }: Mobility,
): number[] | null => {
  if (!moving) return [];
  const citizenship = locations.get(citizenshipId ?? 0);
  // What a permit covers is free text, so whoever states one decides for themselves.
  if (!citizenship || workPermit) return null;
  const free = hasFreeMovement(citizenship)
    ? [...locations.values()].filter((each) => each.kind === "country" && hasFreeMovement(each))
    : [];
  return [countryId, citizenship.id, ...free.map(({ id }) => id)];
};

/**
 * Lists the locations where a developer can work; undefined if it isn't known where they live. Source:
 * docs/product/matching.md, "Suggestions".
 */
export const listWorkplaces = (
  catalogue: Pick<Catalogue, "locations" | "locationsBySlug">,
  mobility: Mobility,
): Workplaces | undefined => {
  const home = catalogue.locations.get(mobility.cityId ?? 0);
  if (!home?.parent_id) return undefined;
  const anywhere = catalogue.locationsBySlug.get(ANYWHERE)?.id;
  return {
    commute: listCommute(catalogue, home),
    moving: listMoving(catalogue, home.parent_id, mobility),
    remote: mobility.remote ? [home.parent_id, ...(anywhere ? [anywhere] : [])] : [],
  };
};
