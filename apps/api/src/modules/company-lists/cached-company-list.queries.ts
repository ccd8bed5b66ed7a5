import type { FilterItem } from "@devguild/schemas/catalogue";
import type { CompanyListQuery } from "@devguild/schemas/public-companies";
import { LRUCache } from "lru-cache";

import type { Db } from "../../db/db.ts";
import { listCompanies, searchCompanies } from "./company-lists.queries.ts";

const CACHE_TTL_MS = 30_000;

type Lists = LRUCache<string, Promise<FilterItem[]>>;

// By database: tests open one after another in the same process.
const cachedLists = new WeakMap<Db, Lists>();

const listsOf = (db: Db): Lists => {
  const present = cachedLists.get(db);
  if (present) return present;
  const lists: Lists = new LRUCache({ max: 16, ttl: CACHE_TTL_MS });
  cachedLists.set(db, lists);
  return lists;
};

const allOfKind = (db: Db, { no_cache, public_jobs_only, agencies }: CompanyListQuery) => {
  const lists = listsOf(db);
  const key = JSON.stringify([public_jobs_only ?? null, agencies ?? null]);
  const present = no_cache ? undefined : lists.get(key);
  if (present) return present;
  const list = listCompanies(db, { public_jobs_only, agencies });
  lists.set(key, list);
  list.catch(() => lists.delete(key));
  return list;
};

/**
 * The list of companies, of half a minute ago at most; read anew where it is asked for. A search is always
 * read anew.
 */
export const listCachedCompanies = async (
  db: Db,
  query: CompanyListQuery,
): Promise<FilterItem[]> => {
  if (query.search !== undefined) return searchCompanies(db, query.search, query);
  return (await allOfKind(db, query)).slice(0, query.limit);
};
