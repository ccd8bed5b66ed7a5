import { fetchOnce } from "./http-connection.ts";
import type { Served } from "./processes.ts";

const OK = 200;
const PATIENCE = 300_000;
const PAUSE = 20;

/**
 * Waits until an API answers from its job index, and gives the milliseconds from its start until then.
 * `/readyz` says so: with another status than 200, or with a `job_index` that is not "ready". An API
 * without an index is ready at once.
 */
export const untilIndexed = async (api: Served): Promise<number> => {
  for (;;) {
    const { status, body } = await fetchOnce(api.port, { path: "/readyz" });
    const { job_index: index = "ready" } = JSON.parse(body) as { job_index?: string };
    const after = performance.now() - api.startedAt;
    if (status === OK && index === "ready") return after;
    if (after > PATIENCE) throw new Error("The job index was not ready in five minutes.");
    await new Promise((resolve) => void setTimeout(resolve, PAUSE));
  }
};
