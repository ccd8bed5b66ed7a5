import type { FilterItem } from "@devguild/schemas/catalogue";
import type { CompanyListQuery } from "@devguild/schemas/public-companies";
import { LRUCache } from "lru-cache";

import type { Db } from "../../db/db.ts";
import { runShared } from "../../db/reading-call.ts";
import { listCompanies, searchCompanies } from "./company-lists.queries.ts";

const CACHE_TTL_MS = 30_000;

type Lists = LRUCache<string, Promise<FilterItem[]>>;

// Keyed by database, as tests open several in one process.
const cachedLists = new WeakMap<Db, Lists>();

const getLists = (db: Db): Lists => {
  const present = cachedLists.get(db);
  if (present) return present;
  const lists: Lists = new LRUCache({ max: 16, ttl: CACHE_TTL_MS });
  cachedLists.set(db, lists);
  return lists;
};

const listAllOfKind = (db: Db, { no_cache, public_jobs_only, agencies }: CompanyListQuery) => {
  const lists = getLists(db);
  const key = JSON.stringify([public_jobs_only ?? null, agencies ?? null]);
  const present = no_cache ? undefined : lists.get(key);
  if (present) return present;
  const list = runShared(() => listCompanies(db, { public_jobs_only, agencies }));
  lists.set(key, list);
  list.catch(() => lists.delete(key));
  return list;
};

/**
 * Lists companies from a cache that is at most 30 seconds old, or uncached on request. Searches are
 * never cached.
 */
export const listCachedCompanies = async (
  db: Db,
  query: CompanyListQuery,
): Promise<FilterItem[]> => {
  if (query.search !== undefined) return searchCompanies(db, query.search, query);
  return (await listAllOfKind(db, query)).slice(0, query.limit);
};
