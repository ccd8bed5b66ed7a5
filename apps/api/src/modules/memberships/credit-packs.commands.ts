import { OFFER_MESSAGES } from "@devguild/schemas/constants/offers";
import type { AdminCreditPack, CreditPackBody, NewCreditPackBody } from "@devguild/schemas/offers";
import { and, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { creditPacks } from "./memberships.tables.ts";
import { PACK_COLUMNS } from "./offers.queries.ts";

/** The audit snapshot of a credit pack. */
export const creditPackSnapshot = createSnapshot(creditPacks, { derived: ["version"] });

const requirePrice = ({ price_cents: cents }: NewCreditPackBody) => {
  if (cents === 0) invalid({ price_cents: OFFER_MESSAGES.priceRequired });
};

// The unique index settles simultaneous writes.
const refuseTaken = (error: unknown) =>
  isUniqueViolation(error, "credit_packs_credits_unique")
    ? invalid({ credits: OFFER_MESSAGES.creditsTaken })
    : raise(error);

/** Adds a credit pack. Source: docs/product/prices.md. */
export const createCreditPack = async (
  db: Db,
  body: NewCreditPackBody,
): Promise<AdminCreditPack> => {
  requirePrice(body);
  const [created] = await db
    .insert(creditPacks)
    .values(body)
    .returning(PACK_COLUMNS)
    .catch(refuseTaken);
  return created ?? notFound();
};

/**
 * Changes a credit pack for purchases from now on. Throws 409 if someone else has changed it since `version`.
 * Source: docs/product/prices.md.
 */
export const updateCreditPack = async (
  db: Db,
  id: number,
  { version, ...values }: CreditPackBody,
): Promise<AdminCreditPack> => {
  requirePrice(values);
  const [updated] = await db
    .update(creditPacks)
    .set({ ...values, version: version + 1 })
    .where(and(eq(creditPacks.id, id), eq(creditPacks.version, version)))
    .returning(PACK_COLUMNS)
    .catch(refuseTaken);
  if (updated) return updated;
  const exists = (await db.$count(creditPacks, eq(creditPacks.id, id))) > 0;
  return exists ? conflict("edited_meanwhile", OFFER_MESSAGES.editedMeanwhile) : notFound();
};
