import { DocumentIndex } from "@devguild/job-index/document-index";
import type { Logger } from "pino";

import type { Db } from "../../db/db.ts";
import { notYet } from "../../http/problems.ts";
import { inTurns } from "../../in-turns.ts";
import { type Kind, readAllRows, readRows } from "./index-rows.queries.ts";
import {
  type Change,
  CHANGES_RETENTION_MS,
  readChanges,
  readHorizon,
} from "./job-changes.queries.ts";

const PART = 10_000;
// How many records one statement reads; renaming a company changes thousands.
const MAX_BATCH = 5_000;
// How long a search waits for the first build.
const BUILD_WAIT_MS = 3_000;

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

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/**
 * Returns the indexes of a database as getIndexes does; if they are being built, waits a moment for them
 * and then throws 503. Null only where no process keeps any, as in tests and scripts.
 */
export const awaitIndexes = async (db: Db, now: number): Promise<Indexes | null> => {
  const keeper = indexesByDb.get(db);
  if (!keeper) return null;
  if (!keeper.current) await Promise.race([keeper.built, pause(BUILD_WAIT_MS)]);
  return getIndexes(db, now) ?? notYet();
};

/** Returns a text that changes whenever search results could; null until the indexes are built. */
export const getSearchState = (db: Db, now: number): string | null => {
  const indexes = getIndexes(db, now);
  return indexes && `${indexes.serial} ${indexes.job.version} ${indexes.listing.version}`;
};

/** The open ads and listings of a database in memory, kept up to date. Created by `followJobs`. */
export class JobIndexes {
  current: Indexes | null = null;
  readonly #db: Db;
  readonly #log: Logger;
  #horizon = "0";
  // Changes at or after the horizon that are already indexed: their ids and transactions.
  #seen = new Map<number, bigint>();
  #lastRead = 0;
  #reading: Promise<void> | null = null;
  readonly #firstBuild = Promise.withResolvers<void>();
  #again = false;
  #closed = false;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
    indexesByDb.set(db, this);
  }

  /**
   * Updates the indexes to what is committed now, or builds them; concurrent calls share one read.
   * Anything that fails is read again by the next call.
   */
  refresh(now = Date.now()): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#readUntilQuiet(now).finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** Resolves when the indexes are built for the first time. */
  get built(): Promise<void> {
    return this.#firstBuild.promise;
  }

  /** Makes searches use the tables again, permanently. */
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
    // Changes older than the log's retention are lost, so the indexes have to be rebuilt from the
    // tables.
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

  /** Reads all open records into new indexes and activates them. */
  async #build() {
    const startedAt = performance.now();
    const horizon = await readHorizon(this.#db);
    serial += 1;
    const indexes = { job: new DocumentIndex(), listing: new DocumentIndex(), serial };
    for (const kind of ["job", "listing"] as const) {
      for await (const rows of readAllRows(this.#db, kind, PART)) {
        const now = Date.now();
        await inTurns(rows, (row) => indexes[kind].put(row, now));
      }
      // Here nobody else knows the index yet; the first search would sort it all at once.
      await inTurns(indexes[kind].sortInSteps(), () => {});
    }
    if (this.#closed) return;
    this.#horizon = horizon;
    this.#seen = new Map();
    this.current = indexes;
    this.#firstBuild.resolve();
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
    for (let at = 0; at < ids.length; at += MAX_BATCH) {
      const some = ids.slice(at, at + MAX_BATCH);
      const rows = await readRows(this.#db, kind, some);
      const now = Date.now();
      const open = new Set(rows.map(({ id }) => id));
      const closed = some.filter((id) => !open.has(id));
      // Renaming a company changes thousands, and searches go on in between.
      await inTurns(closed, (id) => index.drop(id));
      await inTurns(rows, (row) => index.put(row, now));
    }
  }
}
