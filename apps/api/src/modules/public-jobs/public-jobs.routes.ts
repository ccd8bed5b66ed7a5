import { contract } from "@devguild/contract/contract";
import { API_BASE } from "@devguild/schemas/addresses";
import type { Hono } from "hono";
import { cors } from "hono/cors";

import type { AppEnv } from "../../http/app-env.ts";
import { readCursor, toCursor } from "../../http/cursors.ts";
import { implement } from "../../http/implement.ts";
import { PUBLIC_JOBS_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { listPublicJobs } from "./public-jobs.queries.ts";

const calls = implement(contract.publicJobs, {
  list: async ({ db, config, query, http }) => {
    await countAttempt(db, PUBLIC_JOBS_LIMIT, http);
    const { rows, hasMore } = await listPublicJobs(db, {
      after: readCursor(query.cursor),
      limit: query.per_page,
      site: config.urls.site,
    });
    const last = rows.at(-1);
    return {
      data: rows,
      meta: {
        next_cursor:
          hasMore && last ? toCursor({ at: new Date(last.published_at), id: last.id }) : null,
      },
    };
  },
});

/**
 * Serves the open jobs for other sites to list. Scripts of any site can read them, and shared caches
 * may store them for five minutes. Source: docs/product/feeds.md.
 */
export const publicJobRoutes = (app: Hono<AppEnv>) => {
  const path = API_BASE + contract.publicJobs.list.path;
  app.use(path, cors({ origin: "*", allowMethods: ["GET"] }), async (c, next) => {
    await next();
    if (c.res.status === 200) c.header("Cache-Control", "public, max-age=300");
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
  });
  calls(app);
};
