import { and, asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { jobPrices } from "./prices.tables.ts";

export type PriceRow = typeof jobPrices.$inferSelect;

/** Everything that ads are sold for at present, in the order that it is shown in; one query. */
export const listPrices = (db: Db): Promise<PriceRow[]> =>
  db
    .select()
    .from(jobPrices)
    .where(eq(jobPrices.active, true))
    .orderBy(asc(jobPrices.position), asc(jobPrices.id));

/** A price that ads are sold for at present; null where there is none of that id. */
export const findPrice = async (db: Db, id: number): Promise<PriceRow | null> => {
  const [price] = await db
    .select()
    .from(jobPrices)
    .where(and(eq(jobPrices.id, id), eq(jobPrices.active, true)));
  return price ?? null;
};
