import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";

import { type Db, selectRows } from "../db/db.ts";
import type { Database } from "../db/open-database.ts";
import { runAsTask } from "../db/task-context.ts";
import { DAY_S, HOUR_S, MINUTE_S } from "../time.ts";
import { settleEach } from "./settle-each.ts";

/**
 * How items of a kind run: those that someone is waiting for, and those that come in thousands, run
 * several at a time; the others one at a time, for as long as they take.
 */
type Pace = "urgent" | "bulk" | "single";

/**
 * A kind of task: its queue's name, the data of one item, and the task that runs when the last retry of
 * an item has failed or was killed.
 */
export type TaskKind<Data extends object> = {
  name: string;
  retries: number;
  pace: Pace;
  afterFailure?: TaskKind<Data>;
  data?: Data;
};

/** One item of background work. */
export type Task<Data extends object = object> = { kind: TaskKind<Data>; data: Data };

/** Runs one kind of task, whatever its data. */
export type Worker = {
  name: string;
  pace: Pace;
  run: (data: unknown, id: string) => Promise<void>;
  /** When it also runs on a schedule, as a cron expression in UTC. */
  schedule?: string;
};

/** Binds a kind of task to the function that runs it; `id` stays the same across retries of one item. */
export const worker = <Data extends object>(
  kind: TaskKind<Data>,
  run: (data: Data, id: string) => Promise<void>,
): Worker => ({
  name: kind.name,
  pace: kind.pace,
  run: (data, id) => runAsTask(() => run(data as Data, id)),
});

/** Declares a kind of task. */
export const taskKind = <Data extends object>(
  name: string,
  retries: number,
  { pace = "single", afterFailure }: { pace?: Pace; afterFailure?: TaskKind<Data> } = {},
): TaskKind<Data> => ({ name, retries, pace, ...(afterFailure && { afterFailure }) });

/**
 * `polledAfter` is the longest, in seconds, that an item waits of which no notification tells: a
 * delayed one or a retry that has become due, or after a notification was lost. `endedAfter` ends an
 * item that hangs.
 */
const PACES: Record<Pace, { atOnce: number; polledAfter: number; endedAfter: number }> = {
  urgent: { atOnce: 10, polledAfter: 5, endedAfter: MINUTE_S },
  bulk: { atOnce: 10, polledAfter: 10, endedAfter: 2 * MINUTE_S },
  single: { atOnce: 1, polledAfter: 30, endedAfter: HOUR_S },
};

// While nothing can be announced, such as behind a connection pooler, every queue is polled.
const POLL_WITHOUT_NOTIFICATIONS_S = 0.5;
// One loop can wait for the slowest item of its batch while the other goes on.
const LOOPS = 2;

// A process that is killed stops its heartbeat, and others take its items back soon after.
const HEARTBEAT_S = 30;
const RECLAIM_INTERVAL_S = 20;

// The longest that failed work waits for staff to have it tried again or to dismiss it.
const FAILED_FOR_DAYS = 30;

// A process has one queue. Services enqueue with only their transaction, so that a task commits or
// rolls back together with the change that caused it.
let queue: PgBoss | undefined;

const withTransaction = (tx: Db) => ({ db: fromDrizzle(tx as never, sql) });

/**
 * Enqueues a task within `tx`: it runs once the transaction is committed, otherwise never; at the
 * earliest after `delay` seconds. Returns its id.
 */
export const enqueue = async <Data extends object>(
  tx: Db,
  task: Task<Data>,
  { delay = 0 }: { delay?: number } = {},
): Promise<string | null> => {
  if (!queue) throw new Error("The queue isn’t open.");
  return queue.send(task.kind.name, task.data, {
    retryLimit: task.kind.retries,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR_S,
    // What failed waits for staff; finished tasks are deleted sooner, by `deleteFinishedTasks`.
    deleteAfterSeconds: FAILED_FOR_DAYS * DAY_S,
    ...(task.kind.afterFailure && { deadLetter: task.kind.afterFailure.name }),
    ...(delay > 0 && { startAfter: delay }),
    ...withTransaction(tx),
  });
};

/** Cancels tasks of one kind within `tx`, unless they have run. */
export const cancelTasks = async (tx: Db, kind: { name: string }, ids: string[]) => {
  if (ids.length > 0) await queue?.cancel(kind.name, ids, withTransaction(tx));
};

