import { DeveloperIndex } from "@devguild/job-index/developers/developer-index";
import type { Logger } from "pino";

import { ChangeReader } from "../../change-logs/change-reader.ts";
import type { Db } from "../../db/db.ts";
import { notYet } from "../../http/problems.ts";
import { finishInTurns, inTurns } from "../../in-turns.ts";
import { readHorizon } from "../job-index/job-changes.queries.ts";
import {
  CHANGES_RETENTION_MS,
  type DeveloperChange,
  readDeveloperChanges,
} from "./developer-changes.queries.ts";
import { readAllDeveloperRows, readDeveloperRows } from "./developer-rows.queries.ts";

// How long a search waits for the first build.
const BUILD_WAIT_MS = 3_000;
// How many developers one statement reads; merging a skill changes thousands.
const MAX_BATCH = 5_000;
// Former documents take space; beyond this many and as many as there are developers, it is built anew.
const MIN_FORMER = 50_000;

// One index per database in this process; searches look it up by connection.
const keepersByDb = new WeakMap<Db, DeveloperIndexes>();

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

const buildIndex = async (db: Db) => {
  const index = new DeveloperIndex();
  for await (const rows of readAllDeveloperRows(db)) await inTurns(rows, (row) => index.put(row));
  await finishInTurns(index.sortInSteps());
  return index;
};

/**
 * Returns the index of the developers whom staff may find; if it is being built, waits a moment for it and
 * then throws 503. Where no process keeps one, as in tests and scripts, it is built for this call.
 */
export const awaitDeveloperIndex = async (db: Db): Promise<DeveloperIndex> => {
  const keeper = keepersByDb.get(db);
  if (!keeper) return buildIndex(db);
  if (!keeper.current) await Promise.race([keeper.built, pause(BUILD_WAIT_MS)]);
  return keeper.current ?? notYet();
};

/** The developers of a database whom staff may find in memory, kept up to date. Created by `followDevelopers`. */
export class DeveloperIndexes {
  current: DeveloperIndex | null = null;
  readonly #db: Db;
  readonly #log: Logger;
  readonly #changes: ChangeReader<DeveloperChange>;
  readonly #firstBuild = Promise.withResolvers<void>();
  #lastRead = 0;
  #reading: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
    this.#changes = new ChangeReader((horizon) => readDeveloperChanges(db, horizon));
    keepersByDb.set(db, this);
  }

  /** Resolves when the index is built for the first time. */
  get built(): Promise<void> {
    return this.#firstBuild.promise;
  }

  /**
   * Updates the index to what is committed now, or builds it; concurrent calls share one read. Anything
   * that fails is read again by the next call.
   */
  refresh(now = Date.now()): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#readUntilQuiet(now).finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** Makes searches build an index of their own, permanently. */
  close() {
    this.#closed = true;
    keepersByDb.delete(this.#db);
    this.current = null;
  }

  async #readUntilQuiet(now: number) {
    while (this.#again && !this.#closed) {
      this.#again = false;
      await this.#read(now);
    }
  }

  async #read(now: number) {
    // Changes older than the log's retention are lost.
    if (now - this.#lastRead > CHANGES_RETENTION_MS) this.current = null;
    const { current } = this;
    if (!current || current.end > 2 * current.count + MIN_FORMER) await this.#build();
    await this.#changes.read((changes) => this.#readAgain(changes));
    this.#lastRead = now;
  }

  async #build() {
    const startedAt = performance.now();
    const horizon = await readHorizon(this.#db);
    const index = await buildIndex(this.#db);
    if (this.#closed) return;
    this.#changes.restart(horizon);
    this.current = index;
    this.#firstBuild.resolve();
    const ms = Math.round(performance.now() - startedAt);
    this.#log.info({ developers: index.count, ms }, "developer index built");
  }

  async #readAgain(changes: readonly DeveloperChange[]) {
    const index = this.current;
    if (!index) return;
    const ids = [...new Set(changes.map(({ developer_id: id }) => id))];
    for (let at = 0; at < ids.length; at += MAX_BATCH) {
      const some = ids.slice(at, at + MAX_BATCH);
      const rows = await readDeveloperRows(this.#db, some);
      const found = new Set(rows.map(({ id }) => id));
      await inTurns(
        some.filter((id) => !found.has(id)),
        (id) => index.drop(id),
      );
      await inTurns(rows, (row) => index.put(row));
    }
  }
}
