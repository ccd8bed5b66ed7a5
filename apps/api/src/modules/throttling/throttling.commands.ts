import { lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { tooMany } from "../../http/problems.ts";
import type { AttemptCounter } from "../../ports/attempts/attempts.port.ts";
import { tableAttempts } from "../../ports/attempts/table.ts";
import type { Limit } from "./limits.policy.ts";
import { throttles } from "./throttling.tables.ts";

const keyOf = (limit: Limit, who: string) => `${limit.name}:${who.toLowerCase()}`;

// Where all processes count together; each has one such place or none, as it has one queue. Callers
// have nothing but their database in hand, whose table counts where there is no other place.
let elsewhere: AttemptCounter | undefined;

/** Makes this process count attempts in another place than its database; undefined ends that. */
export const countAttemptsIn = (counter: AttemptCounter | undefined) => {
  elsewhere = counter;
};

// A throttle is always in force. While the other place cannot be reached the table counts, from one,
// so in all somebody has at most twice the attempts.
const counting = async <T>(db: Db, work: (counter: AttemptCounter) => Promise<T>): Promise<T> => {
  const table = tableAttempts(db);
  return elsewhere ? work(elsewhere).catch(() => work(table)) : work(table);
};

/** Counts an attempt of `who`; past the limit it answers 429 with the seconds left. */
export const countAttempt = async (db: Db, limit: Limit, who: string): Promise<void> => {
  const { count, secondsLeft } = await counting(db, (counter) =>
    counter.count(keyOf(limit, who), limit.seconds),
  );
  if (count > limit.attempts) tooMany(Math.max(1, secondsLeft));
};

/** Forgets the attempts of `who`, as after a login that succeeded. */
export const forgetAttempts = (db: Db, limit: Limit, who: string): Promise<void> =>
  counting(db, (counter) => counter.forget(keyOf(limit, who)));

/** Removes windows of the table that have passed. */
export const cleanUpThrottles = (db: Db) =>
  db.delete(throttles).where(lt(throttles.expires_at, new Date()));
