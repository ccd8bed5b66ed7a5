import { setTimeout as wait } from "node:timers/promises";

import type { Logger } from "pino";

import type { Db } from "../../db/db.ts";
import type { Database } from "../../db/open-database.ts";
import { CHANNEL } from "./job-changes.queries.ts";
import { JobIndexes } from "./job-indexes.queries.ts";

// How long a change may stay unseen where its announcement was lost or could not be followed.
const POLL_INTERVAL_MS = 1_500;
// Changes of this long are read together: each reading makes what searches keep for each other void.
const DEBOUNCE_MS = 300;

/** A running index; `close` lets searches go to the tables again. */
export type Following = { built: Promise<void>; close: () => Promise<void> };

/**
 * Builds the indexes of a database and keeps them equal to it: at every announced change, and by
 * looking for changes at short intervals, since an announcement may be lost with its connection.
 * Source: docs/decisions/job-index.md.
 */
export const followJobs = (
  { db, listen }: { db: Db; listen: Database["listen"] },
  log: Logger,
): Following => {
  const indexes = new JobIndexes(db, log);
  let closed = false;
  let failing = false;
  const refresh = async () => {
    try {
      await indexes.refresh();
      failing = false;
    } catch (error) {
      if (!failing && !closed) log.warn({ err: error }, "the job index cannot read");
      failing = true;
    }
  };

  const build = async () => {
    for (;;) {
      await refresh();
      if (indexes.current || closed) return;
      await wait(POLL_INTERVAL_MS);
    }
  };
  const built = build();
  let gathering: NodeJS.Timeout | undefined;
  const listening = listen(CHANNEL, () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void refresh();
    }, DEBOUNCE_MS);
  });
  const looking = setInterval(() => void refresh(), POLL_INTERVAL_MS);
  looking.unref();

  return {
    built,
    close: async () => {
      closed = true;
      clearInterval(looking);
      clearTimeout(gathering);
      indexes.close();
      await listening.close();
    },
  };
};
