import { join } from "node:path";

import { formatRatio, formatCount } from "./numbers.ts";
import { comparePaired } from "./paired-rounds.ts";
import { type Served, serve } from "./processes.ts";
import { logProgress, table } from "./report.ts";
import { searchCases, searchRequest } from "./search-cases.ts";
import type { Measuring } from "./search-part.ts";

const CASES = 2;
const RAW_SERVER = join(import.meta.dirname, "raw-server.ts");

/** Measures a repeated response, compared with node:http sending the same bytes. */
export const measureCached = async (
  { options, world, token }: Measuring,
  api: Served,
  databaseUrl: string,
) => {
  const rows: string[][] = [];
  for (const searchCase of searchCases(world).slice(0, CASES)) {
    const request = searchRequest(searchCase, token, "repeated");
    const address = `http://127.0.0.1:${api.port}${request(0).path}`;
    const raw = await serve(RAW_SERVER, { databaseUrl }, [address]);
    const compared = await comparePaired(
      { port: api.port, request },
      { port: raw.port, request },
      // Enough requests that the time limit ends the measurement.
      { ...options, requests: Number.MAX_SAFE_INTEGER, seconds: options.seconds / 2 },
    );
    await raw.stop();
    logProgress(`  ${searchCase.name}: ${formatRatio(compared.rateRatio)}`);
    rows.push([
      searchCase.name,
      formatCount(compared.subjectPerSecond),
      formatCount(compared.baselinePerSecond),
      formatRatio(compared.rateRatio),
      `${Math.round(compared.busy * 100)} %`,
    ]);
  }
  return [
    table(["search", "API, requests/s", "node:http, requests/s", "ratio", "client busy"], rows),
  ];
};
