import { and, asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { jobPrices } from "./prices.tables.ts";

export type PriceRow = typeof jobPrices.$inferSelect;

/** Lists the prices of ads that are currently on sale, in display order; one query. */
export const listPrices = (db: Db): Promise<PriceRow[]> =>
  db
    .select()
    .from(jobPrices)
    .where(eq(jobPrices.active, true))
    .orderBy(asc(jobPrices.position), asc(jobPrices.id));

/** Finds a price that is currently on sale; null if there is none with that id. */
export const findPrice = async (db: Db, id: number): Promise<PriceRow | null> => {
  const [price] = await db
    .select()
    .from(jobPrices)
    .where(and(eq(jobPrices.id, id), eq(jobPrices.active, true)));
  return price ?? null;
};
