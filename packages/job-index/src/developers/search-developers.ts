import { LRUCache } from "lru-cache";
import type { TypedFastBitSet } from "typedfastbitset";

import type { Slice } from "../sorted-ids.ts";
import { type CountedTimes, countDeveloperOptions } from "./count-options.ts";
import type { DeveloperIndex } from "./developer-index.ts";
import {
  type DeveloperCriteria,
  intersectFilters,
  listDeveloperFilters,
} from "./find-developers.ts";
import { type DeveloperOrder, sliceDevelopers } from "./order-developers.ts";

type Found = { set: TypedFastBitSet; size: number; sourceable: number };

// For a million developers, a set takes 125 kB.
const CACHED = 100;

const cachesByIndex = new WeakMap<
  DeveloperIndex,
  { version: number; found: LRUCache<string, Found> }
>();

const getCache = (index: DeveloperIndex) => {
  const known = cachesByIndex.get(index);
  if (known?.version === index.version) return known.found;
  const found = new LRUCache<string, Found>({ max: CACHED });
  cachesByIndex.set(index, { version: index.version, found });
  return found;
};

const find = (index: DeveloperIndex, criteria: DeveloperCriteria): Found => {
  const cache = getCache(index);
  const key = JSON.stringify(criteria);
  const known = cache.get(key);
  if (known) return known;
  const set = intersectFilters(index, listDeveloperFilters(index, criteria));
  const found = { set, size: set.size(), sourceable: set.intersection_size(index.sourceable) };
  cache.set(key, found);
  return found;
};

/**
 * Finds a slice of a search's developer ids in an order, and how many it finds and how many of them can
 * be messaged. The other direction is the same order backwards.
 */
export const searchDeveloperIndex = (
  index: DeveloperIndex,
  criteria: DeveloperCriteria,
  { order, isAscending }: { order: DeveloperOrder; isAscending: boolean },
  slice: Slice,
): { ids: number[]; total: number; sourceable: number } => {
  const found = find(index, criteria);
  const { size: total, sourceable } = found;
  const limit = Math.max(0, Math.min(slice.limit, total - slice.offset));
  const offset = isAscending ? total - slice.offset - limit : slice.offset;
  const documents = limit === 0 ? [] : sliceDevelopers(index, found, order, { offset, limit });
  const ids = documents.map((document) => index.ids[document] as number);
  return { ids: isAscending ? ids.toReversed() : ids, total, sourceable };
};

/** Counts how many developers a search would leave with each option of its filters. */
export const countSearchOptions = (
  index: DeveloperIndex,
  criteria: DeveloperCriteria,
  times: CountedTimes,
) => countDeveloperOptions(index, criteria, listDeveloperFilters(index, criteria), times);
