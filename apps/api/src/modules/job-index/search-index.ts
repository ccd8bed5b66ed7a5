import type { MatchDeveloper } from "@devguild/matching/types";
import type { JobOrder } from "@devguild/schemas/constants/jobs";
import type { JobFacets } from "@devguild/schemas/jobs";
import { LRUCache } from "lru-cache";
import type { TypedFastBitSet } from "typedfastbitset";

import { keepJson } from "../../http/answer-json.ts";
import { countFound } from "./count-found.ts";
import type { DocumentIndex } from "./document-index.ts";
import { findDocuments, type Wanted } from "./find-documents.ts";
import { type MatchLevels, matchLevels } from "./match-levels.ts";
import {
  bestMatches,
  mostSimilar,
  pageOfDocuments,
  publishedWithin,
  type Window,
} from "./page-of-documents.ts";

type Counted = { all: TypedFastBitSet; total: number; facets: JobFacets };

/** What was worked out for one state of an index; another state begins with nothing. */
type Memory = {
  version: number;
  counted: LRUCache<string, Counted>;
  levels: LRUCache<string, MatchLevels>;
};

// A set of a million documents takes 125 kB, levels of them 2 MB.
const COUNTED_KEPT = 200;
const LEVELS_KEPT = 12;

const memories = new WeakMap<DocumentIndex, Memory>();

const memoryOf = (index: DocumentIndex): Memory => {
  const known = memories.get(index);
  if (known?.version === index.version) return known;
  const memory = {
    version: index.version,
    counted: new LRUCache<string, Counted>({ max: COUNTED_KEPT }),
    levels: new LRUCache<string, MatchLevels>({ max: LEVELS_KEPT }),
  };
  memories.set(index, memory);
  return memory;
};

const remembered = <Value extends object>(
  cache: LRUCache<string, Value>,
  key: string,
  make: () => Value,
): Value => {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
};

const keyOf = (wanted: Wanted) =>
  JSON.stringify([
    wanted.skills,
    wanted.locations,
    wanted.seniorities,
    wanted.languages,
    wanted.job_title,
    wanted.hybrid_option,
    wanted.remote,
    wanted.salary_min,
    wanted.without_salary,
  ]);

/** How many records a search finds and how many each option of each filter would show; exact. */
export const countInIndex = (index: DocumentIndex, wanted: Wanted): Counted =>
  remembered(memoryOf(index).counted, keyOf(wanted), () => {
    const found = findDocuments(index, wanted);
    const { total, facets } = countFound(index, found);
    return { all: found.all, total, facets: keepJson(facets) };
  });

/** The ids of one window of what a search finds, in its order; `match` is needed to order by it. */
export const idsInIndex = (
  index: DocumentIndex,
  wanted: Wanted,
  order: JobOrder,
  match: MatchDeveloper | null,
  window: Window,
): number[] => {
  const { all, total } = countInIndex(index, wanted);
  const levels =
    order === "match" && match
      ? remembered(memoryOf(index).levels, keyOf(wanted) + JSON.stringify(match), () =>
          matchLevels(index, all, match),
        )
      : null;
  return pageOfDocuments(index, { all, total }, order, levels, window).map(
    (document) => index.documents.ids[document] as number,
  );
};

/**
 * The ids of the records that fit a developer best, best first, without those left out and, where
 * `after` is given, without those published before it.
 */
export const bestInIndex = (
  index: DocumentIndex,
  match: MatchDeveloper,
  limit: number,
  leftOut: readonly number[],
  after?: number,
): number[] =>
  bestMatches(index, match, limit, leftOut, after).map(
    (document) => index.documents.ids[document] as number,
  );

/**
 * The newest records of what a search finds that were published after an instant and up to another,
 * by id, and how many there are. Only what is new is looked at, so it costs little however many there are.
 */
export const newInIndex = (
  index: DocumentIndex,
  wanted: Wanted,
  { after, until }: { after: number; until: number },
  limit: number,
): { ids: number[]; total: number } => {
  const { all } = findDocuments(index, wanted);
  const found = publishedWithin(index, after, until).filter((document) => all.has(document));
  return {
    ids: Array.from(
      found.subarray(0, limit),
      (document) => index.documents.ids[document] as number,
    ),
    total: found.length,
  };
};

/** The skills of an open record; undefined where the index does not have it. */
export const skillsInIndex = (index: DocumentIndex, id: number): number[] | undefined => {
  const document = index.documentOf(id);
  if (document === undefined) return undefined;
  return Array.from(
    index.documents.skills.of(document),
    (ordinal) => index.skills.ids[ordinal] as number,
  );
};

/** The ids of the records that share the most skills with one, without that one; newer ones first. */
export const similarInIndex = (
  index: DocumentIndex,
  skillIds: readonly number[],
  limit: number,
  id: number,
): number[] =>
  // One more, since the one itself shares all of its skills.
  mostSimilar(index, skillIds, limit + 1)
    .map((document) => index.documents.ids[document] as number)
    .filter((similar) => similar !== id)
    .slice(0, limit);
