import type { deleteAccountBody } from "@devguild/schemas/account";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { MFA_MESSAGES } from "@devguild/schemas/constants/mfa";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { redeemMfaToken } from "../mfa/guarded-actions.commands.ts";
import { hasSecondFactor } from "../mfa/mfa.queries.ts";
import { readPasswordHash, requirePassword } from "../passwords/change-password.commands.ts";
import { CODE_LIMIT, CODE_MAIL_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { issueCode, redeemCode } from "../tokens/codes.commands.ts";
import { lockLoginWithPassword } from "../users/users.commands.ts";
import { accountDeletionCodeMail } from "./accounts.mails.ts";

/** What proves that the owner of a login deletes an account, and not someone at their open session. */
export type DeletionProof = z.output<typeof deleteAccountBody>;

/**
 * Checks the proof and returns what uses it up in the transaction of the deletion. A login with a
 * password proves itself by that, or by a second factor; one with neither, by an emailed code.
 * Source: docs/product/account.md.
 */
export const checkDeletionProof = async (
  db: Db,
  viewer: Viewer,
  { password, mfa_token, verification_code }: DeletionProof,
  secret: string,
): Promise<(tx: Db) => Promise<void>> => {
  const { userId } = viewer;
  if (mfa_token !== undefined)
    return (tx) =>
      redeemMfaToken(tx, viewer, { action: "account.delete", subjectId: userId, token: mfa_token });
  const passwordHash = await requirePassword(db, userId, password);
  if (passwordHash !== null)
    return async (tx) => {
      if (!(await lockLoginWithPassword(tx, userId, passwordHash)))
        invalid({ password: MESSAGES.passwordWrong });
    };
  if (await hasSecondFactor(db, userId)) return invalid({ mfa_token: MFA_MESSAGES.tokenInvalid });
  if (verification_code === undefined) return invalid({ verification_code: MESSAGES.codeRequired });
  await countAttempt(db, CODE_LIMIT, `delete-account:${userId}`);
  return async (tx) => {
    if (!(await redeemCode(tx, secret, "delete-account", userId, verification_code)))
      invalid({ verification_code: MESSAGES.codeWrong });
  };
};

/** Emails the code that deletes an account to a login with neither a password nor a second factor. */
export const sendDeletionCode = async (db: Db, viewer: Viewer, secret: string) => {
  const { userId, email } = viewer;
  if ((await readPasswordHash(db, userId)) !== null || (await hasSecondFactor(db, userId)))
    conflict("no_code_needed", "Use your password or your two-step login.");
  await countAttempt(db, CODE_MAIL_LIMIT, `delete-account:${userId}`);
  await transaction(db, async (tx) => {
    const code = await issueCode(tx, secret, "delete-account", viewer);
    await enqueue(tx, accountDeletionCodeMail(email, code));
  });
  return { email };
};
