import { and, desc, eq, gt, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { hashToken } from "../../secrets/tokens.ts";
import type { TokenPurpose } from "./tokens.policy.ts";
import { oneTimeTokens } from "./tokens.tables.ts";

/** Finds a valid token with a given purpose. */
export const findToken = async (db: Db, purpose: TokenPurpose, token: string) => {
  const [found] = await db
    .select()
    .from(oneTimeTokens)
    .where(isUsable(purpose, hashToken(token)));
  return found;
};

/** Finds a login's newest open token with a given purpose. */
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

export const isUsable = (purpose: TokenPurpose, tokenHash: string) =>
  and(
    eq(oneTimeTokens.token_hash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.used_at),
    gt(oneTimeTokens.expires_at, new Date()),
  );
