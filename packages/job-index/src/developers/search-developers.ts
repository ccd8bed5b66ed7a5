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
  const set = intersectFilters(
    index.foundFor(criteria.company),
    listDeveloperFilters(index, criteria),
  );
  const found = { set, size: set.size(), sourceable: set.intersection_size(index.sourceable) };
  cache.set(key, found);
  return found;
};

/** An order, or the same backwards. */
type Direction = { order: DeveloperOrder; isAscending: boolean };

const sliceIds = (
  index: DeveloperIndex,
  found: Pick<Found, "set" | "size">,
  { order, isAscending }: Direction,
  slice: Slice,
): number[] => {
  const limit = Math.max(0, Math.min(slice.limit, found.size - slice.offset));
  const offset = isAscending ? found.size - slice.offset - limit : slice.offset;
  const documents = limit === 0 ? [] : sliceDevelopers(index, found, order, { offset, limit });
  const ids = documents.map((document) => index.ids[document] as number);
  return isAscending ? ids.toReversed() : ids;
};

/**
 * Finds a slice of a search's developer ids in an order, and how many it finds and how many of them can
 * be messaged. The other direction is the same order backwards.
 */
export const searchDeveloperIndex = (
  index: DeveloperIndex,
  criteria: DeveloperCriteria,
  direction: Direction,
  slice: Slice,
): { ids: number[]; total: number; sourceable: number } => {
  const found = find(index, criteria);
  return {
    ids: sliceIds(index, found, direction, slice),
    total: found.size,
    sourceable: found.sourceable,
  };
};

/** Finds the first developers of a search who can be messaged, in an order. */
export const findSourceable = (
  index: DeveloperIndex,
  criteria: DeveloperCriteria,
  direction: Direction,
  limit: number,
): number[] => {
  const { set, sourceable: size } = find(index, criteria);
  const some = { set: set.new_intersection(index.sourceable), size };
  return sliceIds(index, some, direction, { offset: 0, limit });
};

/** Counts how many developers a search would leave with each option of its filters. */
export const countSearchOptions = (
  index: DeveloperIndex,
  criteria: DeveloperCriteria,
  times: CountedTimes,
) => countDeveloperOptions(index, criteria, listDeveloperFilters(index, criteria), times);
