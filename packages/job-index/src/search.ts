import type { MatchDeveloper } from "@devguild/matching/types";
import type { JobOrder } from "@devguild/schemas/constants/jobs";
import type { JobFacets } from "@devguild/schemas/jobs";
import { LRUCache } from "lru-cache";
import { TypedFastBitSet } from "typedfastbitset";

import type { DocumentIndex } from "./document-index.ts";
import { countFacets } from "./facet-counts.ts";
import { findDocuments, type SearchCriteria } from "./find-documents.ts";
import { type MatchLevels, rankByMatch, rankBySharedSkills, sliceByLevel } from "./match-order.ts";
import { type Compare, type Slice, toSortedIds } from "./sorted-ids.ts";

export type { SearchCriteria } from "./find-documents.ts";

type Results = { all: TypedFastBitSet; total: number; facets: JobFacets };

/** Cached results for one version of an index; the next version starts empty. */
type Caches = {
  version: number;
  results: LRUCache<string, Results>;
  levels: LRUCache<string, MatchLevels>;
};

// For a million documents, a set takes 125 kB and levels 2 MB.
const CACHED_RESULTS = 200;
const CACHED_LEVELS = 12;

const cachesByIndex = new WeakMap<DocumentIndex, Caches>();

const getCaches = (index: DocumentIndex): Caches => {
  const known = cachesByIndex.get(index);
  if (known?.version === index.version) return known;
  const caches = {
    version: index.version,
    results: new LRUCache<string, Results>({ max: CACHED_RESULTS }),
    levels: new LRUCache<string, MatchLevels>({ max: CACHED_LEVELS }),
  };
  cachesByIndex.set(index, caches);
  return caches;
};

const cached = <Value extends object>(
  cache: LRUCache<string, Value>,
  key: string,
  compute: () => Value,
): Value => {
  const known = cache.get(key);
  if (known) return known;
  const value = compute();
  cache.set(key, value);
  return value;
};

const toKey = (criteria: SearchCriteria) =>
  JSON.stringify([
    criteria.skills,
    criteria.locations,
    criteria.seniorities,
    criteria.languages,
    criteria.job_title,
    criteria.hybrid_option,
    criteria.remote,
    criteria.salary_min,
    criteria.without_salary,
    criteria.excluded_skills,
  ]);

const getResults = (index: DocumentIndex, criteria: SearchCriteria): Results => {
  const key = toKey(criteria);
  return cached(getCaches(index).results, key, () => {
    const found = findDocuments(index, criteria);
    return { all: found.all, ...countFacets(index, found) };
  });
};

/**
 * Counts the jobs that a search finds, and for each option of each filter, those it would find with
 * that option given all other filters. Exact. The same search returns the same object until the
 * index changes: read it, never change it.
 */
export const countResults = (
  index: DocumentIndex,
  criteria: SearchCriteria,
): { total: number; facets: JobFacets } => getResults(index, criteria);

/**
 * Returns a slice of found documents: boosted ones first, sorted by `compare`, then those from
 * `rest`.
 */
const withBoosted = (
  index: DocumentIndex,
  found: TypedFastBitSet,
  { offset, limit }: Slice,
  compare: Compare,
  rest: (slice: Slice) => number[],
): number[] => {
  const boosted = toSortedIds(index.boosted.new_intersection(found)).toSorted(compare);
  const first = [...boosted.subarray(offset, offset + limit)];
  const left = { offset: Math.max(0, offset - boosted.length), limit: limit - first.length };
  return left.limit > 0 ? [...first, ...rest(left)] : first;
};

const sliceByMatch = (
  index: DocumentIndex,
  found: TypedFastBitSet,
  levels: MatchLevels,
  slice: Slice,
): number[] => {
  const { boosted } = index;
  const counts = [...levels.counts];
  for (const document of toSortedIds(boosted.new_intersection(found)))
    counts[levels.ofDocument[document] ?? 0]!--;
  const compare: Compare = (a, b) =>
    (levels.ofDocument[a] ?? 0) - (levels.ofDocument[b] ?? 0) || index.compareNewest(a, b);
  return withBoosted(index, found, slice, compare, (rest) =>
    sliceByLevel(index, levels, rest, (document) => !boosted.has(document), counts),
  );
};

