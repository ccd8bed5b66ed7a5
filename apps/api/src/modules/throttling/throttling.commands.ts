import { lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { tooMany } from "../../http/problems.ts";
import type { AttemptCounter } from "../../ports/attempts/attempts.port.ts";
import { tableAttempts } from "../../ports/attempts/table.ts";
import type { Attempt, Visit } from "./limits.policy.ts";
import { toNetwork } from "./network.policy.ts";
import { throttles } from "./throttling.tables.ts";

const toText = ({ address, at }: Visit) =>
  at === undefined ? toNetwork(address) : `${toNetwork(address)}:${at}`;

const buildKey = ([limit, who]: Attempt) =>
  `${limit.name}:${(typeof who === "string" ? who : toText(who)).toLowerCase()}`;

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

const countOne = async (db: Db, attempt: Attempt) => {
  const [{ attempts, seconds }] = attempt;
  const { count, secondsLeft } = await withCounter(db, (counter) =>
    counter.count(buildKey(attempt), seconds),
  );
  return { isAllowed: count <= attempts, secondsLeft: Math.max(1, secondsLeft) };
};

/** Counts an attempt; beyond the limit throws 429 with the seconds left. */
export const countAttempt = async (db: Db, ...attempt: Attempt): Promise<void> => {
  const { isAllowed, secondsLeft } = await countOne(db, attempt);
  if (!isAllowed) tooMany(secondsLeft, attempt[0].instead);
};

/** Counts an attempt; returns whether it is within the limit, for what is silently left out beyond it. */
export const isWithinLimit = async (db: Db, ...attempt: Attempt): Promise<boolean> =>
  (await countOne(db, attempt)).isAllowed;

/** Takes back one attempt, where only failures count and others may have failed in the meantime. */
export const uncountAttempt = (db: Db, ...attempt: Attempt): Promise<void> =>
  withCounter(db, (counter) => counter.uncount(buildKey(attempt)));

/** Resets the attempts, for example after a successful log-in. */
export const resetAttempts = (db: Db, ...attempt: Attempt): Promise<void> =>
  withCounter(db, (counter) => counter.reset(buildKey(attempt)));

/** Deletes expired windows from the table. */
export const cleanUpThrottles = (db: Db) =>
  db.delete(throttles).where(lt(throttles.expires_at, new Date()));
