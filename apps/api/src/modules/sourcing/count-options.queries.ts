import { countSearchOptions } from "@devguild/job-index/developers/search-developers";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import { SOURCING_PERIODS } from "@devguild/schemas/constants/sourcing";
import type { SourcingCounts, SourcingCountsBody } from "@devguild/schemas/sourcing";

import type { Db } from "../../db/db.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { awaitDeveloperIndex } from "../developer-index/developer-indexes.queries.ts";
import { findSoughtJob } from "./search-developers.queries.ts";
import { toCriteria, toSince } from "./search-criteria.policy.ts";

type Count = { id: number; count: number };

/** Adds the developers of cities up to countries and regions. */
const countAreas = ({ hierarchy }: Catalogue, cities: readonly Count[]): Count[] => {
  const byCountry = new Map<number, number>();
  for (const { id, count } of cities) {
    const country = hierarchy.countryByCity.get(id);
    if (country !== undefined) byCountry.set(country, (byCountry.get(country) ?? 0) + count);
  }
  const regions = [...hierarchy.countriesByRegion].map(([id, countries]) => ({
    id,
    count: countries.reduce((sum, country) => sum + (byCountry.get(country) ?? 0), 0),
  }));
  return [...[...byCountry].map(([id, count]) => ({ id, count })), ...regions].filter(
    ({ count }) => count > 0,
  );
};

/** Counts how many developers a search would leave with each option of its filters. No query, one with a job. */
export const countOptions = async (
  db: Db,
  { cities, ...filters }: SourcingCountsBody,
  now = Date.now(),
): Promise<SourcingCounts> => {
  const catalogue = await getCatalogue(db);
  const job = await findSoughtJob(db, filters.job_id);
  const times = SOURCING_PERIODS.flatMap(({ id }) => toSince(id, now) ?? []);
  const counts = countSearchOptions(
    await awaitDeveloperIndex(db),
    toCriteria(catalogue, filters, job?.companyId ?? null, now),
    { signedUpSince: times, seenSince: times },
  );
  const listPeriods = (any: number, since: readonly number[]) =>
    SOURCING_PERIODS.map(({ id, days }) => ({
      id,
      count: days === null ? any : (since[times.indexOf(toSince(id, now) ?? 0)] ?? 0),
    }));
  return {
    skills: counts.skills,
    languages: counts.languages,
    locations: [
      ...countAreas(catalogue, counts.cities),
      ...counts.cities.filter(({ id }) => cities.includes(id)),
    ],
    seniority: EXPERIENCES.map(({ id }) => ({ id, count: counts.seniorities[id - 1] ?? 0 })),
    residency: [
      { id: "any", count: counts.anywhere },
      { id: "eu", count: counts.inEu },
      { id: "non-eu", count: counts.outsideEu },
    ],
    signup: listPeriods(counts.anySignUp, counts.signedUpSince),
    lastSeen: listPeriods(counts.anyTime, counts.seenSince),
  };
};
