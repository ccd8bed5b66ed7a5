import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";

import { type Db, selectRows } from "../db/db.ts";
import type { Database } from "../db/open-database.ts";
import { DAY_S, HOUR_S } from "../time.ts";

/**
 * A kind of task: its queue's name, the data of one item, and the task that runs when the last retry of
 * an item has failed or was killed.
 */
export type TaskKind<Data extends object> = {
  name: string;
  retries: number;
  afterFailure?: TaskKind<Data>;
  data?: Data;
};

/** One item of background work. */
export type Task<Data extends object = object> = { kind: TaskKind<Data>; data: Data };

/** Runs one kind of task, whatever its data. */
export type Worker = {
  name: string;
  run: (data: unknown, id: string) => Promise<void>;
  /** When it also runs on a schedule, as a cron expression in UTC. */
  schedule?: string;
};

/** Binds a kind of task to the function that runs it; `id` stays the same across retries of one item. */
export const worker = <Data extends object>(
  kind: TaskKind<Data>,
  run: (data: Data, id: string) => Promise<void>,
): Worker => ({ name: kind.name, run: (data, id) => run(data as Data, id) });

/** Declares a kind of task. */
export const taskKind = <Data extends object>(
  name: string,
  retries: number,
  afterFailure?: TaskKind<Data>,
): TaskKind<Data> => ({ name, retries, ...(afterFailure && { afterFailure }) });

// A process has one queue. Services enqueue with only their transaction, so that a task commits or
// rolls back together with the change that caused it.
let queue: PgBoss | undefined;

/** Enqueues a task within `tx`: it runs once the transaction is committed, otherwise never. */
export const enqueue = async <Data extends object>(tx: Db, task: Task<Data>): Promise<void> => {
  if (!queue) throw new Error("The queue isn’t open.");
  await queue.send(task.kind.name, task.data, {
    retryLimit: task.kind.retries,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR_S,
    // Emails contain links with tokens, so finished tasks are deleted soon.
    deleteAfterSeconds: DAY_S,
    ...(task.kind.afterFailure && { deadLetter: task.kind.afterFailure.name }),
    db: fromDrizzle(tx as never, sql),
  });
};

/** Counts the items of a kind that have failed and not succeeded since. */
export const countFailed = async (db: Db, { name }: { name: string }): Promise<number> => {
  const [counted] = await selectRows<{ failed: number }>(
    db,
    sql`select count(*)::int as failed from queue.job where name = ${name} and state in ('retry', 'failed')`,
  );
  return counted?.failed ?? 0;
};

export type Queue = {
  /** Starts processing, one item of each kind at a time. */
  work: () => Promise<void>;
  /** Runs everything due now, within this call; failed items wait for their retry. For tests. */
  drain: () => Promise<void>;
  /** Reclaims items that were started but never finished, as also happens every minute. For tests. */
  reclaimStalled: () => Promise<void>;
  close: () => Promise<void>;
};

/** Opens the process's queue on a database, creating missing tables. */
export const openQueue = async (
  database: Pick<Database, "queueOptions">,
  workers: readonly Worker[],
  log: Logger,
): Promise<Queue> => {
  const boss = new PgBoss({ ...database.queueOptions, schema: "queue" });
  boss.on("error", (error: unknown) => log.error({ err: error }, "queue failed"));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, schedule } of workers) {
    if (!known.has(name)) await boss.createQueue(name);
    if (schedule) await boss.schedule(name, schedule);
  }
  queue = boss;
  return {
    work: async () => {
      for (const { name, run } of workers)
        await boss.work(name, { pollingIntervalSeconds: 0.5 }, async (items) => {
          for (const { id, data } of items) await run(data, id);
        });
    },
    drain: async () => {
      for (const { name, run } of workers)
        for (;;) {
          const [item] = await boss.fetch(name);
          if (!item) break;
          try {
            await run(item.data, item.id);
            await boss.complete(name, item.id);
          } catch (error) {
            await boss.fail(name, item.id, error as object);
          }
        }
    },
    reclaimStalled: () => boss.supervise(),
    close: async () => {
      queue = undefined;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
};
