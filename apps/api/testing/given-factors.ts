import type { MfaAction } from "@devguild/schemas/constants/mfa";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";

import type { Db } from "../src/db/db.ts";
import { mfaPhones, mfaTokens, mfaTotps } from "../src/modules/mfa/mfa.tables.ts";
import { generateToken, hashToken } from "../src/secrets/tokens.ts";
import { encrypt } from "../src/secrets/encryption.ts";
import { testConfig } from "./test-config.ts";

const STEP = 30_000;
let serial = 0;

/** Computes the code that an authenticator app shows `steps` time steps from now. */
export const computeCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP,
  });

const newMfaTokenOn = (db: Db) => async (userId: number, action: MfaAction, subjectId: number) => {
  const token = generateToken();
  await db.insert(mfaTokens).values({
    token_hash: hashToken(token),
    user_id: userId,
    action,
    subject_id: subjectId,
    expires_at: new Date(Date.now() + 60_000),
  });
  return token;
};

/** Creates second factors. */
export const givenFactorsOn = (db: Db) => ({
  /** Creates an active authenticator app; each call returns an unused code. */
  totp: async (userId: number) => {
    const secret = new Secret({ size: 20 }).base32;
    await db.insert(mfaTotps).values({
      user_id: userId,
      sealed_secret: encrypt(testConfig.secret, userId, secret),
      activated_at: new Date(),
    });
    return {
      secret,
      code: async () => {
        await db.update(mfaTotps).set({ last_step: null }).where(eq(mfaTotps.user_id, userId));
        return computeCode(secret);
      },
    };
  },
  /** Proves a second factor for an action on a subject; returns the token. */
  mfaToken: newMfaTokenOn(db),
  /** Proves a second factor for the deletion of a login's account, whatever factors it has. */
  deletionProof: async (userId: number) => ({
    mfa_token: await newMfaTokenOn(db)(userId, "account.delete", userId),
  }),
  /** Creates an active phone with a unique number. */
  phone: async (userId: number) => {
    serial += 1;
    const number = `+4930${String(serial).padStart(7, "0")}`;
    await db
      .insert(mfaPhones)
      .values({ user_id: userId, phone_number: number, activated_at: new Date() });
    return number;
  },
});
