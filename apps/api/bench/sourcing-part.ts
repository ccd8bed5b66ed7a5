import { contract } from "@devguild/contract/contract";
import { API_BASE } from "@devguild/schemas/addresses";

import { formatMs, formatRatio, median } from "./numbers.ts";
import { comparePaired } from "./paired-rounds.ts";
import type { Served } from "./processes.ts";
import { logProgress, table } from "./report.ts";
import type { Measuring } from "./search-part.ts";
import { DEVELOPER_ROWS_PATH } from "./shell-paths.ts";
import type { Servers } from "./servers.ts";
import { createStaff } from "./staff-session.ts";
import { measureStart, waitUntilSourced } from "./sourcing-start.ts";
import { readSourcedWorld, sourcingCases, type SourcedWorld } from "./sourcing-cases.ts";

const { search, steps, counts } = contract.sourcing;

const PER_PAGE = 20;
/** How many times 20 rows by id a search may take, and how many times the median search. */
const MAX_RATIO = 3;
const MAX_SPREAD = 5;

/** Reads 20 developers by id, different ones each time. */
const rowsTarget = (port: number, { ids }: SourcedWorld) => ({
  port,
  request: (n: number) => {
    // A stride coprime to the sample's size visits all of it.
    const some = Array.from(
      { length: PER_PAGE },
      (_, index) => ids[((n * PER_PAGE + index) * 7919) % ids.length],
    );
    return { path: `${DEVELOPER_ROWS_PATH}?ids=${some.join(",")}` };
  },
});

const HEAD = ["search", "API, ms", "20 rows by id, ms", "ratio", "slowest ÷ median"];

type Compared = { name: string; ratio: number; row: string[] };

const judge = (searched: readonly Compared[]) => {
  const ratios = searched.map(({ ratio }) => ratio);
  const middle = median(ratios);
  const missed = searched.filter(({ ratio }) => ratio > MAX_RATIO || ratio > MAX_SPREAD * middle);
  if (missed.length > 0) process.exitCode = 1;
  return [
    `Median ratio ${formatRatio(middle)}; the slowest search takes ${formatRatio(Math.max(...ratios) / middle)} times that.`,
    missed.length === 0
      ? `**Passed**: every search takes at most ${MAX_RATIO} times the 20 rows, and ${MAX_SPREAD} times the median.`
      : `**Failed**: more than ${MAX_RATIO} times the 20 rows, or ${MAX_SPREAD} times the median: ${missed.map(({ name }) => name).join("; ")}.`,
  ];
};

type Request = { path: string; headers: Record<string, string>; body: unknown };

/** Measures the searches, and what their screen counts, against reading 20 developers by id. */
const measureSearches = async (
  { db, options, world: { jobIds } }: Measuring,
  { api, shell }: { api: Served; shell: Served },
  toRequest: (path: string, body: unknown) => Request,
) => {
  const world = await readSourcedWorld(db);
  const compare = async (name: string, request: (n: number) => Request): Promise<Compared> => {
    const compared = await comparePaired(
      { port: api.port, request },
      rowsTarget(shell.port, world),
      options,
    );
    const { subject, baseline, ratio, worst } = compared;
    logProgress(`  ${name}: ${formatRatio(ratio)}`);
    const times = [formatMs(subject), formatMs(baseline)];
    return { name, ratio, row: [name, ...times, formatRatio(ratio), formatRatio(worst)] };
  };
  await waitUntilSourced(api, toRequest(search.path, {}));
  const searched: Compared[] = [];
  const counted: Compared[] = [];
  for (const { name, bodyOf } of sourcingCases(world, jobIds)) {
    const toBody = (n: number) => ({ per_page: PER_PAGE, ...bodyOf(n) });
    searched.push(await compare(name, (n) => toRequest(search.path, toBody(n))));
    // Neither order nor page changes what they count.
    if (bodyOf(0).page === undefined)
      for (const [what, { path }] of Object.entries({ filters: steps, options: counts }))
        counted.push(await compare(`${name}: ${what}`, (n) => toRequest(path, bodyOf(n))));
  }
  return [
    table(
      HEAD,
      searched.map(({ row }) => row),
    ),
    ...judge(searched),
    table(
      ["counts", ...HEAD.slice(1)],
      counted.map(({ row }) => row),
    ),
  ];
};

/** Measures staff's search for developers: starting with and without a snapshot, and its searches. */
export const measureSourcing = async (
  measuring: Measuring,
  { databaseUrl, api, shell }: Servers,
) => {
  const { db, options } = measuring;
  const { token, remove } = await createStaff(db, "talent-manager");
  const toRequest = (path: string, body: unknown): Request => ({
    path: API_BASE + path,
    headers: { Authorization: `Bearer ${token}`, "Cache-Control": "no-cache" },
    body,
  });
  try {
    const started = await measureStart(databaseUrl, toRequest(search.path, {}), options.rounds);
    const served = { api: await api(), shell: await shell() };
    return [started, ...(await measureSearches(measuring, served, toRequest))];
  } finally {
    await remove();
  }
};
