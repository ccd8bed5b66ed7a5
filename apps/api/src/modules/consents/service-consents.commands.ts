import { CONSENT_TEXT_VERSION, type ConsentCategory } from "@devguild/schemas/constants/consents";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { eq, inArray } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { users } from "../users/users.tables.ts";
import { consents } from "./consents.tables.ts";
import { findServiceConsents, listGivenConsents, toPurpose } from "./service-consents.queries.ts";

type Login = Pick<Viewer, "userId" | "email">;

/**
 * Stores which third-party services a login allows. Existing consents stay, missing ones are withdrawn,
 * and those given to an earlier text are given again. Source: docs/product/consent.md.
 */
export const chooseServices = (db: Db, { userId, email }: Login, allowed: ConsentCategory[]) =>
  transaction(db, async (tx) => {
    // Locked, so that two windows can't store the same consent twice.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const given = await listGivenConsents(tx, userId);
    const stays = ({ purpose, text_version }: (typeof given)[number]) =>
      text_version === CONSENT_TEXT_VERSION &&
      allowed.some((category) => toPurpose(category) === purpose);
    const ended = given.filter((consent) => !stays(consent)).map(({ id }) => id);
    const now = new Date();
    if (ended.length > 0)
      await tx.update(consents).set({ withdrawn_at: now }).where(inArray(consents.id, ended));
    const unchanged = new Set<string>(given.filter(stays).map(({ purpose }) => purpose));
    const added = [...new Set(allowed.map(toPurpose))].filter((purpose) => !unchanged.has(purpose));
    if (added.length > 0)
      await tx.insert(consents).values(
        added.map((purpose) => ({
          user_id: userId,
          email,
          purpose,
          text_version: CONSENT_TEXT_VERSION,
          source: `${PRODUCT_NAME} cookie settings`,
          given_at: now,
          // Given in the person's own session, so there is nothing to confirm.
          confirmed_at: now,
        })),
      );
    return findServiceConsents(tx, userId);
  });
