import type { Logger } from "pino";

import type { Db } from "../../db/db.ts";
import { HOUR_MS, MINUTE_MS } from "../../time.ts";
import { saveSnapshot } from "./index-snapshot.commands.ts";
import { getSearchState, type JobIndexes } from "./job-indexes.queries.ts";

// How much a process that was killed may have to read again when it is restarted.
const INTERVAL_MS = 10 * MINUTE_MS;
// After a day without changes the log is empty, and the last snapshot can't be recognised any more.
const MAX_AGE_MS = HOUR_MS;
// Fewer are read from the tables in a second.
const MIN_RECORDS = 20_000;

/** Where to save snapshots, and from how many open records on. */
export type SnapshotOptions = { path: string; minRecords?: number };

/**
 * Saves a snapshot of the indexes every ten minutes if they have changed, and when it is closed, so that
 * the next start doesn't have to read all records. Source: docs/decisions/job-index.md.
 */
export const saveSnapshots = (
  db: Db,
  indexes: JobIndexes,
  { path, minRecords = MIN_RECORDS }: SnapshotOptions,
  log: Logger,
) => {
  let saved = { state: "", at: 0 };
  const saveIfChanged = async () => {
    const now = Date.now();
    const state = getSearchState(db, now);
    const { job, listing } = indexes.current ?? {};
    if (!state || (job?.count ?? 0) + (listing?.count ?? 0) < minRecords) return;
    if (state === saved.state && now - saved.at < MAX_AGE_MS) return;
    try {
      await saveSnapshot(db, path, indexes);
      saved = { state, at: now };
    } catch (error) {
      log.warn({ err: error }, "the job index snapshot cannot be saved");
    }
  };
  let saving = Promise.resolve();
  const save = () => (saving = saving.then(saveIfChanged));
  const timer = setInterval(() => void save(), INTERVAL_MS);
  timer.unref();
  return {
    save,
    close: async () => {
      clearInterval(timer);
      await save();
    },
  };
};
