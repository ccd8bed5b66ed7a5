import { DocumentIndex } from "@devguild/job-index/document-index";
import type { Logger } from "pino";

import type { Db } from "../../db/db.ts";
import { type Kind, readAllRows, readRows } from "./index-rows.queries.ts";
import {
  type Change,
  CHANGES_RETENTION_MS,
  readChanges,
  readHorizon,
} from "./job-changes.queries.ts";

const PART = 10_000;
// Records read again in one statement; a company that renames itself changes thousands.
const MOST_AT_ONCE = 5_000;

/** One index for each kind of record; `serial` tells one building of them from the next. */
export type Indexes = Record<Kind, DocumentIndex> & { serial: number };

let serial = 0;

// One set of indexes for each database of the process; searches find them by their connection.
const indexesByDb = new WeakMap<Db, JobIndexes>();

/** The indexes that answer searches on a database, with time passed; null until they are built. */
export const getIndexes = (db: Db, now: number): Indexes | null => {
  const indexes = indexesByDb.get(db)?.current ?? null;
  indexes?.job.expire(now);
  return indexes;
};

/** A text that changes whenever a search may find something else; null until the indexes are built. */
export const getSearchState = (db: Db, now: number): string | null => {
  const indexes = getIndexes(db, now);
  return indexes && `${indexes.serial} ${indexes.job.version} ${indexes.listing.version}`;
};

/** The open ads and listings of a database in memory, kept equal to it. Made by `followJobs`. */
export class JobIndexes {
  current: Indexes | null = null;
  readonly #db: Db;
  readonly #log: Logger;
  #horizon = "0";
  // Changes at or past the horizon that are in the indexes already, by id with their transaction.
  #seen = new Map<number, bigint>();
  #lastRead = 0;
  #reading: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
    indexesByDb.set(db, this);
  }

  /**
   * Brings the indexes up to what is committed now, or builds them where there are none; calls at one
   * time share one reading. What fails is read by the next call.
   */
  refresh(now = Date.now()): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#readUntilQuiet(now).finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** Lets searches go to the tables again, for good. */
  close() {
    this.#closed = true;
    indexesByDb.delete(this.#db);
    this.current = null;
  }

  async #readUntilQuiet(now: number) {
    while (this.#again && !this.#closed) {
      this.#again = false;
      await this.#read(now);
    }
  }

  async #read(now: number) {
    // Away for longer than the log is kept: only the tables know what happened.
    if (now - this.#lastRead > CHANGES_RETENTION_MS) this.current = null;
    if (!this.current) await this.#build();
    const { changes, horizon } = await readChanges(this.#db, this.#horizon);
    const fresh = (changes ?? []).filter(({ id }) => !this.#seen.has(id));
    for (const kind of ["job", "listing"] as const)
      await this.#readAgain(
        kind,
        fresh.filter((change) => change.kind === kind),
      );
    for (const { id, xid } of fresh) this.#seen.set(id, BigInt(xid));
    for (const [id, xid] of this.#seen) if (xid < BigInt(horizon)) this.#seen.delete(id);
    this.#horizon = horizon;
    this.#lastRead = now;
  }

  /** Reads all open records into new indexes and lets them answer. */
  async #build() {
    const startedAt = performance.now();
    const horizon = await readHorizon(this.#db);
    serial += 1;
    const indexes = { job: new DocumentIndex(), listing: new DocumentIndex(), serial };
    for (const kind of ["job", "listing"] as const)
      for await (const rows of readAllRows(this.#db, kind, PART)) {
        const now = Date.now();
        for (const row of rows) indexes[kind].put(row, now);
      }
    if (this.#closed) return;
    this.#horizon = horizon;
    this.#seen = new Map();
    this.current = indexes;
    this.#log.info(
      {
        jobs: indexes.job.count,
        listings: indexes.listing.count,
        ms: Math.round(performance.now() - startedAt),
      },
      "job index built",
    );
  }

  async #readAgain(kind: Kind, changes: readonly Change[]) {
    const index = this.current?.[kind];
    if (!index) return;
    const ids = [...new Set(changes.map(({ record_id }) => record_id))];
    for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
      const some = ids.slice(at, at + MOST_AT_ONCE);
      const rows = await readRows(this.#db, kind, some);
      const now = Date.now();
      const open = new Set(rows.map(({ id }) => id));
      for (const id of some) if (!open.has(id)) index.drop(id);
      for (const row of rows) index.put(row, now);
    }
  }
}
