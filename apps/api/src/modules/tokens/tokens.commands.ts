import { and, eq, inArray, isNull, lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { hashToken, generateToken } from "../../secrets/tokens.ts";
import { lockLogin } from "../users/users.commands.ts";
import { RETENTION_MS, TOKEN_LIFETIMES_MS, type TokenPurpose } from "./tokens.policy.ts";
import { isUsable } from "./tokens.queries.ts";
import { oneTimeTokens } from "./tokens.tables.ts";

type NewToken = {
  purpose: TokenPurpose;
  userId: number;
  email: string;
  accountId?: number;
  redirect?: string | null;
  logsIn?: boolean;
};

/** Stores a one-time token; without `tokenHash` generates one and returns it, which happens only here. */
export const issueToken = async (
  tx: Db,
  { purpose, userId, email, accountId, redirect, logsIn }: NewToken,
  tokenHash?: string,
) => {
  const token = generateToken();
  await tx.insert(oneTimeTokens).values({
    token_hash: tokenHash ?? hashToken(token),
    purpose,
    user_id: userId,
    account_id: accountId ?? null,
    email,
    redirect: redirect ?? null,
    logs_in: logsIn ?? false,
    expires_at: new Date(Date.now() + TOKEN_LIFETIMES_MS[purpose]),
  });
  return token;
};

/** Uses up a token; of two concurrent requests one gets it, the other undefined. */
export const redeemToken = async (tx: Db, purpose: TokenPurpose, tokenHash: string) => {
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

/** Invalidates a login's open tokens with given purposes. */
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

/** Invalidates the open invitations to an account. */
export const dropInvitations = (tx: Db, accountId: number) =>
  tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.account_id, accountId), eq(oneTimeTokens.purpose, "invitation")));

/** Deletes all tokens of a login, used or not. */
export const removeTokens = (tx: Db, userId: number) =>
  tx.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId));

/** Deletes tokens that expired long ago. */
export const cleanUpTokens = (db: Db) =>
  db.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, new Date(Date.now() - RETENTION_MS)));
