import { setTimeout as wait } from "node:timers/promises";

import type { Logger } from "pino";

import type { Db } from "../../db/db.ts";
import type { Database } from "../../db/open-database.ts";
import { CHANNEL } from "./job-changes.queries.ts";
import { JobIndexes } from "./job-indexes.queries.ts";
import { saveSnapshots, type SnapshotOptions } from "./save-snapshots.tasks.ts";

// The longest a change can stay unnoticed if its notification was lost.
const POLL_INTERVAL_MS = 1_500;
// Changes within this time are read together, as every update invalidates cached searches.
const DEBOUNCE_MS = 300;

/** A running index; after `close`, searches use the tables again. */
export type Following = { built: Promise<void>; close: () => Promise<void> };

/**
 * Builds the in-memory indexes of a database and keeps them up to date: on every change notification,
 * and by polling, as notifications are lost when a connection breaks. With `snapshot`, they are built
 * from the last one, and saved to the next. Source: docs/decisions/job-index.md.
 */
export const followJobs = (
  { db, listen }: { db: Db; listen: Database["listen"] },
  log: Logger,
  snapshot?: SnapshotOptions,
): Following => {
  const indexes = new JobIndexes(db, log, snapshot?.path);
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

  const snapshots = snapshot && saveSnapshots(db, indexes, snapshot, log);
  const build = async () => {
    for (;;) {
      await refresh();
      if (closed) return;
      if (indexes.current) break;
      await wait(POLL_INTERVAL_MS);
    }
    if (!indexes.restored) void snapshots?.save();
  };
  const built = build();
  let debounceTimer: NodeJS.Timeout | undefined;
  const listening = listen(CHANNEL, () => {
    debounceTimer ??= setTimeout(() => {
      debounceTimer = undefined;
      void refresh();
    }, DEBOUNCE_MS);
  });
  const pollTimer = setInterval(() => void refresh(), POLL_INTERVAL_MS);
  pollTimer.unref();

  return {
    built,
    close: async () => {
      closed = true;
      clearInterval(pollTimer);
      clearTimeout(debounceTimer);
      await snapshots?.close();
      indexes.close();
      await listening.close();
    },
  };
};
