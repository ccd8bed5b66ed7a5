import { asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { maskPhone } from "../mfa/mfa.queries.ts";
import { mfaPhones, mfaTotps, passkeys, recoveryCodes } from "../mfa/mfa.tables.ts";
import type { Person, Subject } from "./subject.queries.ts";

const readPhone = async (db: Db, userId: number) => {
  const [phone] = await db.select().from(mfaPhones).where(eq(mfaPhones.user_id, userId));
  if (!phone) return null;
  const { phone_number, created_at, activated_at } = phone;
  // Masked as on the site: someone who hijacked a session must not learn the phone number.
  return { phone_number: maskPhone(phone_number), created_at, activated_at };
};

const readFactors = async (db: Db, { userId }: Person) => {
  const [app] = await db
    .select({ created_at: mfaTotps.created_at, activated_at: mfaTotps.activated_at })
    .from(mfaTotps)
    .where(eq(mfaTotps.user_id, userId));
  return {
    phone: await readPhone(db, userId),
    authenticator_app: app ?? null,
    passkeys: await db
      .select({
        name: passkeys.name,
        created_at: passkeys.created_at,
        last_used_at: passkeys.last_used_at,
      })
      .from(passkeys)
      .where(eq(passkeys.user_id, userId))
      .orderBy(asc(passkeys.id)),
    recovery_codes: await db
      .select({ created_at: recoveryCodes.created_at, used_at: recoveryCodes.used_at })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.user_id, userId))
      .orderBy(asc(recoveryCodes.id)),
  };
};

/** Which second factors a login has, without any secrets. */
export const SECOND_FACTORS: Subject = {
  file: "second-factors.json",
  description: "your two-step login methods and when you added them, without their secrets",
  of: [mfaPhones.user_id, mfaTotps.user_id, passkeys.user_id, recoveryCodes.user_id],
  read: readFactors,
};
