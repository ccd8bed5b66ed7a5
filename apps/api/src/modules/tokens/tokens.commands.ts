import { and, eq, inArray, isNull, lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { hashToken, newToken } from "../../secrets/tokens.ts";
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
    expires_at: new Date(Date.now() + TOKEN_LIFETIMES_MS[purpose]),
  });
  return token;
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

/** Makes the open invitations to an account useless. */
export const dropInvitations = (tx: Db, accountId: number) =>
  tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.account_id, accountId), eq(oneTimeTokens.purpose, "invitation")));

/** Removes all tokens of a login, used or not. */
export const removeTokens = (tx: Db, userId: number) =>
  tx.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId));

/** Removes the tokens of links that have long stopped working. */
export const cleanUpTokens = (db: Db) =>
  db.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, new Date(Date.now() - RETENTION_MS)));
