import { HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import type { WorkMode } from "@devguild/schemas/constants/salaries";

import type { DocumentIndex } from "./document-index.ts";
import { UNSTATED } from "./documents.ts";
import { toSortedIds } from "./sorted-ids.ts";

/**
 * Selects the ads whose salaries to find: those with enough of some skills, by work mode and
 * location.
 */
export type SalaryQuery = {
  skills: readonly number[];
  /** How many of the skills an ad must have. */
  shared: number;
  mode: WorkMode;
  /** Null for everywhere. */
  locationId: number | null;
  /**
   * The region "anywhere", and the cities of the location: an ad that can be done from anywhere counts
   * only if it is in one of them, because it says nothing about what the location pays. Null where such
   * ads need no exception.
   */
  anywhere: { id: number; cities: readonly number[] } | null;
};

/**
 * The salaries of ads by the id of a seniority, ascending: euros per year, the middle of an ad's
 * range. An ad with several seniorities counts for each.
 */
export type SalariesBySeniority = ReadonlyMap<number, Float64Array>;

/**
 * Returns the id of a work mode's hybrid option; undefined for "any" and "remote", which have none.
 */
export const getHybridOptionId = (mode: WorkMode): number | undefined =>
  mode === "any" ? undefined : HYBRID_OPTIONS.find(({ value }) => value === mode)?.id;

const findAds = (index: DocumentIndex, { skills, mode, locationId, anywhere }: SalaryQuery) => {
  const found = index.skills.anyOf(skills);
  if (locationId !== null) found.intersection(index.locations.anyOf([locationId]));
  if (anywhere) {
    const foreign = index.locations.anyOf([anywhere.id]);
    found.difference(foreign.difference(index.locations.anyOf(anywhere.cities)));
  }
  if (mode === "remote") found.intersection(index.remote);
  const hybrid = getHybridOptionId(mode);
  if (hybrid !== undefined) found.intersection(index.hybridOptions.anyOf([hybrid]));
  return found;
};

/** Finds the salaries of ads. Takes time in proportion to the ads found. */
export const findSalaries = (index: DocumentIndex, query: SalaryQuery): SalariesBySeniority => {
  const { midSalaries, traits } = index.documents;
  const skillOrdinals = new Set(
    index.skills.ids.flatMap((id, ordinal) => (query.skills.includes(id) ? [ordinal] : [])),
  );
  const { pool, starts, lengths } = index.documents.skills.columns;
  const sharesEnough = (document: number) => {
    const start = starts[document] as number;
    const end = start + (lengths[document] as number);
    let shared = 0;
    for (let at = start; at < end; at++) if (skillOrdinals.has(pool[at] as number)) shared++;
    return shared >= query.shared;
  };
  const salaries = new Map<number, number[]>();
  const documents = toSortedIds(findAds(index, query));
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] as number;
    const salary = midSalaries[document] as number;
    if (salary === UNSTATED || (query.shared > 1 && !sharesEnough(document))) continue;
    for (const seniority of index.traits.values[traits[document] as number]?.seniorities ?? []) {
      const list = salaries.get(seniority);
      if (list) list.push(salary);
      else salaries.set(seniority, [salary]);
    }
  }
  return new Map(
    [...salaries].map(([seniority, list]) => [seniority, Float64Array.from(list).toSorted()]),
  );
};
