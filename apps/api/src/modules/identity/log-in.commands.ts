import type { Configuration } from "@devguild/config/configuration";
import { MESSAGES } from "@devguild/schemas/constants/identity";

import { type Db, transaction } from "../../db/db.ts";
import type { RequestContext } from "../../http/call.ts";
import { invalid } from "../../http/problems.ts";
import { isPassword } from "../../secrets/password-hash.ts";
import { recordSecurityEvent } from "../audit/audit.commands.ts";
import { challengeLogIn } from "../mfa/log-in.commands.ts";
import { startSession } from "../sessions/sessions.commands.ts";
import { countGuess, forgiveGuess } from "../throttling/guesses.commands.ts";
import { activateCurrentAccount } from "../users/current-account.commands.ts";
import { lockLoginWithPassword } from "../users/users.commands.ts";
import { findLogin } from "../users/users.queries.ts";
import { toLogInGuess } from "./log-in-guess.policy.ts";

/**
 * Logs in with email address and password; an unknown address fails like a wrong password. A login with
 * a second factor doesn't get a session yet, but a challenge for that factor.
 */
export const logIn = async (
  db: Db,
  config: Configuration,
  { email, password }: { email: string; password: string },
  http: RequestContext,
) => {
  const login = await findLogin(db, email);
  const guess = toLogInGuess({
    email,
    address: http.address,
    browser: login ? http.knownBrowser(login.id) : undefined,
  });
  await countGuess(db, guess);
  const matches = await isPassword(login?.password_hash, password);
  if (!login || !matches || login.suspended_at || login.deleted_at)
    return invalid({ email: MESSAGES.credentials });
  const result = await transaction(db, async (tx) => {
    const isSame = await lockLoginWithPassword(tx, login.id, login.password_hash);
    if (!isSame || (await activateCurrentAccount(tx, login.id)) === null)
      return invalid({ email: MESSAGES.credentials });
    const question = await challengeLogIn(tx, config, login.id, http);
    if (question) return question;
    await recordSecurityEvent(tx, { userId: login.id }, "logged_in", http);
    return startSession(tx, login.id, http, { signedUpHere: http.hasSignedUp(login.email) });
  });
  await forgiveGuess(db, guess);
  return result;
};
