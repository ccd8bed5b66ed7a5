import { PRODUCT_NAME } from "@devguild/schemas/product";
import { and, eq, isNull, lt, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { CONSENT_VERSION } from "./consents.policy.ts";
import { consents } from "./consents.tables.ts";
import { type ConsentRow, isGuestConsent } from "./guest-consents.queries.ts";

// Proof of consent is kept for as long as legal claims about it are possible.
const RETENTION_AFTER_WITHDRAWAL_MS = 3 * 365 * DAY_MS;

type Purpose = ConsentRow["purpose"];

/**
 * Stores a guest's consent to emails, which takes effect once confirmed. An unconfirmed consent is
 * renewed, a confirmed one stays as it is. Returns the consent's id.
 */
export const requestGuestConsent = async (
  tx: Db,
  email: string,
  purpose: Purpose,
  source: string,
) => {
  const unlessConfirmed = (name: "text_version" | "source" | "given_at") =>
    sql`case when ${consents.confirmed_at} is null then ${sql.raw(`excluded.${name}`)} else ${consents[name]} end`;
  const [row] = await tx
    .insert(consents)
    .values({
      email: email.toLowerCase(),
      purpose,
      text_version: CONSENT_VERSION,
      source: `${PRODUCT_NAME} ${source}`,
      given_at: new Date(),
    })
    .onConflictDoUpdate({
      target: [consents.email, consents.purpose],
      targetWhere: and(isGuestConsent, isNull(consents.withdrawn_at)),
      set: {
        text_version: unlessConfirmed("text_version"),
        source: unlessConfirmed("source"),
        given_at: unlessConfirmed("given_at"),
      },
    })
    .returning({ id: consents.id });
  if (!row) throw new Error("The consent was neither created nor found.");
  return row.id;
};

/** Confirms a guest's consent. */
export const confirmGuestConsent = (tx: Db, id: number) =>
  tx.update(consents).set({ confirmed_at: new Date() }).where(eq(consents.id, id));

/** Records that a guest withdrew a consent. */
export const withdrawGuestConsent = (tx: Db, id: number) =>
  tx.update(consents).set({ withdrawn_at: new Date() }).where(eq(consents.id, id));

/** Deletes the consents that an address gave without an account. */
export const deleteGuestConsents = (tx: Db, email: string) =>
  tx.delete(consents).where(and(eq(consents.email, email.toLowerCase()), isGuestConsent));

/** Deletes consents not confirmed since `oldest`, and those withdrawn years ago. */
export const cleanUpGuestConsents = async (db: Db, oldest: Date, now: Date) => {
  await db
    .delete(consents)
    .where(and(isGuestConsent, isNull(consents.confirmed_at), lt(consents.given_at, oldest)));
  const longAgo = new Date(now.getTime() - RETENTION_AFTER_WITHDRAWAL_MS);
  await db.delete(consents).where(and(isGuestConsent, lt(consents.withdrawn_at, longAgo)));
};
