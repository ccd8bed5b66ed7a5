import { MESSAGES } from "@devguild/schemas/constants/identity";
import type { resetPasswordBody } from "@devguild/schemas/passwords";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { invalid } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { claimAlerts } from "../alerts/claim-alerts.commands.ts";
import { claimRegistrations } from "../live-events/claim-registrations.commands.ts";
import { revokeOtherAccess } from "../login-connections/revoke-unverified-access.commands.ts";
import { FORGOT_LIMIT, FORGOT_VISITOR_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { redeemToken } from "../tokens/tokens.commands.ts";
import { findToken } from "../tokens/tokens.queries.ts";
import { updateLogin } from "../users/users.commands.ts";
import { replacePassword, requireStrong } from "./change-password.commands.ts";
import { passwordResetTask } from "./passwords.tasks.ts";

const refuse = () => invalid({ token: MESSAGES.tokenInvalid });

/** Requests a reset link. Response, limits and timing are the same for any address. */
export const requestReset = async (db: Db, email: string, visitor: Visitor) => {
  await countAttempt(db, FORGOT_VISITOR_LIMIT, visitor);
  await countAttempt(db, FORGOT_LIMIT, { ...visitor, at: email });
  await enqueue(db, passwordResetTask(email));
  return { email };
};

/**
 * Sets a new password by a link's token, which works once and only for the address it was sent to; returns
 * the login. Ends all sessions. Following the link confirms the address; if nobody had before, it also claims the
 * account. Source: docs/product/account.md.
 */
export const resetPassword = async (
  db: Db,
  { token, email, password }: z.output<typeof resetPasswordBody>,
  visitor: Visitor,
) => {
  const found = (await findToken(db, "reset-password", token)) ?? refuse();
  if (email && email.toLowerCase() !== found.email.toLowerCase()) refuse();
  requireStrong(password, found.email);
  const passwordHash = await hashPassword(password);
  return transaction(db, async (tx) => {
    const used = (await redeemToken(tx, "reset-password", hashToken(token))) ?? refuse();
    const login = await replacePassword(tx, {
      userId: used.user_id,
      passwordHash,
      event: "password_reset",
      visitor,
    });
    if (login?.email !== used.email) return refuse();
    if (login.email_verified_at === null) {
      await updateLogin(tx, login.id, { email_verified_at: new Date() });
      await revokeOtherAccess(tx, login.id, visitor);
      await claimAlerts(tx, login.id);
      await claimRegistrations(tx, login.id);
    }
    return login;
  });
};
