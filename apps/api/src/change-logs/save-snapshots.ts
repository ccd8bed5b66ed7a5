import type { Logger } from "pino";

import { writeColumnFile } from "../column-files/write-column-file.ts";
import type { Db } from "../db/db.ts";
import { HOUR_MS, MINUTE_MS } from "../time.ts";
import type { LoggedChange } from "./change-reader.ts";
import type { FollowedIndex } from "./followed-index.ts";
import { addMark } from "./log-marks.ts";
import { readSource, type SnapshotInfo } from "./read-snapshot.ts";

// How much a process that was killed may have to read again when it is restarted.
const INTERVAL_MS = 10 * MINUTE_MS;
// After a day without changes the log is empty, and the last snapshot can't be recognised any more.
const MAX_AGE_MS = HOUR_MS;
// Fewer are read from the tables in a second.
const MIN_RECORDS = 20_000;

/** Where to save snapshots, and from how many records on. */
export type SnapshotOptions = { path: string; minRecords?: number };

/**
 * Writes a snapshot of an index to a file, replacing the one there; does nothing until it is built. The
 * log of changes gets a mark, so that a database restored to an earlier state isn't taken for the one of
 * the snapshot.
 */
export const saveSnapshot = async <Index, Change extends LoggedChange>(
  db: Db,
  path: string,
  followed: FollowedIndex<Index, Change>,
) => {
  const copy = await followed.copy();
  if (!copy) return;
  const { columns, horizon, readAt } = copy;
  const { format, log } = followed.source;
  const [source, mark] = [await readSource(db, format), await addMark(db, log)];
  const info: SnapshotInfo = { source, mark, horizon, readAt };
  await writeColumnFile(path, info, columns);
};

/**
 * Saves a snapshot of an index every ten minutes if it has changed, and when it is closed, so that the
 * next start doesn't have to read all records. Source: docs/decisions/job-index.md.
 */
export const saveSnapshots = <Index, Change extends LoggedChange>(
  db: Db,
  followed: FollowedIndex<Index, Change>,
  { path, minRecords = MIN_RECORDS }: SnapshotOptions,
  log: Logger,
) => {
  const { name, count, getState } = followed.source;
  let saved = { state: "", at: 0 };
  const saveIfChanged = async () => {
    const index = followed.current;
    if (!index) return;
    const now = Date.now();
    const state = getState(index);
    const records = Object.values(count(index)).reduce((sum, each) => sum + each, 0);
    if (records < minRecords) return;
    if (state === saved.state && now - saved.at < MAX_AGE_MS) return;
    try {
      await saveSnapshot(db, path, followed);
      saved = { state, at: now };
    } catch (error) {
      log.warn({ err: error }, `the ${name} snapshot cannot be saved`);
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
