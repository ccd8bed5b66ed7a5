import { API_BASE } from "@devguild/schemas/addresses";
import { JOBS_PER_PAGE } from "@devguild/schemas/constants/jobs";

import type { Request } from "./http-connection.ts";
import type { Target } from "./load.ts";
import type { MeasuredWorld } from "./measured-world.ts";
import { ROWS_PATH, SQL_SEARCH_PATH } from "./shell-paths.ts";

/** Whether the requests of a case vary, so that cached counts can't be reused, or are all the same. */
export type CacheMode = "varied" | "repeated";

type Query = Record<string, string | number | readonly number[]>;

/** A search to measure. `queryOf` returns its n-th variation; the 0th is the one that is repeated. */
export type SearchCase = { name: string; queryOf: (n: number) => Query; asDeveloper?: boolean };

const PAGE = 5000;
const PAGES_VARIED = 40;

// No record has such an id, so adding it to a list changes the request but not the result.
const toUnusedId = (n: number) => 9_000_000_000 + n;

/** Returns a word that no job contains, different for every n. */
const toUnusedWord = (n: number) => `zqxj${n.toString(36)}`;

/** The searches: common and rare, cheap and expensive. */
export const searchCases = (world: MeasuredWorld): SearchCase[] => {
  const varied = (ids: readonly number[], n: number) => (n === 0 ? ids : [...ids, toUnusedId(n)]);
  const [city = 0] = world.cities;
  const lastPage = Math.max(1, Math.floor(world.open / JOBS_PER_PAGE) - PAGES_VARIED);
  return [
    { name: "no filter", queryOf: (n) => ({ jobs_page: 1 + (n % PAGES_VARIED) }) },
    { name: "a common skill", queryOf: (n) => ({ skills: varied([world.commonSkill.id], n) }) },
    { name: "a rare skill", queryOf: (n) => ({ skills: varied([world.rareSkill.id], n) }) },
    {
      name: "skill, city, two seniorities",
      queryOf: (n) => ({
        skills: varied([world.commonSkill.id], n),
        locations: [city],
        seniorities: [2, 3],
      }),
    },
    {
      name: "three cities, language, remote",
      queryOf: (n) => ({
        locations: varied(world.cities, n),
        languages: [world.language],
        remote: 1,
      }),
    },
    { name: "a word without results", queryOf: (n) => ({ job_title: toUnusedWord(n) }) },
    {
      name: `page ${Math.min(PAGE, lastPage).toLocaleString("en-US")}`,
      queryOf: (n) => ({ jobs_page: Math.min(PAGE, lastPage) + (n % PAGES_VARIED) }),
    },
    {
      name: "by match, as a developer",
      queryOf: (n) => ({ orderBy: "match", jobs_page: 1 + (n % PAGES_VARIED) }),
      asDeveloper: true,
    },
  ];
};

const toQueryString = (query: Query) => {
  const search = new URLSearchParams({ per_page: String(JOBS_PER_PAGE) });
  for (const [name, value] of Object.entries(query))
    if (Array.isArray(value)) for (const id of value) search.append(`${name}[]`, String(id));
    else search.append(name, String(value));
  return String(search);
};

/** Builds the request of a case for the API's search. The header lets an API with a cache skip it. */
export const searchRequest = (
  { queryOf, asDeveloper }: SearchCase,
  token: string,
  cacheMode: CacheMode,
  path = "/jobs",
): ((n: number) => Request) => {
  const headers = {
    ...(asDeveloper && { Authorization: `Bearer ${token}` }),
    ...(cacheMode === "varied" && { "Cache-Control": "no-cache" }),
  };
  const repeated = { path: `${API_BASE}${path}?${toQueryString(queryOf(0))}`, headers };
  return cacheMode === "repeated"
    ? () => repeated
    : (n) => ({ path: `${API_BASE}${path}?${toQueryString(queryOf(n + 1))}`, headers });
};

/** Builds the same request for the SQL search of the benchmark's own app. */
export const sqlSearchRequest = (searchCase: SearchCase, token: string, cacheMode: CacheMode) =>
  searchRequest(searchCase, token, cacheMode, SQL_SEARCH_PATH);

/** Reads twelve rows by id, different ones each time: the least that a response with twelve jobs can cost. */
export const rowsTarget = (port: number, { jobIds }: MeasuredWorld): Target => ({
  port,
  request: (n) => {
    // A stride coprime to the sample's size visits all of it.
    const ids = Array.from(
      { length: JOBS_PER_PAGE },
      (_, index) => jobIds[((n * JOBS_PER_PAGE + index) * 7919) % jobIds.length] ?? 0,
    );
    return { path: `${ROWS_PATH}?ids=${ids.join(",")}` };
  },
});
