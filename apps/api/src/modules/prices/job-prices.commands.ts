import { OFFER_MESSAGES } from "@devguild/schemas/constants/offers";
import type { AdminJobPrice, JobPriceBody } from "@devguild/schemas/offers";
import { and, eq, ne, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { findJobPriceErrors } from "./job-prices.policy.ts";
import { JOB_PRICE_COLUMNS } from "./job-prices.queries.ts";
import { jobPrices } from "./prices.tables.ts";

// A recommendation ends others, so whoever edits prices waits for the one before.
const lockPrices = async (tx: Db) => {
  await tx.execute(sql`lock table job_prices in share row exclusive mode`);
};

/** The audit snapshot of a price. */
export const jobPriceSnapshot = createSnapshot(jobPrices, {
  derived: ["version"],
  lock: lockPrices,
});

/**
 * Changes what publishing an ad costs from now on; ads that were paid stay as they are. Recommending one
 * ends the recommendation of the others that are paid the same way. Throws 409 if someone else has changed
 * it since `version`. Source: docs/product/prices.md.
 */
export const updateJobPrice = (
  db: Db,
  id: number,
  { version, ...values }: JobPriceBody,
): Promise<AdminJobPrice> =>
  transaction(db, async (tx) => {
    await lockPrices(tx);
    const [price] = await tx.select().from(jobPrices).where(eq(jobPrices.id, id));
    if (!price) return notFound();
    if (price.version !== version)
      return conflict("edited_meanwhile", OFFER_MESSAGES.editedMeanwhile);
    const errors = findJobPriceErrors({ version, ...values }, price.price_type);
    if (Object.keys(errors).length > 0) return invalid(errors);
    if (values.highlighted)
      await tx
        .update(jobPrices)
        .set({ highlighted: false })
        .where(and(eq(jobPrices.price_type, price.price_type), ne(jobPrices.id, id)));
    const [updated] = await tx
      .update(jobPrices)
      .set({ ...values, version: version + 1 })
      .where(eq(jobPrices.id, id))
      .returning(JOB_PRICE_COLUMNS);
    return updated ?? notFound();
  });
