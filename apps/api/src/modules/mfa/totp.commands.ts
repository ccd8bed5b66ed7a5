import type { Configuration } from "@devguild/config/configuration";
import type { endFactorBody } from "@devguild/schemas/mfa";
import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { encrypt } from "../../secrets/encryption.ts";
import { lockLogin } from "../users/users.commands.ts";
import {
  runAsOwner,
  afterFactorAdded,
  afterFactorRemoved,
  requireCanAddFactor,
} from "./factors.commands.ts";
import { findFactors, findTotp } from "./mfa.queries.ts";
import { mfaTotps } from "./mfa.tables.ts";
import { generateTotp, redeemTotp } from "./one-time-passwords.commands.ts";
import { type MfaContext, runWithProof } from "./proofs.commands.ts";

const SETUP_LIFETIME_MS = 30 * 60 * 1000;

const alreadyActive = () =>
  conflict("already_active", "You already use an authenticator app. Remove it first.");

const notActive = () => conflict("not_active", "You’re not using an authenticator app.");

/**
 * Starts setting up an authenticator app: its secret is shown once, and is active once a code was
 * entered.
 */
export const beginTotp = (
  db: Db,
  config: Configuration,
  viewer: Viewer,
  { mfa_token }: { mfa_token?: string | undefined },
) =>
  transaction(db, async (tx) => {
    await lockLogin(tx, viewer.userId);
    if (await findTotp(tx, viewer.userId)) alreadyActive();
    await requireCanAddFactor(tx, viewer, mfa_token);
    const setup = generateTotp(viewer.email);
    const ciphertext = encrypt(config.secret, viewer.userId, setup.secret);
    await tx
      .insert(mfaTotps)
      .values({ user_id: viewer.userId, sealed_secret: ciphertext })
      .onConflictDoUpdate({
        target: mfaTotps.user_id,
        set: { sealed_secret: ciphertext, last_step: null, created_at: new Date() },
        setWhere: isNull(mfaTotps.activated_at),
      });
    return setup;
  });

const findPending = async (tx: Db, userId: number) => {
  const [pending] = await tx
    .select()
    .from(mfaTotps)
    .where(
      and(
        eq(mfaTotps.user_id, userId),
        isNull(mfaTotps.activated_at),
        gt(mfaTotps.created_at, new Date(Date.now() - SETUP_LIFETIME_MS)),
      ),
    );
  return pending ?? null;
};

/** Activates the authenticator app as a second factor with one of its codes. */
export const activateTotp = async (
  db: Db,
  context: MfaContext,
  viewer: Viewer,
  { code }: { code: string },
) => {
  const { config, visitor } = context;
  if (await findTotp(db, viewer.userId)) alreadyActive();
  const verify = async (tx: Db) => {
    const pending = await findPending(tx, viewer.userId);
    return pending !== null && redeemTotp(tx, config, pending, code);
  };
  const attempt = { challenge: null, method: "totp" as const, verify, visitor };
  return runWithProof(db, viewer.userId, attempt, async (tx) => {
    const isFirst = !(await findFactors(tx, viewer.userId)).state.mfa_active;
    await tx
      .update(mfaTotps)
      .set({ activated_at: new Date() })
      .where(eq(mfaTotps.user_id, viewer.userId));
    return afterFactorAdded(tx, context, viewer, { change: "app_added", isFirst });
  });
};

/** Removes a login's authenticator app. */
export const removeTotp = async (
  db: Db,
  context: MfaContext,
  viewer: Viewer,
  given: z.output<typeof endFactorBody>,
) => {
  if (!(await findTotp(db, viewer.userId))) notActive();
  return runAsOwner(db, context, viewer, given, async (tx) => {
    const removed = await tx
      .delete(mfaTotps)
      .where(and(eq(mfaTotps.user_id, viewer.userId), isNotNull(mfaTotps.activated_at)))
      .returning();
    if (removed.length === 0) notActive();
    return afterFactorRemoved(tx, viewer, "app_removed", context.visitor);
  });
};
