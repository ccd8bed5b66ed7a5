import { LRUCache } from "lru-cache";

import { MINUTE_MS } from "../time.ts";
import type { Db } from "./db.ts";
import { runAsTask } from "./task-context.ts";

const CACHE_TTL_MS = 5 * MINUTE_MS;
const MAX_KEYS = 500;

/**
 * Returns `count`, which reads many rows, so that its result is cached for five minutes for each key.
 * Afterwards callers still get the last one, while it is counted again in the background.
 */
export const cacheCounts = <Key extends number | string, Counts extends object>(
  count: (db: Db, key: Key) => Promise<Counts>,
): ((db: Db, key: Key) => Promise<Counts>) => {
  // Keyed by database, as tests open several in one process.
  const caches = new WeakMap<Db, LRUCache<Key, Counts>>();
  const openCache = (db: Db) => {
    const cache = new LRUCache<Key, Counts>({
      max: MAX_KEYS,
      ttl: CACHE_TTL_MS,
      perf: Date,
      allowStale: true,
      allowStaleOnFetchRejection: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: (key) => runAsTask(() => count(db, key)),
    });
    caches.set(db, cache);
    return cache;
  };
  return (db, key) => (caches.get(db) ?? openCache(db)).forceFetch(key);
};
