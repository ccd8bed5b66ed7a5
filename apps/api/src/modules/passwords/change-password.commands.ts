import { MESSAGES } from "@devguild/schemas/constants/identity";
import type { SecurityEventName } from "@devguild/schemas/constants/security";
import type { changePasswordBody, setPasswordBody } from "@devguild/schemas/passwords";
import { eq } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { conflict, invalid, unauthenticated } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { hashPassword, isPassword, isStrongPassword } from "../../secrets/password-hash.ts";
import { recordSecurityEvent } from "../audit/audit.commands.ts";
import { dropChallenges } from "../mfa/challenges.commands.ts";
import { endSessionsExcept } from "../sessions/own-sessions.commands.ts";
import { CODE_LIMIT, CODE_MAIL_LIMIT, PASSWORD_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt, resetAttempts } from "../throttling/throttling.commands.ts";
import { issueCode, redeemCode } from "../tokens/codes.commands.ts";
import { dropTokens } from "../tokens/tokens.commands.ts";
import { lockLoginWithPassword, updateOpenLogin } from "../users/users.commands.ts";
import { users } from "../users/users.tables.ts";
import { passwordChangedMail, passwordSetupMail } from "./passwords.mails.ts";

/** Throws 422 for a password that is too easy to guess. */
export const requireStrong = (password: string, email: string) => {
  if (!isStrongPassword(password, email)) invalid({ password: MESSAGES.passwordWeak });
};

type Replacement = {
  userId: number;
  passwordHash: string;
  currentSessionId?: number;
  event: SecurityEventName;
  visitor: Visitor;
};

/**
 * Replaces a login's password, ends its other sessions and invalidates links and challenges issued for
 * the old one. Returns undefined if the login is closed. Source: docs/product/account.md.
 */
export const replacePassword = async (
  tx: Db,
  { userId, passwordHash, currentSessionId, event, visitor }: Replacement,
) => {
  const login = await updateOpenLogin(tx, userId, { password_hash: passwordHash });
  if (!login) return undefined;
  await endSessionsExcept(tx, userId, currentSessionId);
  await dropTokens(tx, userId, ["reset-password", "set-password", "change-email"]);
  await dropChallenges(tx, userId, "log-in");
  await recordSecurityEvent(tx, { userId }, event, visitor);
  await enqueue(tx, passwordChangedMail(login.email));
  return login;
};

/** Reads the hash of a login's password; null without a password. */
export const readPasswordHash = async (db: Db, userId: number) => {
  const [login] = await db
    .select({ passwordHash: users.password_hash })
    .from(users)
    .where(eq(users.id, userId));
  return login?.passwordHash ?? null;
};

/** Returns whether a password is the login's; throttled after too many wrong ones. */
const verifyPassword = async (db: Db, userId: number, passwordHash: string, password: string) => {
  await countAttempt(db, PASSWORD_LIMIT, String(userId));
  if (!(await isPassword(passwordHash, password))) return false;
  await resetAttempts(db, PASSWORD_LIMIT, String(userId));
  return true;
};

/**
 * Requires the password of a logged-in user, if they have one; returns its hash, which `lockLoginWithPassword`
 * uses to check that the password is still the same.
 */
export const requirePassword = async (
  db: Db,
  userId: number,
  password: string | undefined,
): Promise<string | null> => {
  const passwordHash = await readPasswordHash(db, userId);
  if (passwordHash === null) return null;
  if (password === undefined) return invalid({ password: MESSAGES.passwordRequired });
  if (!(await verifyPassword(db, userId, passwordHash, password)))
    invalid({ password: MESSAGES.passwordWrong });
  return passwordHash;
};

/** Changes the password of a user who enters the current one. */
export const changePassword = async (
  db: Db,
  viewer: Viewer,
  body: z.output<typeof changePasswordBody>,
  visitor: Visitor,
) => {
  const present =
    (await readPasswordHash(db, viewer.userId)) ??
    conflict("no_password", "You don’t have a password yet. Set one first.");
  if (!(await verifyPassword(db, viewer.userId, present, body.current_password)))
    invalid({ current_password: MESSAGES.passwordWrong });
  requireStrong(body.password, viewer.email);
  const passwordHash = await hashPassword(body.password);
  await transaction(db, async (tx) => {
    if (!(await lockLoginWithPassword(tx, viewer.userId, present)))
      invalid({ current_password: MESSAGES.passwordWrong });
    const changed = await replacePassword(tx, {
      userId: viewer.userId,
      passwordHash,
      currentSessionId: viewer.sessionId,
      event: "password_changed",
      visitor,
    });
    if (!changed) unauthenticated();
  });
};

const requireNoPassword = async (db: Db, userId: number) => {
  if ((await readPasswordHash(db, userId)) !== null)
    conflict("password_set", "You already have a password.");
};

/** Emails a code for setting a login's first password; earlier codes become invalid. */
export const sendPasswordSetup = async (db: Db, viewer: Viewer, secret: string) => {
  await requireNoPassword(db, viewer.userId);
  await countAttempt(db, CODE_MAIL_LIMIT, `set-password:${viewer.userId}`);
  await transaction(db, async (tx) => {
    const code = await issueCode(tx, secret, "set-password", viewer);
    await enqueue(tx, passwordSetupMail(viewer.email, code));
  });
  return { email: viewer.email };
};

/** Sets a user's first password with the emailed code. */
export const setPassword = async (
  db: Db,
  viewer: Viewer,
  { verification_code, password }: z.output<typeof setPasswordBody>,
  { secret, visitor }: { secret: string; visitor: Visitor },
) => {
  const { userId } = viewer;
  await requireNoPassword(db, userId);
  requireStrong(password, viewer.email);
  await countAttempt(db, CODE_LIMIT, `set-password:${userId}`);
  const passwordHash = await hashPassword(password);
  await transaction(db, async (tx) => {
    if (!(await redeemCode(tx, secret, "set-password", userId, verification_code)))
      invalid({ verification_code: MESSAGES.codeWrong });
    const set = await replacePassword(tx, {
      userId,
      passwordHash,
      currentSessionId: viewer.sessionId,
      event: "password_set",
      visitor,
    });
    if (!set) unauthenticated();
  });
};
