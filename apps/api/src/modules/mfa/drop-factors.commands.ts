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

const TABLES = [mfaPhones, mfaTotps, passkeys, recoveryCodes, mfaChallenges, mfaTokens];

/** Takes all second factors from a login without asking for any, with open questions and proofs. */
export const dropFactors = async (tx: Db, userId: number): Promise<void> => {
  for (const table of TABLES) await tx.delete(table).where(eq(table.user_id, userId));
};
