import {
  type Guess,
  KNOWN_BROWSER_LIMIT,
  LOGIN_ACCOUNT_LIMIT,
  LOGIN_LIMIT,
  LOGIN_NETWORK_LIMIT,
} from "../throttling/limits.policy.ts";

/** A log-in with a password; `browser` is the id under which the login knows the browser, if it does. */
type LogInAttempt = { email: string; address: string; browser: string | undefined };

/**
 * Returns the limits on a log-in. A browser that the login knows is counted on its own, so that guesses
 * from elsewhere can't lock it out. Source: docs/product/sessions.md.
 */
export const toLogInGuess = ({ email, address, browser }: LogInAttempt): Guess =>
  browser === undefined
    ? {
        own: [[LOGIN_LIMIT, { address, at: email }]],
        everyones: [
          [LOGIN_NETWORK_LIMIT, { address }],
          [LOGIN_ACCOUNT_LIMIT, email],
        ],
      }
    : { own: [[KNOWN_BROWSER_LIMIT, browser]], everyones: [] };
