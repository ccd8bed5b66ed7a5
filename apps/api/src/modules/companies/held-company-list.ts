import type { FilterItem } from "@devguild/schemas/catalogue";
import type { CompanyListQuery } from "@devguild/schemas/public-companies";
import { LRUCache } from "lru-cache";

import type { Db } from "../../db/db.ts";
import { listCompanies } from "./company-lists.repository.ts";

const FRESH_FOR = 30_000;

type Lists = LRUCache<string, Promise<FilterItem[]>>;

// By database: tests open one after another in the same process.
const held = new WeakMap<Db, Lists>();

const listsOf = (db: Db): Lists => {
  const present = held.get(db);
  if (present) return present;
  const lists: Lists = new LRUCache({ max: 16, ttl: FRESH_FOR });
  held.set(db, lists);
  return lists;
};

/** The list of companies, of half a minute ago at most; read anew where it is asked for. */
export const companyListOf = (
  db: Db,
  { no_cache, ...wanted }: CompanyListQuery,
): Promise<FilterItem[]> => {
  const lists = listsOf(db);
  const key = JSON.stringify([wanted.public_jobs_only ?? null, wanted.agencies ?? null]);
  const present = no_cache ? undefined : lists.get(key);
  if (present) return present;
  const list = listCompanies(db, wanted);
  lists.set(key, list);
  list.catch(() => lists.delete(key));
  return list;
};
