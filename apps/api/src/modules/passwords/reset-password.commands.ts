import { MESSAGES } from "@devguild/schemas/constants/identity";
import type { resetPasswordBody } from "@devguild/schemas/passwords";
import { eq } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { invalid } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { takeOverAlerts } from "../alerts/claim-alerts.commands.ts";
import { claimRegistrations } from "../live-events/claim-registrations.commands.ts";
import { replacePassword, requireStrong } from "./change-password.commands.ts";
import { passwordResetAsked } from "./passwords.tasks.ts";
import { users } from "../users/users.tables.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { dropOtherWaysIn } from "../login-connections/revoke-unverified-access.commands.ts";
import {
  countAttempt,
  FORGOT_LIMIT,
  FORGOT_PLACE_LIMIT,
} from "../throttling/throttling.commands.ts";
import { findToken, hashToken, takeToken } from "../tokens/tokens.commands.ts";

const refuse = () => invalid({ token: MESSAGES.tokenInvalid });

/** Asks for the link of a reset. Answer, limits and work are the same for any address. */
export const askForReset = async (db: Db, email: string, visitor: Visitor) => {
  await countAttempt(db, FORGOT_PLACE_LIMIT, visitor.address);
  await countAttempt(db, FORGOT_LIMIT, email);
  await enqueue(db, passwordResetAsked(email));
  return { email };
};

/** Whether the token of a reset link still works. */
export const isResetToken = async (db: Db, token: string) =>
  (await findToken(db, "reset-password", token)) !== undefined;

/**
 * Sets a new password by a link's token, which works once and only for the address that it was sent
 * to. All sessions end. Following the link proves the address; where nobody had before, it also takes
 * the login over. Source: docs/product/account.md.
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
    const used = (await takeToken(tx, "reset-password", hashToken(token))) ?? refuse();
    const login = await replacePassword(tx, {
      userId: used.user_id,
      passwordHash,
      event: "password_reset",
      visitor,
    });
    if (login?.email !== used.email) return refuse();
    if (login.email_verified_at === null) {
      await tx.update(users).set({ email_verified_at: new Date() }).where(eq(users.id, login.id));
      await dropOtherWaysIn(tx, login.id, visitor);
      await takeOverAlerts(tx, login.id);
      await claimRegistrations(tx, login.id);
    }
    return { email: login.email };
  });
};
