import { createHash, randomBytes } from "node:crypto";

import { and, desc, eq, gt, inArray, isNull, lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { oneTimeTokens, users } from "../users/users.tables.ts";

type TokenRow = typeof oneTimeTokens.$inferSelect;
export type TokenPurpose = TokenRow["purpose"];

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** How long a link or a code of each purpose works. Source: docs/product/account.md. */
export const TOKEN_LIFETIMES: Record<TokenPurpose, number> = {
  "verify-email": 2 * DAY,
  "change-email": 2 * DAY,
  "reset-password": 60 * MINUTE,
  "set-password": 10 * MINUTE,
  invitation: 7 * DAY,
  "restore-account": 30 * DAY,
};

// An invitation that is over is still known, so that it can be told from one that never was.
const KEPT_AFTER = 30 * DAY;

/** A new secret of 256 bits, as text that fits a link or a header. */
export const newToken = () => randomBytes(32).toString("base64url");

/** What is kept of a token. A secret this long needs no slow hash. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

type NewToken = {
  purpose: TokenPurpose;
  userId: number;
  email: string;
  accountId?: number;
  redirect?: string | null;
  logsIn?: boolean;
};

/** Keeps a token that works once; without `tokenHash` a new one, which is given out here only. */
export const issueToken = async (
  tx: Db,
  { purpose, userId, email, accountId, redirect, logsIn }: NewToken,
  tokenHash?: string,
) => {
  const token = newToken();
  await tx.insert(oneTimeTokens).values({
    token_hash: tokenHash ?? hashToken(token),
    purpose,
    user_id: userId,
    account_id: accountId ?? null,
    email,
    redirect: redirect ?? null,
    logs_in: logsIn ?? false,
    expires_at: new Date(Date.now() + TOKEN_LIFETIMES[purpose]),
  });
  return token;
};

const isUsable = (purpose: TokenPurpose, tokenHash: string) =>
  and(
    eq(oneTimeTokens.token_hash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.used_at),
    gt(oneTimeTokens.expires_at, new Date()),
  );

/** The token of a purpose, where it still works. */
export const findToken = async (db: Db, purpose: TokenPurpose, token: string) => {
  const [found] = await db
    .select()
    .from(oneTimeTokens)
    .where(isUsable(purpose, hashToken(token)));
  return found;
};

/** The newest token of a purpose that waits to be used by a login. */
export const findPendingToken = async (db: Db, userId: number, purpose: TokenPurpose) => {
  const [pending] = await db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.user_id, userId),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.used_at),
        gt(oneTimeTokens.expires_at, new Date()),
      ),
    )
    .orderBy(desc(oneTimeTokens.id))
    .limit(1);
  return pending;
};

/**
 * Locks a login for a change of it. Whoever changes several rows of one begins here, so that a reset,
 * a deletion and a confirmation at once wait for each other in one order.
 */
export const lockLogin = async (tx: Db, userId: number) => {
  const [login] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  return login;
};

/**
 * Locks a login that still has the password whose hash was checked; nothing where it has another one by
 * now. Checking takes long, so it comes before, when nothing is locked.
 */
export const lockLoginWith = async (tx: Db, userId: number, passwordHash: string | null) => {
  const login = await lockLogin(tx, userId);
  return login?.password_hash === passwordHash ? login : undefined;
};

/** Uses a token up: of two at once one gets it, and the other nothing. */
export const takeToken = async (tx: Db, purpose: TokenPurpose, tokenHash: string) => {
  const [found] = await tx.select().from(oneTimeTokens).where(isUsable(purpose, tokenHash));
  if (!found) return undefined;
  await lockLogin(tx, found.user_id);
  const [taken] = await tx
    .update(oneTimeTokens)
    .set({ used_at: new Date() })
    .where(isUsable(purpose, tokenHash))
    .returning();
  return taken;
};

/** Makes all of a login's open tokens of some purposes useless. */
export const dropTokens = (tx: Db, userId: number, purposes: readonly TokenPurpose[]) =>
  tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.user_id, userId),
        inArray(oneTimeTokens.purpose, [...purposes]),
        isNull(oneTimeTokens.used_at),
      ),
    );

/** Removes the tokens of links that have long stopped working. */
export const sweepTokens = (db: Db) =>
  db.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, new Date(Date.now() - KEPT_AFTER)));
