import { PRODUCT_NAME } from "@devguild/schemas/product";
import { and, eq, inArray, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { CONSENT_VERSION, type Purpose } from "./consents.policy.ts";
import { consents } from "./consents.tables.ts";

/** Stores what a login agreed to and where; it takes effect once the address is confirmed. */
export const recordConsents = async (
  tx: Db,
  login: { id: number; email: string },
  purposes: readonly Purpose[],
  source: string,
) => {
  await tx.insert(consents).values(
    purposes.map((purpose) => ({
      user_id: login.id,
      email: login.email,
      purpose,
      text_version: CONSENT_VERSION,
      source: `${PRODUCT_NAME} ${source}`,
    })),
  );
};

/** Activates a login's consents once its address is confirmed; returns their purposes. */
export const confirmConsents = async (tx: Db, userId: number): Promise<Purpose[]> => {
  const confirmed = await tx
    .update(consents)
    .set({ confirmed_at: new Date() })
    .where(
      and(
        eq(consents.user_id, userId),
        isNull(consents.confirmed_at),
        isNull(consents.withdrawn_at),
      ),
    )
    .returning();
  return confirmed.map(({ purpose }) => purpose);
};

/** Records that a login withdrew consents. */
export const withdrawConsents = (tx: Db, userId: number, purposes: readonly Purpose[]) =>
  tx
    .update(consents)
    .set({ withdrawn_at: new Date() })
    .where(
      and(
        eq(consents.user_id, userId),
        inArray(consents.purpose, [...purposes]),
        isNull(consents.withdrawn_at),
      ),
    );

/** Deletes all consents of a login. */
export const removeConsents = (tx: Db, userId: number) =>
  tx.delete(consents).where(eq(consents.user_id, userId));
