import { API_BASE } from "@devguild/schemas/addresses";
import { contract } from "@devguild/contract/contract";

import { measureOverRows } from "./over-rows.ts";
import type { Served } from "./processes.ts";
import type { Measuring } from "./search-part.ts";

const PAGES = [
  ["the current user", contract.identity.me.path],
  ["the dashboard", contract.dashboards.developer.path],
] as const;

/**
 * Measures what a developer's pages and dashboard read, as another developer each time, compared with
 * reading rows by id.
 */
export const measureOwn = async (measuring: Measuring, api: Served, shell: Served) => {
  const { tokens } = measuring;
  const calls = PAGES.map(([name, path]) => ({
    name,
    path,
    request: (n: number) => ({
      path: API_BASE + path,
      headers: { Authorization: `Bearer ${tokens[n % tokens.length]}` },
    }),
  }));
  return [await measureOverRows("page", calls, measuring, { api, shell })];
};
