import type { Db } from "../../db/db.ts";
import type { Guess } from "./limits.policy.ts";
import { countAttempt, resetAttempts, uncountAttempt } from "./throttling.commands.ts";

/** Counts a guess as failed, before it is checked; throws 429 beyond a limit. */
export const countGuess = async (db: Db, { own, everyones }: Guess): Promise<void> => {
  for (const attempt of [...own, ...everyones]) await countAttempt(db, ...attempt);
};

/** Takes a counted guess back that was right. */
export const forgiveGuess = async (db: Db, { own, everyones }: Guess): Promise<void> => {
  for (const attempt of own) await resetAttempts(db, ...attempt);
  for (const attempt of everyones) await uncountAttempt(db, ...attempt);
};
