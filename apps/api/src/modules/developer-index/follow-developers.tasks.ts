import type { Logger } from "pino";

import { followChanges } from "../../change-logs/follow-changes.ts";
import type { Database } from "../../db/open-database.ts";
import { CHANNEL } from "./developer-changes.queries.ts";
import { DeveloperIndexes } from "./developer-indexes.queries.ts";

/**
 * Builds the in-memory index of the developers whom staff may find and keeps it up to date. `built`
 * resolves once it is. Source: docs/decisions/job-index.md.
 */
export const followDevelopers = ({ db, listen }: Pick<Database, "db" | "listen">, log: Logger) => {
  const indexes = new DeveloperIndexes(db, log);
  let closed = false;
  let failing = false;
  const refresh = async () => {
    try {
      await indexes.refresh();
      failing = false;
    } catch (error) {
      if (!failing && !closed) log.warn({ err: error }, "the developer index cannot read");
      failing = true;
    }
  };
  void refresh();
  const following = followChanges(listen, CHANNEL, refresh);
  return {
    built: indexes.built,
    close: async () => {
      closed = true;
      indexes.close();
      await following.close();
    },
  };
};
