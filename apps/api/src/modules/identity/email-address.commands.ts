import { MESSAGES } from "@devguild/schemas/constants/identity";
import type { changeEmailBody } from "@devguild/schemas/passwords";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import type { Visitor } from "../../http/call.ts";
import { invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { claimAlerts } from "../alerts/claim-alerts.commands.ts";
import { recordOwnEvent, recordSecurityEvent } from "../audit/audit.commands.ts";
import { confirmMailConsents } from "../developers/mail-consents.commands.ts";
import { claimRegistrations } from "../live-events/claim-registrations.commands.ts";
import { revokeUnverifiedAccess } from "../login-connections/revoke-unverified-access.commands.ts";
import { hasSecondFactor } from "../mfa/mfa.queries.ts";
import { requirePassword } from "../passwords/change-password.commands.ts";
import { startSession } from "../sessions/sessions.commands.ts";
import { enqueueRequestedMail } from "../mail/requested-mails.commands.ts";
import { EMAIL_CHANGE_LIMIT, VERIFICATION_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { dropTokens, issueToken, redeemToken } from "../tokens/tokens.commands.ts";
import type { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { lockLogin, lockLoginWithPassword, updateLogin } from "../users/users.commands.ts";
import { findLogin } from "../users/users.queries.ts";
import {
  addressTakenMail,
  emailChangeRequestedMail,
  emailChangedMail,
  emailChangeMail,
  verificationMail,
} from "./identity.mails.ts";

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

type Token = typeof oneTimeTokens.$inferSelect;

// Confirms the login's own address; a change of address has a separate kind of token.
const confirmOwn = async (tx: Db, used: Token) => {
  const login = await lockLogin(tx, used.user_id);
  if (login?.email !== used.email) return undefined;
  return updateLogin(tx, login.id, { email_verified_at: new Date() });
};

const confirmOther = async (tx: Db, used: Token, old: string, visitor: Visitor) => {
  const values = { email: used.email, email_verified_at: new Date() };
  const login = await updateLogin(tx, used.user_id, values);
  // Links sent to the old address no longer work.
  await dropTokens(tx, used.user_id, ["verify-email", "reset-password", "change-email"]);
  await recordSecurityEvent(tx, { userId: used.user_id }, "email_changed", visitor);
  await enqueue(tx, emailChangedMail(old));
  return login;
};

/**
 * Confirms an address by its link's token, which works once. A sign-up link also logs the new login in
 * and returns where it was headed; a change link makes the address the login's own. What happens to
 * sessions from before the first confirmation: docs/product/sign-up.md.
 */
export const verifyEmail = (db: Db, token: string, viewer: Viewer | null, visitor: Visitor) =>
  transaction(db, async (tx) => {
    const hash = hashToken(token);
    const used =
      (await redeemToken(tx, "verify-email", hash)) ??
      (await redeemToken(tx, "change-email", hash));
    const before = used && (await lockLogin(tx, used.user_id));
    if (!before || before.deleted_at) return invalid({ token: MESSAGES.tokenInvalid });
    const login =
      used.purpose === "change-email"
        ? await confirmOther(tx, used, before.email, visitor)
        : await confirmOwn(tx, used);
    if (!login) return invalid({ token: MESSAGES.tokenInvalid });
    if (before.email_verified_at === null) {
      const own = viewer?.userId === login.id ? viewer.sessionId : undefined;
      await revokeUnverifiedAccess(tx, login.id, own, visitor);
    }
    await confirmMailConsents(tx, login.id);
    await claimAlerts(tx, login.id);
    await claimRegistrations(tx, login.id);
    // A link in an email doesn't replace the second factor.
    const mayLogIn = used.logs_in && !login.suspended_at && !(await hasSecondFactor(tx, login.id));
    const session = mayLogIn ? await startSession(tx, login.id, visitor) : null;
    return { redirect: used.redirect, session };
  }).catch((error: unknown) =>
    // Someone else has claimed the address in the meantime.
    isUniqueViolation(error, "users_email")
      ? invalid({ token: MESSAGES.tokenInvalid })
      : raise(error),
  );

/** Resends the verification link; does nothing if the address is already verified. */
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

/**
 * Requests a change of address, which takes effect once the new address is confirmed. The response is
 * the same if the address is taken; its owner is notified. Source: docs/product/account.md.
 */
export const changeEmail = async (
  db: Db,
  viewer: Viewer,
  { email, password }: z.output<typeof changeEmailBody>,
  visitor: Visitor,
) => {
  if (email.toLowerCase() === viewer.email.toLowerCase()) invalid({ email: MESSAGES.emailSame });
  const passwordHash = await requirePassword(db, viewer.userId, password);
  await countAttempt(db, EMAIL_CHANGE_LIMIT, String(viewer.userId));
  await transaction(db, async (tx) => {
    if (!(await lockLoginWithPassword(tx, viewer.userId, passwordHash)))
      invalid({ password: MESSAGES.passwordWrong });
    await dropTokens(tx, viewer.userId, ["change-email"]);
    const token = await issueToken(tx, { purpose: "change-email", userId: viewer.userId, email });
    const isKnown = (await findLogin(tx, email)) !== undefined;
    const mail = isKnown ? addressTakenMail(email) : emailChangeMail(email, token);
    await enqueueRequestedMail(tx, email, mail);
    await enqueue(tx, emailChangeRequestedMail(viewer.email));
    await recordOwnEvent(tx, viewer, "email_change_asked", visitor);
  });
  return { email };
};
