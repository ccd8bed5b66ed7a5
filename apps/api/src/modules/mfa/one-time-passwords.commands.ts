import type { Configuration } from "@devguild/config/configuration";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";

import type { Db } from "../../db/db.ts";
import { decrypt } from "../../secrets/encryption.ts";
import { mfaTotps } from "./mfa.tables.ts";

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
// One step in either direction, for clocks that are slightly off.
const DRIFT = 1;

const createTotp = (secret: string, label: string) =>
  new TOTP({
    issuer: PRODUCT_NAME,
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: STEP_SECONDS,
  });

/** Generates a secret, as text to type and as the URL for a QR code. */
export const generateTotp = (email: string) => {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, otpauth_url: createTotp(secret, email).toString() };
};

/**
 * Uses up a code of an authenticator app; returns false if it is wrong, or if a code of this or a later
 * time step was already used.
 */
export const redeemTotp = async (
  tx: Db,
  config: Configuration,
  totp: typeof mfaTotps.$inferSelect,
  code: string,
) => {
  const secret = decrypt(config.secret, totp.user_id, totp.sealed_secret);
  if (secret === null) return false;
  const now = Date.now();
  const token = code.replace(/\s/g, "");
  const delta = createTotp(secret, "").validate({ token, window: DRIFT, timestamp: now });
  if (delta === null) return false;
  const step = Math.floor(now / (STEP_SECONDS * 1000)) + delta;
  const used = await tx
    .update(mfaTotps)
    .set({ last_step: step })
    .where(
      and(
        eq(mfaTotps.user_id, totp.user_id),
        eq(mfaTotps.sealed_secret, totp.sealed_secret),
        or(isNull(mfaTotps.last_step), lt(mfaTotps.last_step, step)),
      ),
    )
    .returning();
  return used.length > 0;
};
