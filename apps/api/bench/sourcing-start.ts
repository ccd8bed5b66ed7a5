import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { fetchOnce, type Request } from "./http-connection.ts";
import { formatMs, formatRatio, median } from "./numbers.ts";
import { type Served, serve } from "./processes.ts";
import { logProgress, table } from "./report.ts";
import { API } from "./servers.ts";

const OK = 200;
const MAX_WAIT = 300_000;
const PAUSE = 100;

const pause = () => new Promise((resolve) => void setTimeout(resolve, PAUSE));

/** Waits until a search for developers is answered; returns the milliseconds since the API's start. */
export const waitUntilSourced = async (api: Served, request: Request): Promise<number> => {
  for (;;) {
    const { status } = await fetchOnce(api.port, request);
    const after = performance.now() - api.startedAt;
    if (status === OK) return after;
    if (after > MAX_WAIT) throw new Error(`The search for developers answered ${status}.`);
    await pause();
  }
};

/** Starts an API twice in an empty folder, the second time with the snapshots of the first. */
const timeStarts = async (databaseUrl: string, request: Request) => {
  const dataDir = mkdtempSync(join(tmpdir(), "devguild-bench-"));
  const start = async () => {
    const api = await serve(API, { databaseUrl, dataDir });
    const after = await waitUntilSourced(api, request);
    // Written once the index is built, so it is there soon; at most as long as the build took.
    const saved = join(dataDir, "developer-index", "snapshot");
    while (!existsSync(saved) && performance.now() - api.startedAt < MAX_WAIT) await pause();
    await api.stop();
    return after;
  };
  try {
    return { without: await start(), restored: await start() };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
};

/** Measures from start to the first answered search for developers, with and without a snapshot. */
export const measureStart = async (databaseUrl: string, request: Request, rounds: number) => {
  const starts: Awaited<ReturnType<typeof timeStarts>>[] = [];
  for (let round = 0; round < rounds; round++) {
    const taken = await timeStarts(databaseUrl, request);
    logProgress(`  start: ${formatMs(taken.restored)} ms, ${formatMs(taken.without)} without`);
    starts.push(taken);
  }
  return table(
    ["from start to the first answer", "with a snapshot, ms", "without, ms", "ratio"],
    [
      [
        "a search for developers",
        formatMs(median(starts.map(({ restored }) => restored))),
        formatMs(median(starts.map(({ without }) => without))),
        formatRatio(median(starts.map(({ restored, without }) => restored / without))),
      ],
    ],
  );
};
