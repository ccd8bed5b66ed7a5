import type { openMeasuredWorld } from "./measured-world.ts";
import { median, formatMs, formatRatio } from "./numbers.ts";
import type { Options } from "./options.ts";
import { comparePaired, type Compared } from "./paired-rounds.ts";
import type { Served } from "./processes.ts";
import { logProgress, table } from "./report.ts";
import {
  type CacheMode,
  rowsTarget,
  searchCases,
  searchRequest,
  sqlSearchRequest,
} from "./search-cases.ts";

export type Measuring = Awaited<ReturnType<typeof openMeasuredWorld>> & { options: Options };

const CACHE_MODES: readonly CacheMode[] = ["varied", "repeated"];

const toRow = (name: string, cacheMode: CacheMode, compared: Compared) => [
  name,
  cacheMode,
  formatMs(compared.subject),
  formatMs(compared.baseline),
  formatRatio(compared.ratio),
  formatRatio(compared.worst),
];

const HEAD = (subject: string) => [
  "search",
  "requests",
  `${subject}, ms`,
  "12 rows by id, ms",
  "ratio",
  "slowest ÷ median",
];

const compareSearches = async (
  { options, world, token }: Measuring,
  { subject, shell }: { subject: Served; shell: Served },
  request: typeof searchRequest | typeof sqlSearchRequest,
  label: string,
) => {
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (const searchCase of searchCases(world))
    for (const cacheMode of CACHE_MODES) {
      const compared = await comparePaired(
        { port: subject.port, request: request(searchCase, token, cacheMode) },
        rowsTarget(shell.port, world),
        options,
      );
      rows.push(toRow(searchCase.name, cacheMode, compared));
      ratios.push(compared.ratio);
      logProgress(`  ${searchCase.name}, ${cacheMode}: ${formatRatio(compared.ratio)}`);
    }
  const middle = median(ratios);
  return [
    table(HEAD(label), rows),
    `Median ratio ${formatRatio(middle)}; the slowest search takes ${formatRatio(Math.max(...ratios) / middle)} times that.`,
  ];
};

/** Measures the API's search, with total and facets, against the least that twelve jobs can cost. */
export const measureSearch = (measuring: Measuring, api: Served, shell: Served) =>
  compareSearches(measuring, { subject: api, shell }, searchRequest, "API");

/** Measures the search in SQL against the same baseline. */
export const measureSqlSearch = (measuring: Measuring, shell: Served) =>
  compareSearches(measuring, { subject: shell, shell }, sqlSearchRequest, "SQL");
