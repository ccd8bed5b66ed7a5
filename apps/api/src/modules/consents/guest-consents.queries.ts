import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { consents } from "./consents.tables.ts";

export const isGuests = isNull(consents.user_id);

export type ConsentRow = typeof consents.$inferSelect;

/** An address's consent by its id, of no login. */
export const findGuestConsent = async (db: Db, id: number): Promise<ConsentRow | undefined> => {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.id, id), isGuests));
  return row;
};

/** The same, locked against others who change it. */
export const lockGuestConsent = async (tx: Db, id: number): Promise<ConsentRow | undefined> => {
  const [row] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.id, id), isGuests))
    .for("update");
  return row;
};

/** All that an address ever agreed to without an account. */
export const listGuestConsents = (db: Db, email: string) =>
  db
    .select()
    .from(consents)
    .where(and(eq(consents.email, email.toLowerCase()), isGuests));
