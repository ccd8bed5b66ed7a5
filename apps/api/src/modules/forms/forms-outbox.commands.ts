import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { formSubmissions } from "./forms.tables.ts";

/** How long submissions that the CRM has accepted or rejected are stored. */
const RETENTION_MS = 90 * DAY_MS;

/** Deletes submissions that wait for a consent to be confirmed. */
export const deletePendingSubmissions = (tx: Db, consentId: number) =>
  tx
    .delete(formSubmissions)
    .where(and(eq(formSubmissions.consent_id, consentId), isNull(formSubmissions.released_at)));

/** Deletes a consent's submissions that were not delivered yet. */
export const deleteUndeliveredSubmissions = (tx: Db, consentId: number) =>
  tx
    .delete(formSubmissions)
    .where(and(eq(formSubmissions.consent_id, consentId), isNull(formSubmissions.delivered_at)));

/** Releases submissions that waited for a consent; returns their ids. */
export const releaseSubmissions = async (tx: Db, consentId: number): Promise<number[]> => {
  const rows = await tx
    .update(formSubmissions)
    .set({ released_at: new Date() })
    .where(and(eq(formSubmissions.consent_id, consentId), isNull(formSubmissions.released_at)))
    .returning({ id: formSubmissions.id });
  return rows.map(({ id }) => id);
};

/** Deletes submissions not confirmed since `oldest`, and those settled months ago. */
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

/** Deletes an address's submissions, except unsubscriptions that the CRM hasn't received yet. */
export const deleteSubmissions = (tx: Db, email: string) =>
  tx
    .delete(formSubmissions)
    .where(
      and(
        eq(formSubmissions.email, email.toLowerCase()),
        or(eq(formSubmissions.act, "submit"), isNotNull(formSubmissions.delivered_at)),
      ),
    );
