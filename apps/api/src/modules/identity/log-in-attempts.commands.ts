import type { Db } from "../../db/db.ts";
import {
  KNOWN_BROWSER_LIMIT,
  LOGIN_ACCOUNT_LIMIT,
  LOGIN_LIMIT,
  LOGIN_NETWORK_LIMIT,
} from "../throttling/limits.policy.ts";
import { countAttempt, resetAttempts, uncountAttempt } from "../throttling/throttling.commands.ts";

/** A log-in with a password; `browser` is the id under which the login knows the browser, if it does. */
type LogInAttempt = { email: string; address: string; browser: string | undefined };

/**
 * Counts a log-in as failed, before its password is checked; throws 429 beyond a limit. A browser that
 * the login knows is counted on its own, so that guesses from elsewhere can't lock it out.
 * Source: docs/product/sessions.md.
 */
export const countLogIn = async (
  db: Db,
  { email, address, browser }: LogInAttempt,
): Promise<void> => {
  if (browser !== undefined) return countAttempt(db, KNOWN_BROWSER_LIMIT, browser);
  await countAttempt(db, LOGIN_LIMIT, { address, at: email });
  await countAttempt(db, LOGIN_NETWORK_LIMIT, { address });
  await countAttempt(db, LOGIN_ACCOUNT_LIMIT, email);
};

/** Takes a counted log-in back that succeeded. It clears no failures that may be someone else's. */
export const forgiveLogIn = async (
  db: Db,
  { email, address, browser }: LogInAttempt,
): Promise<void> => {
  if (browser !== undefined) return resetAttempts(db, KNOWN_BROWSER_LIMIT, browser);
  await resetAttempts(db, LOGIN_LIMIT, { address, at: email });
  await uncountAttempt(db, LOGIN_NETWORK_LIMIT, { address });
  await uncountAttempt(db, LOGIN_ACCOUNT_LIMIT, email);
};
