import type { Request } from "./http-connection.ts";
import { formatMs, formatRatio } from "./numbers.ts";
import { comparePaired } from "./paired-rounds.ts";
import type { Served } from "./processes.ts";
import { logProgress, table } from "./report.ts";
import { rowsTarget } from "./search-cases.ts";
import type { Measuring } from "./search-part.ts";

/** A call to measure: its name in the report, its path, and its n-th request. */
export type MeasuredCall = { name: string; path: string; request: (n: number) => Request };

/** Measures calls of the API against reading twelve rows by id; `what` is the heading of the first column. */
export const measureOverRows = async (
  what: string,
  calls: readonly MeasuredCall[],
  { options, world }: Pick<Measuring, "options" | "world">,
  { api, shell }: { api: Served; shell: Served },
) => {
  const rows: string[][] = [];
  for (const { name, path, request } of calls) {
    const compared = await comparePaired(
      { port: api.port, request },
      rowsTarget(shell.port, world),
      options,
    );
    logProgress(`  ${name}: ${formatRatio(compared.ratio)}`);
    rows.push([
      name,
      `\`GET ${path}\``,
      formatMs(compared.subject),
      formatMs(compared.baseline),
      formatRatio(compared.ratio),
      formatRatio(compared.worst),
    ]);
  }
  return table([what, "call", "API, ms", "12 rows by id, ms", "ratio", "slowest ÷ median"], rows);
};
