import type { DeveloperCriteria } from "@devguild/job-index/developers/find-developers";
import { SOURCING_PERIODS, type SourcingPeriod } from "@devguild/schemas/constants/sourcing";
import type { SourcingFilters } from "@devguild/schemas/sourcing";

import { DAY_MS, HOUR_MS } from "../../time.ts";
import type { Catalogue } from "../catalogue/catalogue.queries.ts";
import { listCitiesAround } from "./cities-around.policy.ts";

/** The time from which on a period counts; of the whole hour, so that searches of an hour are alike. Pure. */
export const toSince = (period: SourcingPeriod, now: number) => {
  const days = SOURCING_PERIODS.find(({ id }) => id === period)?.days ?? null;
  return days === null ? null : Math.floor(now / HOUR_MS) * HOUR_MS - days * DAY_MS;
};

/** Lists the cities and countries in which a search looks: places that no longer exist find nobody. Pure. */
const listPlaces = (
  { locations, hierarchy }: Catalogue,
  { locations: ids, radius_km: radius }: SourcingFilters,
) => {
  const chosen = ids.flatMap((id) => locations.get(id) ?? []);
  const cities = chosen.filter(({ kind }) => kind === "city");
  return [
    ...listCitiesAround(locations, cities, radius),
    ...chosen.filter(({ kind }) => kind === "country").map(({ id }) => id),
    ...chosen.flatMap(({ id }) => hierarchy.countriesByRegion.get(id) ?? []),
  ];
};

/** Converts the filters of a search, for a job of a company, to what the index of developers finds. Pure. */
export const toCriteria = (
  catalogue: Catalogue,
  filters: SourcingFilters,
  company: number | null,
  now: number,
): DeveloperCriteria => ({
  company,
  skills: filters.skills.map(({ id, yoe_min: years }) => ({ id, years })),
  allSkills: filters.skills_required,
  languages: filters.language.map(({ id, level_min: level }) => ({ id, level })),
  places: filters.locations.length > 0 ? listPlaces(catalogue, filters) : null,
  residesInEu: filters.residency === "any" ? null : filters.residency === "eu",
  seniorities: filters.seniorities.map((id) => id - 1),
  signedUpSince: toSince(filters.signed_up, now),
  seenSince: toSince(filters.last_seen, now),
  words: filters.words,
});