/** Makes workers take an item that is due within `tx` once it is committed, instead of when they next look. */
export const announceTask = async (tx: Db, name: string, id: string) => {
  await queue?.update(name, undefined, { id, startAfter: 0, ...withTransaction(tx) });
};

/** Deletes every task to an email address, whether it has run or not. */
export const removeTasksTo = (tx: Db, address: string) =>
  tx.execute(sql`delete from queue.job where lower(data ->> 'to') = ${address.toLowerCase()}`);

/** Counts the items of some kinds that have failed and not succeeded since. */
export const countFailed = async (db: Db, kinds: readonly { name: string }[]): Promise<number> => {
  const names = sql.join(
    kinds.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const [counted] = await selectRows<{ failed: number }>(
    db,
    sql`select count(*)::int as failed from queue.job where name in (${names}) and state in ('retry', 'failed')`,
  );
  return counted?.failed ?? 0;
};

export type Queue = {
  /** Starts processing. */
  work: () => Promise<void>;
  /**
   * Runs everything that was enqueued, within this call, delayed or not; failed items wait for their
   * retry. For tests.
   */
  drain: () => Promise<void>;
  /** Reclaims items that were started but never finished, as also happens by itself. For tests. */
  reclaimStalled: () => Promise<void>;
  close: () => Promise<void>;
};

/** Creates the workers' queues, and updates those that an earlier version created. */
const prepareQueues = async (boss: PgBoss, workers: readonly Worker[]) => {
  const known = new Map((await boss.getQueues()).map((each) => [each.name, each]));
  for (const { name, pace, schedule } of workers) {
    const options = {
      notify: true,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: PACES[pace].endedAfter,
    };
    const existing = known.get(name);
    const isCurrent =
      existing && Object.entries(options).every(([key, value]) => existing[key as never] === value);
    if (!existing) await boss.createQueue(name, options);
    else if (!isCurrent) await boss.updateQueue(name, options);
    // Loads what the first use of the queue would look up. Within a transaction on the embedded
    // database, that look-up would wait for the transaction, and the transaction for it.
    if (!isCurrent) await boss.findJobs(name, { id: randomUUID() });
    if (schedule) await boss.schedule(name, schedule);
  }
};

/** Runs a kind of task: as soon as an item is announced, and until none is left. */
const startWorker = async (boss: PgBoss, worker: Worker) => {
  const { atOnce, polledAfter } = PACES[worker.pace];
  const settle = settleEach(boss, worker);
  let id: string | undefined;
  id = await boss.work(
    worker.name,
    {
      pollingIntervalSeconds: POLL_WITHOUT_NOTIFICATIONS_S,
      notifyPollingIntervalSeconds: polledAfter,
      batchSize: atOnce,
      burstWhenBatchFull: true,
      ...(atOnce > 1 && { localConcurrency: LOOPS }),
      perJobResults: true,
    },
    async (items) => {
      const results = await settle(items);
      // Bursts only exist for batches. Without this, a queue that runs one item at a time would wait for
      // the next poll after each.
      if (atOnce === 1 && id) boss.notifyWorker(id);
      return results;
    },
  );
};

/** Opens the process's queue on a database, creating missing tables. */
export const openQueue = async (
  database: Pick<Database, "queueOptions">,
  workers: readonly Worker[],
  log: Logger,
): Promise<Queue> => {
  const boss = new PgBoss({
    ...database.queueOptions,
    schema: "queue",
    useListenNotify: true,
    superviseIntervalSeconds: RECLAIM_INTERVAL_S,
    monitorIntervalSeconds: RECLAIM_INTERVAL_S,
    // Otherwise every 5 seconds each: schedules are in minutes, and no task depends on another.
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: HOUR_S,
  });
  boss.on("error", (error: unknown) => log.error({ err: error }, "queue failed"));
  // Without its data, which may include the parameters of a statement.
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "the queue warns"));
  await boss.start();
  await prepareQueues(boss, workers);
  queue = boss;
  return {
    work: async () => {
      for (const each of workers) await startWorker(boss, each);
    },
    drain: async () => {
      await boss
        .getDb()
        .executeSql("update queue.job set start_after = now() where state = 'created'");
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
