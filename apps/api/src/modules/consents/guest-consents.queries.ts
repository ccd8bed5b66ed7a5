import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { consents } from "./consents.tables.ts";

export const isGuestConsent = isNull(consents.user_id);

export type ConsentRow = typeof consents.$inferSelect;

/** Finds a guest's consent by id. */
export const findGuestConsent = async (db: Db, id: number): Promise<ConsentRow | undefined> => {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.id, id), isGuestConsent));
  return row;
};

/** Finds a guest's consent by id and locks it. */
export const lockGuestConsent = async (tx: Db, id: number): Promise<ConsentRow | undefined> => {
  const [row] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.id, id), isGuestConsent))
    .for("update");
  return row;
};

/** Lists every consent an address ever gave without an account. */
export const listGuestConsents = (db: Db, email: string) =>
  db
    .select()
    .from(consents)
    .where(and(eq(consents.email, email.toLowerCase()), isGuestConsent));
