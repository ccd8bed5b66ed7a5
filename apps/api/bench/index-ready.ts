import { fetchOnce } from "./http-connection.ts";
import type { Served } from "./processes.ts";

const OK = 200;
const MAX_WAIT = 300_000;
const PAUSE = 20;

/**
 * Waits until an API responds from its job index; returns the milliseconds since its start. `/readyz`
 * reports that it isn't ready by a status other than 200, or a `job_index` other than "ready". An API
 * without an index is ready at once.
 */
export const waitUntilIndexed = async (api: Served): Promise<number> => {
  for (;;) {
    const { status, body } = await fetchOnce(api.port, { path: "/readyz" });
    const { job_index: index = "ready" } = JSON.parse(body) as { job_index?: string };
    const after = performance.now() - api.startedAt;
    if (status === OK && index === "ready") return after;
    if (after > MAX_WAIT) throw new Error("The job index was not ready in five minutes.");
    await new Promise((resolve) => void setTimeout(resolve, PAUSE));
  }
};
