import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { formSubmissions } from "./forms.tables.ts";

/** What the CRM has taken, or will never take, is of no more use here. */
const RETENTION_MS = 90 * DAY_MS;

/** Removes what waits for a consent's link. */
export const dropWaiting = (tx: Db, consentId: number) =>
  tx
    .delete(formSubmissions)
    .where(and(eq(formSubmissions.consent_id, consentId), isNull(formSubmissions.released_at)));

/** Removes what a consent allowed to be passed on, and was not yet. */
export const dropUndelivered = (tx: Db, consentId: number) =>
  tx
    .delete(formSubmissions)
    .where(and(eq(formSubmissions.consent_id, consentId), isNull(formSubmissions.delivered_at)));

/** Lets what waits for a consent's link be passed on; gives the ids. */
export const release = async (tx: Db, consentId: number): Promise<number[]> => {
  const rows = await tx
    .update(formSubmissions)
    .set({ released_at: new Date() })
    .where(and(eq(formSubmissions.consent_id, consentId), isNull(formSubmissions.released_at)))
    .returning({ id: formSubmissions.id });
  return rows.map(({ id }) => id);
};

/** Removes what was not confirmed since `oldest`, and what has been done with for months. */
export const cleanUpSubmissions = async (db: Db, oldest: Date, now: Date) => {
  const longAgo = new Date(now.getTime() - RETENTION_MS);
  await db
    .delete(formSubmissions)
    .where(
      or(
        and(isNull(formSubmissions.released_at), lt(formSubmissions.created_at, oldest)),
        lt(formSubmissions.delivered_at, longAgo),
        lt(formSubmissions.refused_at, longAgo),
      ),
    );
};

/** Removes what an address sent, but for the end of a newsletter that the CRM is yet to be told of. */
export const forgetSubmissions = (tx: Db, email: string) =>
  tx
    .delete(formSubmissions)
    .where(
      and(
        eq(formSubmissions.email, email.toLowerCase()),
        or(eq(formSubmissions.act, "submit"), isNotNull(formSubmissions.delivered_at)),
      ),
    );
