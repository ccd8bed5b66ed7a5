import type { MatchSeniority } from "@devguild/matching/types";

import { toSortedIds } from "../sorted-ids.ts";
import type { DeveloperIndex } from "./developer-index.ts";

/** Whom an ad reaches: every field that isn't empty must match. Ids are catalogue ids. */
export type ReachCriteria = {
  /** Those who hide from it are left out; null for an ad of no company yet. */
  company: number | null;
  /** Any of these. */
  skills: readonly number[];
  /** Any of these cities and countries; null for anywhere. */
  places: readonly number[] | null;
  language: number | null;
  /** Any of these. */
  seniorities: readonly MatchSeniority[];
};

type Count = { id: number; count: number };

/** Speaks it at all. */
const SOME = 1;
const STEP = 65_536;

const findReached = (
  index: DeveloperIndex,
  { company, skills, places, language, seniorities }: ReachCriteria,
) => {
  const reached = index.reachable.clone();
  if (company !== null) reached.difference(index.facets.hiddenFrom.anyOf([company]));
  if (skills.length > 0) reached.intersection(index.facets.skill.anyOf(skills));
  if (places) reached.intersection(index.livingIn(places));
  if (language !== null) reached.intersection(index.withLanguage(language, SOME));
  if (seniorities.length > 0) reached.intersection(index.ofSeniorities(seniorities));
  return reached;
};

/**
 * Counts whom an ad reaches, in total, by city and by each of its skills, in steps of less than a
 * millisecond. Cities without anybody are left out.
 */
export function* countReachedInSteps(
  index: DeveloperIndex,
  criteria: ReachCriteria,
): Generator<undefined, { total: number; cities: Count[]; skills: Count[] }> {
  const reached = findReached(index, criteria);
  const documents = toSortedIds(reached);
  const skills = criteria.skills.map((id) => ({
    id,
    count: reached.intersection_size(index.facets.skill.anyOf([id])),
  }));
  yield;
  const byCity = new Uint32Array(index.cityIds.values.length);
  for (let at = 0; at < documents.length; at++) {
    if (at % STEP === STEP - 1) yield;
    byCity[index.cities[documents[at] as number] as number]!++;
  }
  const cities = index.cityIds.values.flatMap((id, number) => {
    const count = byCity[number] ?? 0;
    return count > 0 && id !== 0 ? [{ id, count }] : [];
  });
  return { total: documents.length, cities, skills };
}
