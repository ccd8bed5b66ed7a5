import { matchPoints } from "@devguild/matching/score";
import type { MatchDeveloper } from "@devguild/matching/types";
import type { JobOrder } from "@devguild/schemas/constants/jobs";
import type { JobFacets } from "@devguild/schemas/jobs";
import { LRUCache } from "lru-cache";
import { TypedFastBitSet } from "typedfastbitset";

import type { DocumentIndex } from "./document-index.ts";
import { countFacets } from "./facet-counts.ts";
import { findDocuments, type SearchCriteria } from "./find-documents.ts";
import { listMostSharing, type MatchLevels, rankByMatch, sliceByLevel } from "./match-order.ts";
import { pickLeadingAds } from "./leading-ads.ts";
import { toMinute } from "./published-since.ts";
import { type Slice, toSortedIds } from "./sorted-ids.ts";

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
    criteria.employment_type,
    criteria.published_within,
    toMinute(criteria.now ?? 0),
    criteria.remote,
    criteria.salary_min,
    criteria.without_salary,
    criteria.excluded_skills,
  ]);

const getResults = (index: DocumentIndex, criteria: SearchCriteria): Results => {
  const key = toKey(criteria);
  return cached(getCaches(index).results, key, () => {
    const found = findDocuments(index, criteria);
    return { all: found.all, ...countFacets(index, found, criteria.now ?? 0) };
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

const sliceByMatch = (
  index: DocumentIndex,
  criteria: SearchCriteria,
  { all }: Results,
  developer: MatchDeveloper,
  slice: Slice,
): number[] => {
  const key = toKey(criteria) + JSON.stringify(developer);
  const levels = cached(getCaches(index).levels, key, () =>
    rankByMatch(index, all, developer, matchPoints),
  );
  return sliceByLevel(index, levels, slice);
};

/** Returns a slice of the newest documents, led by a few boosted ones. */
const sliceByRelevance = (
  index: DocumentIndex,
  { all: found, total }: Results,
  { offset, limit }: Slice,
  now: number,
): number[] => {
  const boosted = index.idsOf(toSortedIds(index.boosted.new_intersection(found)));
  const leading = pickLeadingAds(boosted, now).flatMap((id) => index.documentOf(id) ?? []);
  const first = leading.slice(offset, offset + limit);
  const has = (document: number) => found.has(document) && !leading.includes(document);
  const others = {
    size: total - leading.length,
    has,
    all: () => toSortedIds(found).filter(has),
  };
  const rest = {
    offset: Math.max(0, offset - leading.length),
    limit: limit - first.length,
  };
  return rest.limit > 0 ? [...first, ...index.newest.slice(others, rest)] : first;
};

/**
 * Returns a slice of a search's ids in an order. "match" needs a `developer`; without one it is
 * "relevance": newest first, led by boosted ads that take turns (`now` in milliseconds).
 */
export const findIds = (
  index: DocumentIndex,
  criteria: SearchCriteria,
  { order, developer, now }: { order: JobOrder; developer: MatchDeveloper | null; now: number },
  slice: Slice,
): number[] => {
  const results = getResults(index, criteria);
  if (order === "match" && developer)
    return index.idsOf(sliceByMatch(index, criteria, results, developer, slice));
  if (order === "relevance" || order === "match")
    return index.idsOf(sliceByRelevance(index, results, slice, now));
  const documents = order === "salary" ? index.bySalary : index.newest;
  const { all: found, total: size } = results;
  const has = (document: number) => found.has(document);
  return index.idsOf(documents.slice({ size, has, all: () => toSortedIds(found) }, slice));
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

/** Where a developer can work, as location ids. Remote ads don’t count as places to move to. */
export type Workplaces = {
  /** The cities they can reach from home. */
  commute: readonly number[];
  /** The locations they would move to; null for anywhere. */
  moving: readonly number[] | null;
  /** The locations from which they would work remotely. */
  remote: readonly number[];
};

const withinReach = (index: DocumentIndex, { commute, moving, remote }: Workplaces) => {
  const { locations } = index;
  const offices = moving ? locations.anyOf(moving) : index.live.clone();
  return locations
    .anyOf(commute)
    .union(offices.difference(index.remote))
    .union(locations.anyOf(remote).intersection(index.remote));
};

/** Which matches to find; `after` is the time (in milliseconds) after which they were published. */
export type BestMatchesOptions = {
  limit: number;
  /** A score must exceed this, 0 to 1. */
  above?: number;
  /** Anywhere, if omitted. */
  workplaces?: Workplaces;
  leftOut?: readonly number[];
  after?: number;
};

/**
 * Finds the ids that match a developer best, best first and newest first if equal. Nothing matches
 * without a shared skill.
 */
export const findBestMatches = (
  index: DocumentIndex,
  developer: MatchDeveloper,
  { limit, above = 0, workplaces, leftOut = [], after }: BestMatchesOptions,
): number[] => {
  const sharing = index.skills.anyOf(developer.skills.map(({ id }) => id));
  if (workplaces) sharing.intersection(withinReach(index, workplaces));
  if (after !== undefined) sharing.intersection(new TypedFastBitSet(index.publishedWithin(after)));
  for (const id of leftOut) {
    const document = index.documentOf(id);
    if (document !== undefined) sharing.remove(document);
  }
  const levels = rankByMatch(index, sharing, developer);
  const good = levels.scores.filter((score) => score > above).length;
  const counts = levels.counts.slice(0, good);
  return index.idsOf(sliceByLevel(index, { ...levels, counts }, { offset: 0, limit }));
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
  const similar = index.idsOf(listMostSharing(index, skillIds, limit + 1));
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
