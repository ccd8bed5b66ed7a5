import type { Logger } from "pino";

import type { Columns } from "../column-files/column-format.ts";
import type { Db } from "../db/db.ts";
import { ChangeReader, type LoggedChange, type ReadChanges } from "./change-reader.ts";
import { type ChangeLog, readHorizon } from "./log-marks.ts";
import { readSnapshot } from "./read-snapshot.ts";

/** What an index in memory is built from, and how it follows its tables. */
export type IndexSource<Index, Change extends LoggedChange> = {
  /** What the process's log calls it. */
  name: string;
  log: ChangeLog;
  readChanges: ReadChanges<Change>;
  /** Reads everything from the tables. */
  build: () => Promise<Index>;
  /** Reads again what has changed. */
  apply: (index: Index, changes: readonly Change[]) => Promise<void>;
  /** Whether it is better read anew from the tables. */
  isWorn: (index: Index) => boolean;
  /** How many records of each kind it has. */
  count: (index: Index) => Record<string, number>;
  /** Differs whenever results could. */
  getState: (index: Index) => string;
  /** Names how rows are read and stored; another format is never restored. */
  format: string;
  /** Copies everything, in turns with requests. */
  copy: (index: Index) => Promise<Columns>;
  /** Restores a copy and reads again what has changed since its horizon. */
  restore: (columns: Columns, horizon: string) => Promise<{ index: Index; changed: number }>;
};

/** A copy of everything indexed, and the changes that it includes: see `SnapshotInfo`. */
type IndexCopy = { columns: Columns; horizon: string; readAt: number };

// How long a search waits for the first build.
const BUILD_WAIT_MS = 3_000;

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** An index in memory, kept up to date with the tables of a database by `refresh`. */
export class FollowedIndex<Index, Change extends LoggedChange> {
  current: Index | null = null;
  /** Whether it was built from a snapshot. */
  restored = false;
  readonly source: IndexSource<Index, Change>;
  readonly #db: Db;
  readonly #log: Logger;
  readonly #snapshotPath: string | undefined;
  readonly #changes: ChangeReader<Change>;
  readonly #firstBuild = Promise.withResolvers<void>();
  #lastRead = 0;
  #reading: Promise<void> | null = null;
  // Reading and copying, one after another.
  #last: Promise<unknown> = Promise.resolve();
  #again = false;
  #closed = false;

  /** `snapshotPath` is that of a file to build the index from, if it is still usable. */
  constructor(db: Db, source: IndexSource<Index, Change>, log: Logger, snapshotPath?: string) {
    this.#db = db;
    this.source = source;
    this.#log = log;
    this.#snapshotPath = snapshotPath;
    this.#changes = new ChangeReader(source.readChanges);
  }

  /** Resolves when the index is built for the first time. */
  get built(): Promise<void> {
    return this.#firstBuild.promise;
  }

  /** Waits a moment for the first build, if there is none yet. */
  async waitForBuild() {
    if (!this.current) await Promise.race([this.built, pause(BUILD_WAIT_MS)]);
  }

  /**
   * Updates the index to what is committed now, or builds it; concurrent calls share one read.
   * Anything that fails is read again by the next call.
   */
  refresh(now = Date.now()): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#inOrder(() => this.#readUntilQuiet(now)).finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** Copies everything indexed, in turns with requests; null until the index is built. */
  copy(): Promise<IndexCopy | null> {
    return this.#inOrder(async () => {
      if (!this.current) return null;
      const columns = await this.source.copy(this.current);
      return { columns, horizon: this.#changes.horizon, readAt: this.#lastRead };
    });
  }

  /** Stops following, permanently. */
  close() {
    this.#closed = true;
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
    const { source } = this;
    // Changes older than the log's retention are lost, so it has to be built anew.
    if (now - this.#lastRead > source.log.retentionMs) this.current = null;
    if (!this.current) await this.#build(() => this.#restore(now));
    else if (source.isWorn(this.current)) await this.#build();
    await this.#changes.read(async (changes) => {
      if (this.current) await source.apply(this.current, changes);
    });
    this.#lastRead = now;
  }

  /** Builds the index, from the snapshot if there is a usable one, and activates it. */
  async #build(restore?: () => Promise<{ index: Index; changed: number } | null>) {
    const startedAt = performance.now();
    const horizon = await readHorizon(this.#db);
    const restored = (await restore?.()) ?? null;
    const index = restored?.index ?? (await this.source.build());
    if (this.#closed) return;
    this.#changes.restart(horizon);
    this.current = index;
    this.restored = restored !== null;
    this.#firstBuild.resolve();
    this.#log.info(
      {
        ...this.source.count(index),
        ...(restored && { changed: restored.changed }),
        ms: Math.round(performance.now() - startedAt),
      },
      `${this.source.name} ${restored ? "restored" : "built"}`,
    );
  }

  /** Reads the snapshot; null if there is none that can be used. */
  async #restore(now: number) {
    const { name, log, format, restore } = this.source;
    if (this.#snapshotPath === undefined) return null;
    try {
      const file = { path: this.#snapshotPath, log, format };
      const { columns, horizon } = await readSnapshot(this.#db, file, now);
      return await restore(columns, horizon);
    } catch (error) {
      if (!isMissing(error)) this.#log.warn({ err: error }, `the ${name} snapshot is not used`);
      return null;
    }
  }
}
