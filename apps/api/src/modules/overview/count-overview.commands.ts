import type { Db } from "../../db/db.ts";
import { countTotals } from "./overview.queries.ts";
import { overviewFigures } from "./overview.tables.ts";

/** Counts the platform's totals and stores them in place of the previous ones. */
export const countOverview = async (db: Db, now = new Date()): Promise<void> => {
  const figures = { ...(await countTotals(db, now)), counted_at: now };
  await db
    .insert(overviewFigures)
    .values(figures)
    .onConflictDoUpdate({ target: overviewFigures.id, set: figures });
};
