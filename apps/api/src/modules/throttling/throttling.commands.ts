import { lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { tooMany } from "../../http/problems.ts";
import type { AttemptCounter } from "../../ports/attempts/attempts.port.ts";
import { tableAttempts } from "../../ports/attempts/table.ts";
import type { Limit } from "./limits.policy.ts";
import { throttles } from "./throttling.tables.ts";

const buildKey = (limit: Limit, who: string) => `${limit.name}:${who.toLowerCase()}`;

// A counter shared by all processes; like the queue, a process has at most one. Callers only have their
// database at hand, whose table is used if there is no shared counter.
let sharedCounter: AttemptCounter | undefined;

/** Makes this process count attempts in a shared counter instead of the database; undefined switches back. */
export const shareAttemptCounter = (counter: AttemptCounter | undefined) => {
  sharedCounter = counter;
};

// Throttling is always in force: while the shared counter is unreachable the table counts, starting at
// one, so in total someone gets at most twice the attempts.
const withCounter = async <T>(
  db: Db,
  work: (counter: AttemptCounter) => Promise<T>,
): Promise<T> => {
  const table = tableAttempts(db);
  return sharedCounter ? work(sharedCounter).catch(() => work(table)) : work(table);
};

/** Counts an attempt of `who`; beyond the limit throws 429 with the seconds left. */
export const countAttempt = async (db: Db, limit: Limit, who: string): Promise<void> => {
  const { count, secondsLeft } = await withCounter(db, (counter) =>
    counter.count(buildKey(limit, who), limit.seconds),
  );
  if (count > limit.attempts) tooMany(Math.max(1, secondsLeft));
};

/** Resets the attempts of `who`, for example after a successful log-in. */
export const resetAttempts = (db: Db, limit: Limit, who: string): Promise<void> =>
  withCounter(db, (counter) => counter.reset(buildKey(limit, who)));

/** Deletes expired windows from the table. */
export const cleanUpThrottles = (db: Db) =>
  db.delete(throttles).where(lt(throttles.expires_at, new Date()));
