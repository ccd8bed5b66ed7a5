import { DIGEST_STATUSES } from "@devguild/schemas/constants/identity";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { developers } from "../developers/developers.tables.ts";
import { consents } from "./identity.tables.ts";

const CONSENT_VERSION = "2026-11";

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
