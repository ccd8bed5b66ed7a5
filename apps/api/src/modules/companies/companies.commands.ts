import { and, eq, gte, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { companies } from "./companies.tables.ts";

/** Deducts credits from a company; returns the new balance, or undefined if there aren't enough. */
export const deductCredits = async (
  tx: Db,
  companyId: number,
  credits: number,
): Promise<number | undefined> => {
  const [company] = await tx
    .update(companies)
    .set({ credits: sql`${companies.credits} - ${credits}` })
    .where(and(eq(companies.id, companyId), gte(companies.credits, credits)))
    .returning({ balance: companies.credits });
  return company?.balance;
};
