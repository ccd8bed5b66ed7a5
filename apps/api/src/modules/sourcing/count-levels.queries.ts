import { countDeveloperLevels } from "@devguild/job-index/developers/count-levels";
import { LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";
import { SOURCING_RADII, SOURCING_YEARS } from "@devguild/schemas/constants/sourcing";
import type { SourcingFilters, SourcingLevels } from "@devguild/schemas/sourcing";

import type { Db } from "../../db/db.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { awaitDeveloperIndex } from "../developer-index/developer-indexes.queries.ts";
import { findSoughtJob } from "./search-developers.queries.ts";
import { toCriteria } from "./search-criteria.policy.ts";

const LEVELS = LANGUAGE_LEVELS.map((_, level) => level);

const toCounts = (ids: readonly number[], counts: readonly number[]) =>
  ids.map((id, index) => ({ id, count: counts[index] ?? 0 }));

/**
 * Counts how many developers a search would find with other years of its skills, other levels of its languages
 * and another radius around its cities. No query, one with a job.
 */
export const countLevels = async (
  db: Db,
  filters: SourcingFilters,
  now = Date.now(),
): Promise<SourcingLevels> => {
  const catalogue = await getCatalogue(db);
  const job = await findSoughtJob(db, filters.job_id);
  const hasCity = filters.locations.some((id) => catalogue.locations.get(id)?.kind === "city");
  const radii = hasCity ? SOURCING_RADII : [];
  const read = (radius_km: SourcingFilters["radius_km"]) =>
    toCriteria(catalogue, { ...filters, radius_km }, job?.companyId ?? null, now);
  const counted = countDeveloperLevels(await awaitDeveloperIndex(db), read(filters.radius_km), {
    years: SOURCING_YEARS,
    levels: LEVELS,
    places: radii.map((radius) => read(radius).places ?? []),
  });
  return {
    skills: counted.skills.map(({ id, counts }) => ({
      id,
      years: toCounts(SOURCING_YEARS, counts),
    })),
    languages: counted.languages.map(({ id, counts }) => ({
      id,
      levels: toCounts(LEVELS, counts),
    })),
    radius: toCounts(radii, counted.places),
  };
};
