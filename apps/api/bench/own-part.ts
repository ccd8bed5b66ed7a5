import { API_BASE } from "@devguild/schemas/addresses";
import { contract } from "@devguild/contract/contract";

import { ms, times } from "./numbers.ts";
import { comparePaired } from "./paired-rounds.ts";
import type { Served } from "./processes.ts";
import { say, table } from "./report.ts";
import { rowsTarget } from "./search-cases.ts";
import type { Measuring } from "./search-part.ts";

const PAGES = [
  ["who is logged in", contract.identity.me.path],
  ["the dashboard", contract.applications.dashboard.path],
] as const;

/** What every page of a developer and their dashboard read, each time as another one, over the rows. */
export const measureOwn = async (
  { options, world, tokens }: Measuring,
  api: Served,
  shell: Served,
) => {
  const rows: string[][] = [];
  for (const [name, path] of PAGES) {
    const request = (n: number) => ({
      path: API_BASE + path,
      headers: { Authorization: `Bearer ${tokens[n % tokens.length]}` },
    });
    const compared = await comparePaired(
      { port: api.port, request },
      rowsTarget(shell.port, world),
      options,
    );
    say(`  ${name}: ${times(compared.ratio)}`);
    rows.push([
      name,
      `\`GET ${path}\``,
      ms(compared.subject),
      ms(compared.baseline),
      times(compared.ratio),
      times(compared.worst),
    ]);
  }
  return [
    table(["page", "call", "API, ms", "12 rows by id, ms", "ratio", "slowest ÷ median"], rows),
  ];
};
