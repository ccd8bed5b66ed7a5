import type { endFactorBody } from "@devguild/schemas/mfa";
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { recordOwnEvent } from "../audit/audit.commands.ts";
import { distrustSessions, trustSession } from "../sessions/sessions.commands.ts";
import { requireConfirmedAddress } from "../users/confirmed-address.policy.ts";
import { lockLogin } from "../users/users.commands.ts";
import { dropChallenges } from "./challenges.commands.ts";
import { findPhoneChallenge } from "./challenges.queries.ts";
import { spendMfaToken } from "./guarded-actions.commands.ts";
import { type FactorChange, factorChangedMail } from "./mfa.mails.ts";
import { findFactors } from "./mfa.queries.ts";
import { mfaPhones, mfaTokens, mfaTotps } from "./mfa.tables.ts";
import { type MfaContext, proven, refuseCode } from "./proofs.commands.ts";
import { dropRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.commands.ts";

type EndFactor = z.output<typeof endFactorBody>;

/**
 * Refuses a factor to whoever has not confirmed their address, and another one to whoever cannot prove
 * one of those that are active.
 */
export const requireMayAdd = async (tx: Db, viewer: Viewer, token: string | undefined) => {
  requireConfirmedAddress(viewer);
  const { state } = await findFactors(tx, viewer.userId);
  if (state.mfa_active) await spendForChange(tx, viewer, token);
};

const spendForChange = (tx: Db, viewer: Viewer, token: string | undefined) =>
  spendMfaToken(tx, viewer, {
    action: "second-factors.change",
    subjectId: viewer.userId,
    token: token ?? "",
  });

const tell = async (tx: Db, viewer: Viewer, change: FactorChange, visitor: Visitor) => {
  await recordOwnEvent(tx, viewer, change, visitor);
  await enqueue(tx, factorChangedMail(viewer.email, change));
};

/**
 * Follows a factor's becoming active: its owner is told, and this session has proved it. The first one
 * brings recovery codes, and ends what somebody else may have begun before there was any.
 */
export const factorAdded = async (
  tx: Db,
  { config, visitor }: MfaContext,
  viewer: Viewer,
  { change, isFirst }: { change: FactorChange; isFirst: boolean },
) => {
  const { userId } = viewer;
  await tell(tx, viewer, change, visitor);
  await trustSession(tx, viewer.sessionId);
  if (isFirst) {
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

/** Follows a factor's end: its owner is told, and with the last one all that it vouched for ends. */
export const factorRemoved = async (
  tx: Db,
  viewer: Viewer,
  change: FactorChange,
  visitor: Visitor,
) => {
  const { userId } = viewer;
  await tell(tx, viewer, change, visitor);
  const { state } = await findFactors(tx, userId);
  if (!state.mfa_active) {
    await dropRecoveryCodes(tx, userId);
    await dropChallenges(tx, userId);
    await tx.delete(mfaTokens).where(eq(mfaTokens.user_id, userId));
    await distrustSessions(tx, userId);
  }
  return state;
};

/** Does `work` for a viewer who proves to be the login's owner, by a token or a code. */
export const asOwner = async <T>(
  db: Db,
  asking: MfaContext,
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
  return proven(db, asking, viewer.userId, { challenge, proof: { method, code } }, work);
};

/** Gives a login new recovery codes in place of those it had. */
export const renewRecoveryCodes = (db: Db, asking: MfaContext, viewer: Viewer, given: EndFactor) =>
  asOwner(db, asking, viewer, given, async (tx) => {
    await tell(tx, viewer, "recovery_codes_made", asking.visitor);
    return { recovery_codes: await replaceRecoveryCodes(tx, asking.config, viewer.userId) };
  });
