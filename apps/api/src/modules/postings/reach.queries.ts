import {
  countReachedInSteps,
  type ReachCriteria,
} from "@devguild/job-index/developers/count-reached";
import { toMatchSeniority } from "@devguild/matching/seniority";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import { REACH_MINIMUM } from "@devguild/schemas/constants/postings";
import type { Reach, ReachEstimate } from "@devguild/schemas/postings";

import type { Db } from "../../db/db.ts";
import { finishInTurns } from "../../in-turns.ts";
import { type Catalogue, cityLabel, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { ANYWHERE } from "../catalogue/location-hierarchy.policy.ts";
import { awaitDeveloperIndex } from "../developer-index/developer-indexes.queries.ts";

const SHOWN = 6;

/** Returns the countries that a draft's remote areas cover; null for anywhere. */
const remoteCountries = (catalogue: Catalogue, areas: readonly number[]) => {
  const { hierarchy, locationsBySlug } = catalogue;
  const anywhere = locationsBySlug.get(ANYWHERE)?.id;
  if (areas.length === 0 || areas.some((area) => area === anywhere)) return null;
  return [...new Set(areas.flatMap((area) => hierarchy.countriesByRegion.get(area) ?? [area]))];
};

/** Returns the draft's cities and the countries of its remote areas; null for anywhere. */
const findPlaces = (catalogue: Catalogue, { city_place_ids, remote, remote_locations }: Reach) => {
  const countries = remote ? remoteCountries(catalogue, remote_locations) : [];
  if (countries === null || (city_place_ids.length === 0 && countries.length === 0)) return null;
  return [...city_place_ids, ...countries];
};

const listSeniorities = (least: Reach["seniority_id"]) =>
  least
    ? EXPERIENCES.map(({ id }) => toMatchSeniority(id)).filter(
        (seniority) => seniority >= toMatchSeniority(least),
      )
    : [];

const toCriteria = (catalogue: Catalogue, reach: Reach, company: number | null): ReachCriteria => ({
  company,
  skills: [...new Set(reach.skill_ids)],
  places: findPlaces(catalogue, reach),
  language: reach.language_id ?? null,
  seniorities: listSeniorities(reach.seniority_id),
});

type Count = { id: number; count: number };

const listLargest = (counts: readonly Count[]) =>
  counts.toSorted((a, b) => b.count - a.count || a.id - b.id).slice(0, SHOWN);

const toReported = (count: number) => (count < REACH_MINIMUM ? 0 : count);

/**
 * Estimates how many developers a draft reaches: those who share one of its skills, live in its cities
 * or remote areas, speak its language and have at least its seniority; empty fields don't filter. Those who
 * hide from the company aren't counted. Numbers below five become 0. No statement. Throws 503 while the
 * index is being built. Source: docs/product/posting.md.
 */
export const estimateReach = async (
  db: Db,
  reach: Reach,
  companyId: number | null,
): Promise<ReachEstimate> => {
  const catalogue = await getCatalogue(db);
  const index = await awaitDeveloperIndex(db);
  const { total, cities, skills } = await finishInTurns(
    countReachedInSteps(index, toCriteria(catalogue, reach, companyId)),
  );
  return {
    current_draft_estimated_devs: toReported(total),
    by_place: listLargest(cities.filter(({ count }) => count >= REACH_MINIMUM)).map(
      ({ id, count }) => ({ id, label: cityLabel(catalogue, id) ?? "", devs: count }),
    ),
    by_skill: listLargest(skills).flatMap(({ id, count }) => {
      const skill = catalogue.skills.get(id);
      return skill ? [{ id, name: skill.name, devs: toReported(count) }] : [];
    }),
  };
};
