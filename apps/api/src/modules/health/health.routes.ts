import { Hono } from "hono";

import type { AppEnv } from "../../http/app-env.ts";
import { readHealth } from "./health.queries.ts";

const RETRY_AFTER_S = 1;

/** Tells a supervisor that the process runs, and a proxy whether to send requests to it. */
export const healthRoutes = new Hono<AppEnv>()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    const health = await readHealth(c.var.db);
    if (Object.values(health).every((state) => state === "ready"))
      return c.json({ status: "ready", ...health });
    c.header("Retry-After", String(RETRY_AFTER_S));
    return c.json({ status: "not ready", ...health }, 503);
  });
