import {
  copyDevelopersInSteps,
  restoreDevelopersInSteps,
} from "@devguild/job-index/developers/developer-columns";
import { DeveloperIndex } from "@devguild/job-index/developers/developer-index";
import type { Logger } from "pino";

import { FollowedIndex, type IndexSource } from "../../change-logs/followed-index.ts";
import type { Db } from "../../db/db.ts";
import { notYet } from "../../http/problems.ts";
import { finishInTurns, inTurns } from "../../in-turns.ts";
import {
  DEVELOPER_LOG,
  type DeveloperChange,
  readChangedDeveloperIds,
  readDeveloperChanges,
} from "./developer-changes.queries.ts";
import {
  DEVELOPER_ROWS_SQL,
  readAllDeveloperRows,
  readDeveloperRows,
} from "./developer-rows.queries.ts";

// How many developers one statement reads; merging a skill changes thousands.
const MAX_BATCH = 5_000;
// Former documents take space; beyond this many and as many as there are developers, it is built anew.
const MIN_FORMER = 50_000;
// To be raised whenever the same rows would be indexed in another way, or the index stored in other columns.
const FORMAT = 2;

// One index per database in this process; searches look it up by connection.
const indexesByDb = new WeakMap<Db, DeveloperIndexes>();

const buildIndex = async (db: Db) => {
  const index = new DeveloperIndex();
  for await (const rows of readAllDeveloperRows(db)) await inTurns(rows, (row) => index.put(row));
  await finishInTurns(index.sortInSteps());
  return index;
};

/** Reads some developers again: puts those who may be found or reached, and drops the others. */
const readAgain = async (db: Db, index: DeveloperIndex, ids: readonly number[]) => {
  for (let at = 0; at < ids.length; at += MAX_BATCH) {
    const some = ids.slice(at, at + MAX_BATCH);
    const rows = await readDeveloperRows(db, some);
    const found = new Set(rows.map(({ id }) => id));
    await inTurns(
      some.filter((id) => !found.has(id)),
      (id) => index.drop(id),
    );
    await inTurns(rows, (row) => index.put(row));
  }
};

/**
 * Returns the index of the developers whom staff may find or ads reach; if it is being built, waits a moment for it and
 * then throws 503. Where no process keeps one, as in tests and scripts, it is built for this call.
 */
export const awaitDeveloperIndex = async (db: Db): Promise<DeveloperIndex> => {
  const followed = indexesByDb.get(db);
  if (!followed) return buildIndex(db);
  await followed.waitForBuild();
  return followed.current ?? notYet();
};

/** The developers of a database whom staff may find or ads reach, in memory, kept up to date. Created by `followDevelopers`. */
export class DeveloperIndexes extends FollowedIndex<DeveloperIndex, DeveloperChange> {
  readonly #db: Db;

  /** `snapshotPath` is that of a file to build the index from, if it is still usable. */
  constructor(db: Db, log: Logger, snapshotPath?: string) {
    const source: IndexSource<DeveloperIndex, DeveloperChange> = {
      name: "developer index",
      log: DEVELOPER_LOG,
      readChanges: (horizon) => readDeveloperChanges(db, horizon),
      build: () => buildIndex(db),
      apply: (index, changes) =>
        readAgain(db, index, [...new Set(changes.map(({ developer_id: id }) => id))]),
      isWorn: ({ end, count }) => end > 2 * count + MIN_FORMER,
      count: ({ count }) => ({ developers: count }),
      getState: ({ version }) => String(version),
      format: JSON.stringify([FORMAT, DEVELOPER_ROWS_SQL]),
      copy: (index) => finishInTurns(copyDevelopersInSteps(index)),
      restore: async (columns, horizon) => {
        const index = await finishInTurns(restoreDevelopersInSteps(columns));
        const changed = await readChangedDeveloperIds(db, horizon);
        await readAgain(db, index, changed);
        return { index, changed: changed.length };
      },
    };
    super(db, source, log, snapshotPath);
    this.#db = db;
    indexesByDb.set(db, this);
  }

  /** Makes searches build an index of their own, permanently. */
  override close() {
    super.close();
    indexesByDb.delete(this.#db);
  }
}
