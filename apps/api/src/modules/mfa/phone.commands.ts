import type { Configuration } from "@devguild/config/configuration";
import type { endFactorBody } from "@devguild/schemas/mfa";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { lockLogin } from "../users/users.commands.ts";
import { dropChallenges, isSentCode, openChallenge, sendCode } from "./challenges.commands.ts";
import { type Challenge, findPhoneChallenge } from "./challenges.queries.ts";
import { requireTexts } from "./create-challenge.commands.ts";
import {
  runAsOwner,
  afterFactorAdded,
  afterFactorRemoved,
  requireCanAddFactor,
} from "./factors.commands.ts";
import { findFactors, findPhone } from "./mfa.queries.ts";
import { mfaPhones } from "./mfa.tables.ts";
import { type MfaContext, runWithProof, refuseCode } from "./proofs.commands.ts";

const noPhone = () => conflict("no_phone", "Add a phone number first.");

const alreadyActive = () =>
  conflict("already_active", "Your phone is already used for two-step login. Remove it first.");

/** Sends a code to a phone that is being set up as a second factor. */
export const beginPhone = async (
  db: Db,
  config: Configuration,
  viewer: Viewer,
  { phone_number: phone, mfa_token }: { phone_number: string; mfa_token?: string | undefined },
) => {
  requireTexts(config);
  if ((await findPhone(db, viewer.userId))?.activated_at) alreadyActive();
  const challenge = await transaction(db, async (tx) => {
    await lockLogin(tx, viewer.userId);
    await requireCanAddFactor(tx, viewer, mfa_token);
    const [saved] = await tx
      .insert(mfaPhones)
      .values({ user_id: viewer.userId, phone_number: phone })
      .onConflictDoUpdate({
        target: mfaPhones.user_id,
        set: { phone_number: phone, created_at: new Date() },
        setWhere: isNull(mfaPhones.activated_at),
      })
      .returning();
    return saved ? createPhoneChallenge(tx, viewer) : alreadyActive();
  });
  return sendCode(db, config, challenge, {
    recipient: String(viewer.userId),
    phone,
    isNew: true,
  });
};

const createPhoneChallenge = async (tx: Db, { userId }: Viewer) => {
  await dropChallenges(tx, userId, "phone");
  return (await openChallenge(tx, { purpose: "phone", user_id: userId })).challenge;
};

/** Sends another code to a login's phone, active or being set up; earlier codes become invalid. */
export const resendCode = async (db: Db, config: Configuration, viewer: Viewer) => {
  requireTexts(config);
  const { phone, isNew, challenge } = await transaction(db, async (tx) => {
    // Locked, so that the number can't be replaced between reading it and creating the challenge.
    await lockLogin(tx, viewer.userId);
    const present = (await findPhone(tx, viewer.userId)) ?? noPhone();
    return {
      phone: present.phone_number,
      isNew: present.activated_at === null,
      challenge: await createPhoneChallenge(tx, viewer),
    };
  });
  return sendCode(db, config, challenge, { recipient: String(viewer.userId), phone, isNew });
};

/** Activates the phone as a second factor with the code sent to it. */
export const activatePhone = async (
  db: Db,
  context: MfaContext,
  viewer: Viewer,
  { code }: { code: string },
) => {
  const { config, visitor } = context;
  if ((await findPhone(db, viewer.userId))?.activated_at) alreadyActive();
  const challenge = (await findPhoneChallenge(db, viewer.userId)) ?? refuseCode();
  const verify = (_: Db, tried: Challenge | null) =>
    Promise.resolve(tried !== null && isSentCode(config, tried, code));
  return runWithProof(
    db,
    viewer.userId,
    { challenge, method: "sms", verify, visitor },
    async (tx) => {
      const isFirst = !(await findFactors(tx, viewer.userId)).state.mfa_active;
      const activated = await tx
        .update(mfaPhones)
        .set({ activated_at: new Date() })
        .where(and(eq(mfaPhones.user_id, viewer.userId), isNull(mfaPhones.activated_at)))
        .returning();
      if (activated.length === 0) alreadyActive();
      return afterFactorAdded(tx, context, viewer, { change: "phone_added", isFirst });
    },
  );
};

/** Removes a login's phone. */
export const removePhone = async (
  db: Db,
  context: MfaContext,
  viewer: Viewer,
  { method = "sms", ...given }: z.output<typeof endFactorBody>,
) => {
  if (!(await findPhone(db, viewer.userId))?.activated_at) noPhone();
  return runAsOwner(db, context, viewer, { ...given, method }, async (tx) => {
    const removed = await tx
      .delete(mfaPhones)
      .where(and(eq(mfaPhones.user_id, viewer.userId), isNotNull(mfaPhones.activated_at)))
      .returning();
    if (removed.length === 0) noPhone();
    return afterFactorRemoved(tx, viewer, "phone_removed", context.visitor);
  });
};
