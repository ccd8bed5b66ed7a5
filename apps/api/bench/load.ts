import { performance } from "node:perf_hooks";

import { openConnection, type Request } from "./http-connection.ts";
import { median } from "./numbers.ts";
import type { Options } from "./options.ts";

const OK = 200;

/** The port and the requests to send; `n` counts the requests of the whole run, so that they can vary. */
export type Target = { port: number; request: (n: number) => Request };

/** Median and slowest response in milliseconds; `busy` is the client's own CPU share, 0 to 1. */
export type Measured = { median: number; slowest: number; perSecond: number; busy: number };

// Continues across measurements, so that no variation is repeated.
let sent = 0;

/**
 * Sends requests over keep-alive connections, each its next after the last response, until the number
 * of requests or the time limit is reached. Throws if a response isn't 200.
 */
export const measure = async (
  { port, request }: Target,
  { concurrency, requests, seconds }: Pick<Options, "concurrency" | "requests" | "seconds">,
): Promise<Measured> => {
  const taken: number[] = [];
  const startedAt = performance.now();
  const idle = performance.eventLoopUtilization();
  const deadline = startedAt + seconds * 1000;
  let left = requests;
  const work = async () => {
    const connection = await openConnection(port);
    try {
      while (left > 0 && (performance.now() < deadline || taken.length === 0)) {
        left--;
        const next = request(sent++);
        const { status, ms } = await connection.send(next);
        if (status !== OK) throw new Error(`${next.path} responded with ${status}.`);
        taken.push(ms);
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return {
    median: median(taken),
    slowest: Math.max(...taken),
    perSecond: (taken.length / (performance.now() - startedAt)) * 1000,
    busy: performance.eventLoopUtilization(idle).utilization,
  };
};
