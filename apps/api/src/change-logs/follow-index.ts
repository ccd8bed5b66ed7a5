import { setTimeout as wait } from "node:timers/promises";

import type { Logger } from "pino";

import type { Db } from "../db/db.ts";
import type { Database } from "../db/open-database.ts";
import type { LoggedChange } from "./change-reader.ts";
import { followChanges, POLL_INTERVAL_MS } from "./follow-changes.ts";
import type { FollowedIndex } from "./followed-index.ts";
import { saveSnapshots, type SnapshotOptions } from "./save-snapshots.ts";

/** A running index; after `close`, it isn't used any more. */
export type Following = { built: Promise<void>; close: () => Promise<void> };

/**
 * Builds an index and keeps it up to date: on every notification of a channel, and by polling, as
 * notifications are lost when a connection breaks. With `snapshot`, its copies are saved there.
 */
export const followIndex = <Index, Change extends LoggedChange>(
  { db, listen }: { db: Db; listen: Database["listen"] },
  { followed, channel }: { followed: FollowedIndex<Index, Change>; channel: string },
  log: Logger,
  snapshot?: SnapshotOptions,
): Following => {
  let closed = false;
  let failing = false;
  const refresh = async () => {
    try {
      await followed.refresh();
      failing = false;
    } catch (error) {
      if (!failing && !closed) log.warn({ err: error }, `the ${followed.source.name} cannot read`);
      failing = true;
    }
  };
  const snapshots = snapshot && saveSnapshots(db, followed, snapshot, log);
  const build = async () => {
    for (;;) {
      await refresh();
      if (closed) return;
      if (followed.current) break;
      await wait(POLL_INTERVAL_MS);
    }
    if (!followed.restored) void snapshots?.save();
  };
  const built = build();
  const following = followChanges(listen, channel, refresh);
  return {
    built,
    close: async () => {
      closed = true;
      const stopped = following.close();
      await snapshots?.close();
      followed.close();
      await stopped;
    },
  };
};
