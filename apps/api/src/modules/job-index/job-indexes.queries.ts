import { copyColumnsInSteps, type DocumentColumns } from "@devguild/job-index/document-columns";
import type { DocumentIndex } from "@devguild/job-index/document-index";
import type { Logger } from "pino";

import { ChangeReader } from "../../change-logs/change-reader.ts";
import type { Db } from "../../db/db.ts";
import { notYet } from "../../http/problems.ts";
import { finishInTurns } from "../../in-turns.ts";
import { type Kind, KINDS } from "./index-rows.queries.ts";
import { readSnapshot } from "./index-snapshot.queries.ts";
import {
  type Change,
  CHANGES_RETENTION_MS,
  readChanges,
  readHorizon,
} from "./job-changes.queries.ts";
import {
  buildIndexes,
  type DocumentsByKind,
  readAgain,
  readAllDocuments,
} from "./read-documents.queries.ts";

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

/** A copy of everything indexed, and the changes that it includes: see `SnapshotInfo`. */
export type IndexCopy = {
  columns: Record<Kind, DocumentColumns>;
  horizon: string;
  readAt: number;
};

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The open ads and listings of a database in memory, kept up to date. Created by `followJobs`. */
export class JobIndexes {
  current: Indexes | null = null;
  /** Whether they were built from a snapshot. */
  restored = false;
  readonly #db: Db;
  readonly #log: Logger;
  readonly #snapshotPath: string | undefined;
  readonly #changes: ChangeReader<Change>;
  #lastRead = 0;
  #reading: Promise<void> | null = null;
  // Reading and copying, one after another.
  #last: Promise<unknown> = Promise.resolve();
  readonly #firstBuild = Promise.withResolvers<void>();
  #again = false;
  #closed = false;

  /** `snapshotPath` is that of a file to build the indexes from, if it is still usable. */
  constructor(db: Db, log: Logger, snapshotPath?: string) {
    this.#db = db;
    this.#log = log;
    this.#snapshotPath = snapshotPath;
    this.#changes = new ChangeReader((horizon) => readChanges(db, horizon));
    indexesByDb.set(db, this);
  }

  /**
   * Updates the indexes to what is committed now, or builds them; concurrent calls share one read.
   * Anything that fails is read again by the next call.
   */
  refresh(now = Date.now()): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#inOrder(() => this.#readUntilQuiet(now)).finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** Resolves when the indexes are built for the first time. */
  get built(): Promise<void> {
    return this.#firstBuild.promise;
  }

  /** Copies everything indexed, in turns with requests; null until the indexes are built. */
  copy(): Promise<IndexCopy | null> {
    return this.#inOrder(async () => {
      if (!this.current) return null;
      const { job, listing } = this.current;
      const columns = {
        job: await finishInTurns(copyColumnsInSteps(job.documents)),
        listing: await finishInTurns(copyColumnsInSteps(listing.documents)),
      };
      return { columns, horizon: this.#changes.horizon, readAt: this.#lastRead };
    });
  }

  /** Makes searches use the tables again, permanently. */
  close() {
    this.#closed = true;
    indexesByDb.delete(this.#db);
    this.current = null;
  }

  #inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
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
    if (!this.current) await this.#build(now);
    await this.#changes.read(async (fresh) => {
      for (const kind of KINDS)
        await this.#readAgain(
          kind,
          fresh.filter((change) => change.kind === kind),
        );
    });
    this.#lastRead = now;
  }

  /** Reads all open records into new indexes and activates them. */
  async #build(now: number) {
    const startedAt = performance.now();
    const horizon = await readHorizon(this.#db);
    const restored = await this.#readSnapshot(now);
    const documents = restored?.documents ?? (await readAllDocuments(this.#db));
    serial += 1;
    const indexes = { ...(await buildIndexes(documents)), serial };
    if (this.#closed) return;
    this.#changes.restart(horizon);
    this.current = indexes;
    this.restored = restored !== null;
    this.#firstBuild.resolve();
    this.#log.info(
      {
        jobs: indexes.job.count,
        listings: indexes.listing.count,
        ...(restored && { changed: restored.changed }),
        ms: Math.round(performance.now() - startedAt),
      },
      restored ? "job index restored" : "job index built",
    );
  }

  /** Reads the snapshot; null if there is none that can be used. */
  async #readSnapshot(
    now: number,
  ): Promise<{ documents: DocumentsByKind; changed: number } | null> {
    if (this.#snapshotPath === undefined) return null;
    try {
      return await readSnapshot(this.#db, this.#snapshotPath, now);
    } catch (error) {
      if (!isMissing(error)) this.#log.warn({ err: error }, "the job index snapshot is not used");
      return null;
    }
  }

  async #readAgain(kind: Kind, changes: readonly Change[]) {
    const index = this.current?.[kind];
    if (!index) return;
    const ids = [...new Set(changes.map(({ record_id }) => record_id))];
    await readAgain(this.#db, kind, ids, {
      put: (row) => index.put(row, Date.now()),
      drop: (id) => index.drop(id),
    });
  }
}
