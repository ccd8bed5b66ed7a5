import { DIGEST_STATUSES } from "@devguild/schemas/constants/identity";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { and, eq, inArray, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { developers } from "../developers/developers.tables.ts";
import { consents } from "./consents.tables.ts";

/** The version of the texts that people agree to. */
export const CONSENT_VERSION = "2026-11";

type Purpose = (typeof consents.$inferSelect)["purpose"];

/** Keeps what a login agreed to and where; it counts once the address is confirmed. */
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

/** Makes what a login agreed to count: its address is confirmed. */
export const confirmConsents = async (tx: Db, userId: number) => {
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
  const agreedTo = (purpose: Purpose) => confirmed.some((consent) => consent.purpose === purpose);
  const values = {
    ...(agreedTo("newsletter") && { dev_digest_subscription_status: DIGEST_STATUSES.SUBSCRIBED }),
    ...(agreedTo("job-digest") && { job_recommendations_subscribed: true }),
  };
  if (Object.keys(values).length > 0)
    await tx.update(developers).set(values).where(eq(developers.user_id, userId));
};

/** Keeps when a login took back what it had agreed to. */
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

type Wish = { purpose: Purpose; agreed: boolean };

/**
 * Agrees to mails or takes it back. Agreeing counts at once where the address is confirmed, else once
 * it is; what was taken back is kept. Source: docs/product/profile.md.
 */
export const changeConsents = async (
  tx: Db,
  login: { id: number; email: string; isVerified: boolean },
  wishes: readonly Wish[],
  source: string,
) => {
  const withdrawn = wishes.filter(({ agreed }) => !agreed).map(({ purpose }) => purpose);
  if (withdrawn.length > 0) await withdrawConsents(tx, login.id, withdrawn);
  const given = await tx
    .select({ purpose: consents.purpose })
    .from(consents)
    .where(and(eq(consents.user_id, login.id), isNull(consents.withdrawn_at)));
  const added = wishes
    .filter((wish) => wish.agreed && !given.some(({ purpose }) => purpose === wish.purpose))
    .map(({ purpose }) => purpose);
  if (added.length > 0) await recordConsents(tx, login, added, source);
  if (login.isVerified) await confirmConsents(tx, login.id);
};