const sliceByOrder = (
  index: DocumentIndex,
  { all: found, total }: Results,
  order: JobOrder,
  slice: Slice,
): number[] => {
  const { boosted } = index;
  const documents = order === "salary" ? index.bySalary : index.newest;
  const compare = order === "salary" ? index.compareSalary : index.compareNewest;
  return withBoosted(index, found, slice, compare, (rest) => {
    const others = {
      size: total - boosted.intersection_size(found),
      has: (document: number) => found.has(document) && !boosted.has(document),
      all: () => toSortedIds(found.new_difference(boosted)),
    };
    return documents.slice(others, rest);
  });
};

/**
 * Returns a slice of a search's ids, boosted ads first and both parts in the given order. The order
 * "match" needs a `developer`; without one it is newest first, as is "relevance".
 */
export const findIds = (
  index: DocumentIndex,
  criteria: SearchCriteria,
  order: JobOrder,
  developer: MatchDeveloper | null,
  slice: Slice,
): number[] => {
  const results = getResults(index, criteria);
  if (order !== "match" || !developer)
    return index.idsOf(sliceByOrder(index, results, order, slice));
  const key = toKey(criteria) + JSON.stringify(developer);
  const levels = cached(getCaches(index).levels, key, () =>
    rankByMatch(index, results.all, developer),
  );
  return index.idsOf(sliceByMatch(index, results.all, levels, slice));
};

/**
 * Finds the newest ids of a search published after one time and up to another (both in
 * milliseconds), and their number. Reads only recent documents, whatever the size of the index.
 */
export const findPublished = (
  index: DocumentIndex,
  criteria: SearchCriteria,
  { after, until }: { after: number; until: number },
  limit: number,
): { ids: number[]; total: number } => {
  const { all } = findDocuments(index, criteria);
  const found = index.publishedWithin(after, until).filter((document) => all.has(document));
  return { ids: index.idsOf(found.subarray(0, limit)), total: found.length };
};

/**
 * Finds the ids that match a developer best, best first, without those in `leftOut` and, if `after`
 * is given (in milliseconds), without those published before it. Nothing matches without a shared
 * skill.
 */
export const findBestMatches = (
  index: DocumentIndex,
  developer: MatchDeveloper,
  limit: number,
  leftOut: readonly number[],
  after?: number,
): number[] => {
  const sharing = index.skills.anyOf(developer.skills.map(({ id }) => id));
  if (after !== undefined) sharing.intersection(new TypedFastBitSet(index.publishedWithin(after)));
  for (const id of leftOut) {
    const document = index.documentOf(id);
    if (document !== undefined) sharing.remove(document);
  }
  const levels = rankByMatch(index, sharing, developer);
  return index.idsOf(sliceByLevel(index, levels, { offset: 0, limit }));
};

/**
 * Finds the ids that share the most skills with a job, newest first if equal, without the job
 * itself.
 */
export const findSimilar = (
  index: DocumentIndex,
  skillIds: readonly number[],
  limit: number,
  id: number,
): number[] => {
  // One more, because the job shares all of its own skills.
  const slice = { offset: 0, limit: limit + 1 };
  const similar = index.idsOf(sliceByLevel(index, rankBySharedSkills(index, skillIds), slice));
  return similar.filter((each) => each !== id).slice(0, limit);
};

/** Returns the skill ids of an open job; undefined if it isn't in the index. */
export const getSkillIds = (index: DocumentIndex, id: number): number[] | undefined => {
  const document = index.documentOf(id);
  if (document === undefined) return undefined;
  return Array.from(
    index.documents.skills.get(document),
    (ordinal) => index.skills.ids[ordinal] as number,
  );
};
