import type { endFactorBody } from "@devguild/schemas/mfa";
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { recordOwnEvent } from "../audit/audit.commands.ts";
import { endSessionsExcept } from "../sessions/own-sessions.commands.ts";
import { revokeSecondFactor, trustSession } from "../sessions/sessions.commands.ts";
import { requireConfirmedAddress } from "../users/confirmed-address.policy.ts";
import { lockLogin } from "../users/users.commands.ts";
import { dropChallenges } from "./challenges.commands.ts";
import { findPhoneChallenge } from "./challenges.queries.ts";
import { redeemMfaToken } from "./guarded-actions.commands.ts";
import { type FactorChange, factorChangedMail } from "./mfa.mails.ts";
import { findFactors } from "./mfa.queries.ts";
import { mfaPhones, mfaTokens, mfaTotps } from "./mfa.tables.ts";
import { type MfaContext, runWithFactor, refuseCode } from "./proofs.commands.ts";
import { dropRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.commands.ts";

type EndFactor = z.output<typeof endFactorBody>;

/**
 * Throws unless the address is confirmed and, if the login already has a factor, the viewer has proven
 * one.
 */
export const requireCanAddFactor = async (tx: Db, viewer: Viewer, token: string | undefined) => {
  requireConfirmedAddress(viewer);
  const { state } = await findFactors(tx, viewer.userId);
  if (state.mfa_active) await spendForChange(tx, viewer, token);
};

const spendForChange = (tx: Db, viewer: Viewer, token: string | undefined) =>
  redeemMfaToken(tx, viewer, {
    action: "second-factors.change",
    subjectId: viewer.userId,
    token: token ?? "",
  });

const notify = async (tx: Db, viewer: Viewer, change: FactorChange, visitor: Visitor) => {
  await recordOwnEvent(tx, viewer, change, visitor);
  await enqueue(tx, factorChangedMail(viewer.email, change));
};

/**
 * Handles a newly activated factor: notifies the owner and marks this session as proven. The first
 * factor also creates recovery codes, ends other sessions and discards setups that someone else may have
 * started.
 */
export const afterFactorAdded = async (
  tx: Db,
  { config, visitor }: MfaContext,
  viewer: Viewer,
  { change, isFirst }: { change: FactorChange; isFirst: boolean },
) => {
  const { userId } = viewer;
  await notify(tx, viewer, change, visitor);
  await trustSession(tx, viewer.sessionId);
  if (isFirst) {
    // Whoever got in with the password alone stays out from now on.
    await endSessionsExcept(tx, userId, viewer.sessionId);
    await dropChallenges(tx, userId);
    await tx
      .delete(mfaPhones)
      .where(and(eq(mfaPhones.user_id, userId), isNull(mfaPhones.activated_at)));
    await tx
      .delete(mfaTotps)
      .where(and(eq(mfaTotps.user_id, userId), isNull(mfaTotps.activated_at)));
    await recordOwnEvent(tx, viewer, "recovery_codes_made", visitor);
  }
  return {
    ...(await findFactors(tx, userId)).state,
    recovery_codes: isFirst ? await replaceRecoveryCodes(tx, config, userId) : null,
  };
};

/**
 * Handles a removed factor: notifies the owner; after the last one, deletes recovery codes, challenges
 * and proofs.
 */
export const afterFactorRemoved = async (
  tx: Db,
  viewer: Viewer,
  change: FactorChange,
  visitor: Visitor,
) => {
  const { userId } = viewer;
  await notify(tx, viewer, change, visitor);
  const { state } = await findFactors(tx, userId);
  if (!state.mfa_active) {
    await dropRecoveryCodes(tx, userId);
    await dropChallenges(tx, userId);
    await tx.delete(mfaTokens).where(eq(mfaTokens.user_id, userId));
    await revokeSecondFactor(tx, userId);
  }
  return state;
};

/** Runs `work` once the viewer has proven to be the login's owner, by a token or a code. */
export const runAsOwner = async <T>(
  db: Db,
  context: MfaContext,
  viewer: Viewer,
  { code, method = "totp", mfa_token }: EndFactor,
  work: (tx: Db) => Promise<T>,
): Promise<T> => {
  if (mfa_token !== undefined || code === undefined)
    return transaction(db, async (tx) => {
      await lockLogin(tx, viewer.userId);
      await spendForChange(tx, viewer, mfa_token);
      return work(tx);
    });
  const challenge =
    method === "sms" ? ((await findPhoneChallenge(db, viewer.userId)) ?? refuseCode()) : null;
  return runWithFactor(db, context, viewer.userId, { challenge, proof: { method, code } }, work);
};

/** Replaces a login's recovery codes. */
export const renewRecoveryCodes = (db: Db, context: MfaContext, viewer: Viewer, given: EndFactor) =>
  runAsOwner(db, context, viewer, given, async (tx) => {
    await notify(tx, viewer, "recovery_codes_made", context.visitor);
    return { recovery_codes: await replaceRecoveryCodes(tx, context.config, viewer.userId) };
  });
