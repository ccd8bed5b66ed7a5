import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { mfaChallenges } from "./mfa.tables.ts";

export type Challenge = typeof mfaChallenges.$inferSelect;

/** Finds an open challenge by its token, without using it up. */
export const findChallenge = async (db: Db, token: string) => {
  const [challenge] = await db
    .select()
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.token_hash, hashToken(token)), isOpen()));
  return challenge ?? null;
};

/** Finds a login's newest open challenge for its phone. */
export const findPhoneChallenge = async (db: Db, userId: number) => {
  const [challenge] = await db
    .select()
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.user_id, userId), eq(mfaChallenges.purpose, "phone"), isOpen()))
    .orderBy(desc(mfaChallenges.id))
    .limit(1);
  return challenge ?? null;
};

const MAX_TRIES = 5;

export const isOpen = () =>
  and(
    isNull(mfaChallenges.used_at),
    gt(mfaChallenges.expires_at, new Date()),
    lt(mfaChallenges.tries, MAX_TRIES),
  );
