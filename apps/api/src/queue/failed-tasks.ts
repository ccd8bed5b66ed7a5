import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../db/db.ts";
import { announceTask } from "./queue.ts";

/** An item that failed and hasn't succeeded since. */
type FailedTask = {
  id: string;
  queue: string;
  /** Whether it is tried again by itself. */
  is_waiting: boolean;
  tries: number;
  failed_at: Date;
  next_try_at: Date | null;
  reason: string | null;
  to: string | null;
  subject: string | null;
  /** Whether its next try is due, or running. */
  is_due: boolean;
  /** False if another task already dealt with the failure. */
  may_retry: boolean;
};

// Names of the queue's own tables are not in our schema, so that they are spelled out.
const failed = sql`state in ('retry', 'failed')`;

const runsAgain = sql`(state = 'active' and retry_count > 0 and output is not null)`;

const listed = sql`(${failed} or ${runsAgain})`;

type Row = Omit<FailedTask, "failed_at" | "next_try_at"> & {
  failed_at: string;
  next_try_at: string | null;
};

const toFailedTask = ({ failed_at: at, next_try_at: next, ...task }: Row): FailedTask => ({
  ...task,
  failed_at: new Date(at),
  next_try_at: next === null ? null : new Date(next),
});

/**
 * Lists items that failed and haven't succeeded since, also while they run again, those that have given up first, then the latest
 * first, and how many there are. Of an item's data only an email's address and subject are read, as the rest has
 * links with tokens.
 */
export const listFailedTasks = async (db: Db, limit: number, offset: number) => {
  const rows = await selectRows<Row>(
    db,
    sql`select id, name as queue, state <> 'failed' as is_waiting,
      retry_count + case when state = 'active' then 0 else 1 end as tries,
      coalesce(completed_on, started_on, created_on) as failed_at,
      case when state = 'retry' then start_after end as next_try_at,
      coalesce(output ->> 'message', output ->> 'value') as reason,
      data ->> 'to' as to, data ->> 'subject' as subject, dead_letter is null as may_retry,
      ${runsAgain} or (state = 'retry' and start_after <= clock_timestamp()) as is_due
      from queue.job where ${listed}
      order by state <> 'failed', coalesce(completed_on, started_on, created_on) desc, id
      limit ${limit} offset ${offset}`,
  );
  const [counted] = await selectRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from queue.job where ${listed}`,
  );
  return {
    rows: rows.map(toFailedTask),
    total: counted?.total ?? 0,
  };
};

/**
 * Has a failed item tried once more at once; it stays the same item, so that what it already did isn't
 * repeated. Returns its queue, or null if it isn't waiting for that any more: of two at once, one wins.
 */
export const retryTask = async (tx: Db, id: string): Promise<string | null> => {
  // The other one's time is compared with the clock, as this transaction may have begun before it.
  const [task] = await selectRows<{ name: string }>(
    tx,
    sql`update queue.job set state = 'retry', start_after = clock_timestamp(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1)
      where id = ${id}::uuid and dead_letter is null
        and (state = 'failed' or (state = 'retry' and start_after > clock_timestamp()))
      returning name`,
  );
  if (task) await announceTask(tx, task.name, id);
  return task?.name ?? null;
};

/**
 * Deletes a task that has given up, so that nobody is shown it any longer. Returns its queue, or null if it
 * hasn't given up, or someone else has already dealt with it.
 */
export const deleteFailedTask = async (tx: Db, id: string): Promise<string | null> => {
  const [task] = await selectRows<{ name: string }>(
    tx,
    sql`delete from queue.job where id = ${id}::uuid and state = 'failed' returning name`,
  );
  return task?.name ?? null;
};

/** Deletes tasks that finished or were cancelled over a day ago: emails contain links with tokens. */
export const deleteFinishedTasks = (db: Db) =>
  db.execute(
    sql`delete from queue.job where state in ('completed', 'cancelled')
      and completed_on < now() - interval '1 day'`,
  );

/** Counts what is in each queue: waiting to run, and failed. */
export const countQueues = (db: Db) =>
  selectRows<{ queue: string; waiting: number; failed: number }>(
    db,
    sql`select name as queue,
      (count(*) filter (where state in ('created', 'active') and start_after <= now()))::int as waiting,
      (count(*) filter (where ${failed}))::int as failed
      from queue.job where state in ('created', 'active', 'retry', 'failed')
        -- The library has a queue of its own for schedules.
        and not starts_with(name, '__pgboss__')
      group by name order by name`,
  );
