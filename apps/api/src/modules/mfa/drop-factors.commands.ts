import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import {
  mfaChallenges,
  mfaPhones,
  mfaTokens,
  mfaTotps,
  passkeys,
  recoveryCodes,
} from "./mfa.tables.ts";

/** Removes all second factors of a login without a challenge, including open challenges and proofs. */
export const dropFactors = async (tx: Db, userId: number): Promise<void> => {
  await tx.delete(mfaPhones).where(eq(mfaPhones.user_id, userId));
  await tx.delete(mfaTotps).where(eq(mfaTotps.user_id, userId));
  await tx.delete(passkeys).where(eq(passkeys.user_id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx.delete(mfaChallenges).where(eq(mfaChallenges.user_id, userId));
  await tx.delete(mfaTokens).where(eq(mfaTokens.user_id, userId));
};
