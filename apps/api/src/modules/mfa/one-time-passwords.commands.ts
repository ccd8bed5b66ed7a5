import type { Configuration } from "@devguild/config/configuration";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";

import type { Db } from "../../db/db.ts";
import { decrypt } from "../../secrets/encryption.ts";
import { mfaTotps } from "./mfa.tables.ts";

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
// One step before and after, for clocks that are a little off.
const DRIFT = 1;

const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: PRODUCT_NAME,
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: STEP_SECONDS,
  });

/** A new secret, as text to type and as the address that a QR code carries. */
export const newTotp = (email: string) => {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, otpauth_url: totpOf(secret, email).toString() };
};

/**
 * Uses a code of an authenticator app up; false where it is wrong, or a code of this step of time or
 * of a later one was used before.
 */
export const useTotp = async (
  tx: Db,
  config: Configuration,
  totp: typeof mfaTotps.$inferSelect,
  code: string,
) => {
  const secret = decrypt(config.secret, totp.user_id, totp.sealed_secret);
  if (secret === null) return false;
  const now = Date.now();
  const token = code.replace(/\s/g, "");
  const delta = totpOf(secret, "").validate({ token, window: DRIFT, timestamp: now });
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
