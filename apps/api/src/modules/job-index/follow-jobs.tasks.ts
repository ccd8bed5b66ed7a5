import { setTimeout as wait } from "node:timers/promises";

import type { Logger } from "pino";

import { followChanges, POLL_INTERVAL_MS } from "../../change-logs/follow-changes.ts";
import type { Db } from "../../db/db.ts";
import type { Database } from "../../db/open-database.ts";
import { CHANNEL } from "./job-changes.queries.ts";
import { JobIndexes } from "./job-indexes.queries.ts";
import { saveSnapshots, type SnapshotOptions } from "./save-snapshots.tasks.ts";

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
  const following = followChanges(listen, CHANNEL, refresh);

  return {
    built,
    close: async () => {
      closed = true;
      const stopped = following.close();
      await snapshots?.close();
      indexes.close();
      await stopped;
    },
  };
};
