import { MESSAGES } from "@devguild/schemas/constants/identity";
import { and, eq, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { confirmConsents } from "./consents.ts";
import { verificationMail } from "./identity.mails.ts";
import { users } from "./identity.tables.ts";
import { startSession } from "./sessions.ts";
import { countAttempt, VERIFICATION_LIMIT } from "./throttle.ts";
import { hashToken, issueToken, takeToken } from "./tokens.ts";

/** Sends the link that confirms a login's address. */
export const issueVerification = async (
  tx: Db,
  login: { id: number; email: string },
  { redirect, logsIn }: { redirect: string | null; logsIn: boolean },
) => {
  const token = await issueToken(tx, {
    purpose: "verify-email",
    userId: login.id,
    email: login.email,
    redirect,
    logsIn,
  });
  await enqueue(tx, verificationMail(login.email, token));
};

/**
 * Confirms an address by its link's token, which works once. The link of a sign-up also logs its new
 * login in and says where it wanted to go.
 */
export const verifyEmail = (db: Db, token: string, visitor: Visitor) =>
  transaction(db, async (tx) => {
    const used = await takeToken(tx, "verify-email", hashToken(token));
    if (!used) return invalid({ token: MESSAGES.tokenInvalid });
    const [login] = await tx
      .update(users)
      .set({ email_verified_at: new Date() })
      .where(and(eq(users.id, used.user_id), eq(users.email, used.email), isNull(users.deleted_at)))
      .returning();
    if (!login) return invalid({ token: MESSAGES.tokenInvalid });
    await confirmConsents(tx, login.id);
    const session =
      used.logs_in && !login.suspended_at ? await startSession(tx, login.id, visitor) : null;
    return { redirect: used.redirect, session };
  });

/** Sends the verification link again; a login that is verified gets none. */
export const resendVerification = async (db: Db, viewer: Viewer) => {
  if (!viewer.emailVerified) {
    await countAttempt(db, VERIFICATION_LIMIT, String(viewer.userId));
    await transaction(db, (tx) =>
      issueVerification(
        tx,
        { id: viewer.userId, email: viewer.email },
        { redirect: null, logsIn: false },
      ),
    );
  }
  return { email: viewer.email };
};
