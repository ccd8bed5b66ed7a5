import {
  CONSENT_CATEGORIES,
  CONSENT_TEXT_VERSION,
  type ConsentCategory,
} from "@devguild/schemas/constants/consents";
import { and, eq, inArray, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { consents } from "./consents.tables.ts";

export const toPurpose = (category: ConsentCategory) => `service-${category}` as const;

export const listGivenConsents = (db: Db, userId: number) =>
  db
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.user_id, userId),
        inArray(consents.purpose, CONSENT_CATEGORIES.map(toPurpose)),
        isNull(consents.withdrawn_at),
      ),
    );

/** Returns which third-party services a login allows under the current text. */
export const findServiceConsents = async (db: Db, userId: number) => {
  const given = (await listGivenConsents(db, userId)).filter(
    ({ text_version }) => text_version === CONSENT_TEXT_VERSION,
  );
  const latest = Math.max(...given.map(({ given_at }) => given_at.getTime()));
  return {
    allowed: CONSENT_CATEGORIES.filter((category) =>
      given.some(({ purpose }) => purpose === toPurpose(category)),
    ),
    text_version: CONSENT_TEXT_VERSION,
    given_at: given.length > 0 ? new Date(latest).toISOString() : null,
  };
};
