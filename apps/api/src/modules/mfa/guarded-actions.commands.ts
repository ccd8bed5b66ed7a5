import { MFA_MESSAGES, MFA_REQUIRED, type MfaAction } from "@devguild/schemas/constants/mfa";
import type { MfaChallenge, MfaProof } from "@devguild/schemas/mfa";
import { and, eq, gt, isNull } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { forbidden, invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { hashToken, generateToken } from "../../secrets/tokens.ts";
import { recordAudit, recordOwnEvent } from "../audit/audit.commands.ts";
import { trustSession } from "../sessions/sessions.commands.ts";
import { createChallenge } from "./create-challenge.commands.ts";
import { findFactors, hasSecondFactor } from "./mfa.queries.ts";
import { mfaTokens } from "./mfa.tables.ts";
import {
  type MfaContext,
  findOpenChallenge,
  refuseChallenge,
  runWithFactor,
} from "./proofs.commands.ts";

const TOKEN_LIFETIME_MS = 5 * 60 * 1000;

/** Creates a challenge for one action on one subject. */
export const challengeAction = async (
  db: Db,
  { config, visitor }: MfaContext,
  viewer: Viewer,
  { action, subject_id }: { action: MfaAction; subject_id: number },
): Promise<MfaChallenge> => {
  const login = await findFactors(db, viewer.userId);
  if (!login.state.mfa_active) forbidden(MFA_REQUIRED);
  const subject = {
    purpose: "action" as const,
    userId: viewer.userId,
    visitor,
    action,
    subject_id,
  };
  return createChallenge(db, config, login, subject);
};

/** Checks the answer, and returns the token that authorises the action. */
export const verifyAction = async (
  db: Db,
  context: MfaContext,
  viewer: Viewer,
  { challenge_id, ...proof }: MfaProof,
) => {
  const challenge = await findOpenChallenge(db, challenge_id, "action", viewer.userId);
  const { action, subject_id } = challenge;
  if (action === null || subject_id === null) return refuseChallenge();
  return runWithFactor(db, context, viewer.userId, { challenge, proof }, async (tx) => {
    const token = generateToken();
    const expiresAt = new Date(Date.now() + TOKEN_LIFETIME_MS);
    await tx.insert(mfaTokens).values({
      token_hash: hashToken(token),
      user_id: viewer.userId,
      action,
      subject_id,
      expires_at: expiresAt,
    });
    await trustSession(tx, viewer.sessionId);
    const details = { for: action, subject_id, method: proof.method };
    await recordOwnEvent(tx, viewer, "second_factor_used", context.visitor, details);
    // What staff do to others stays in the audit log, even if their login is deleted.
    if (viewer.account.type === "admin")
      await recordAudit(tx, viewer, {
        action: "second-factor.confirmed",
        subject: "user",
        subjectId: viewer.userId,
        details,
      });
    return { mfa_token: token, expires_at: iso(expiresAt) };
  });
};

/**
 * Uses up a viewer's proof for one action on one subject, in the transaction of that action: if that
 * fails, the proof stays valid. Source: docs/product/second-factors.md.
 */
export const redeemMfaToken = async (
  tx: Db,
  viewer: Viewer,
  { action, subjectId, token }: { action: MfaAction; subjectId: number; token: string },
): Promise<void> => {
  const now = new Date();
  const [spent] = await tx
    .update(mfaTokens)
    .set({ used_at: now })
    .where(
      and(
        eq(mfaTokens.token_hash, hashToken(token)),
        eq(mfaTokens.user_id, viewer.userId),
        eq(mfaTokens.action, action),
        eq(mfaTokens.subject_id, subjectId),
        isNull(mfaTokens.used_at),
        gt(mfaTokens.expires_at, now),
      ),
    )
    .returning();
  if (spent) return;
  if (!(await hasSecondFactor(tx, viewer.userId))) forbidden(MFA_REQUIRED);
  invalid({ mfa_token: MFA_MESSAGES.tokenInvalid });
};
