import {
  copyColumnsInSteps,
  type DocumentColumns,
  restoreDocumentsInSteps,
} from "@devguild/job-index/document-columns";
import type { DocumentIndex } from "@devguild/job-index/document-index";
import type { Logger } from "pino";

import { FollowedIndex, type IndexSource } from "../../change-logs/followed-index.ts";
import type { Columns } from "../../column-files/column-format.ts";
import type { Db } from "../../db/db.ts";
import { notYet } from "../../http/problems.ts";
import { finishInTurns } from "../../in-turns.ts";
import { getCatalogueVersion } from "../catalogue/catalogue.queries.ts";
import { type Kind, KINDS, ROWS_SQL } from "./index-rows.queries.ts";
import { type Change, JOB_LOG, readChangedIds, readChanges } from "./job-changes.queries.ts";
import {
  buildIndexes,
  type DocumentsByKind,
  readAgain,
  readAllDocuments,
} from "./read-documents.queries.ts";

/** One index per kind of record; `serial` distinguishes one build from the next. */
export type Indexes = Record<Kind, DocumentIndex> & { serial: number };

let serial = 0;

// One set of indexes per database in this process; searches look them up by connection.
const indexesByDb = new WeakMap<Db, JobIndexes>();

/** Returns the indexes of a database with expired jobs removed; null until they are built. */
export const getIndexes = (db: Db, now: number): Indexes | null => {
  const indexes = indexesByDb.get(db)?.current ?? null;
  indexes?.job.expire(now);
  return indexes;
};

/**
 * Returns the indexes of a database as getIndexes does; if they are being built, waits a moment for them
 * and then throws 503. Null only where no process keeps any, as in tests and scripts.
 */
export const awaitIndexes = async (db: Db, now: number): Promise<Indexes | null> => {
  const followed = indexesByDb.get(db);
  if (!followed) return null;
  await followed.waitForBuild();
  return getIndexes(db, now) ?? notYet();
};

const toSearchState = ({ serial: build, job, listing }: Indexes) =>
  `${build} ${job.version} ${listing.version}`;

/**
 * Returns a text that changes whenever search results could, with the jobs or with the names and merges
 * of skills; null until the indexes are built.
 */
export const getSearchState = (db: Db, now: number): string | null => {
  const indexes = getIndexes(db, now);
  return indexes && `${toSearchState(indexes)} ${getCatalogueVersion()}`;
};

// To be raised whenever the same rows would become other documents, or documents other columns.
const FORMAT = 1;

const pickColumns = (kind: Kind, columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      name.startsWith(`${kind}.`) ? [[name.slice(kind.length + 1), column]] : [],
    ),
  ) as DocumentColumns;

const copyIndexes = async (indexes: Indexes) => {
  const columns: Columns = {};
  for (const kind of KINDS) {
    const copied = await finishInTurns(copyColumnsInSteps(indexes[kind].documents));
    for (const [name, column] of Object.entries(copied)) columns[`${kind}.${name}`] = column;
  }
  return columns;
};

const toIndexes = async (documents: DocumentsByKind): Promise<Indexes> => {
  serial += 1;
  return { ...(await buildIndexes(documents)), serial };
};

const restoreIndexes = async (db: Db, columns: Columns, horizon: string) => {
  const restore = (kind: Kind) =>
    finishInTurns(restoreDocumentsInSteps(pickColumns(kind, columns)));
  const documents = { job: await restore("job"), listing: await restore("listing") };
  const changed = await readChangedIds(db, horizon);
  for (const kind of KINDS) await readAgain(db, kind, changed[kind], documents[kind]);
  return {
    index: await toIndexes(documents),
    changed: changed.job.length + changed.listing.length,
  };
};

const applyChanges = async (db: Db, indexes: Indexes, changes: readonly Change[]) => {
  for (const kind of KINDS) {
    const ids = changes.flatMap((change) => (change.kind === kind ? change.record_id : []));
    const index = indexes[kind];
    await readAgain(db, kind, [...new Set(ids)], {
      put: (row) => index.put(row, Date.now()),
      drop: (id) => index.drop(id),
    });
  }
};

/** The open ads and listings of a database in memory, kept up to date. Created by `followJobs`. */
export class JobIndexes extends FollowedIndex<Indexes, Change> {
  readonly #db: Db;

  /** `snapshotPath` is that of a file to build the indexes from, if it is still usable. */
  constructor(db: Db, log: Logger, snapshotPath?: string) {
    const source: IndexSource<Indexes, Change> = {
      name: "job index",
      log: JOB_LOG,
      readChanges: (horizon) => readChanges(db, horizon),
      build: async () => toIndexes(await readAllDocuments(db)),
      apply: (indexes, changes) => applyChanges(db, indexes, changes),
      isWorn: () => false,
      count: ({ job, listing }) => ({ jobs: job.count, listings: listing.count }),
      getState: toSearchState,
      format: JSON.stringify([FORMAT, ROWS_SQL]),
      copy: copyIndexes,
      restore: (columns, horizon) => restoreIndexes(db, columns, horizon),
    };
    super(db, source, log, snapshotPath);
    this.#db = db;
    indexesByDb.set(db, this);
  }

  /** Makes searches use the tables again, permanently. */
  override close() {
    super.close();
    indexesByDb.delete(this.#db);
  }
}
