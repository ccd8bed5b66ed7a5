import { and, eq, gte, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { companies } from "../companies/companies.tables.ts";
import { creditEntries } from "./memberships.tables.ts";

type Spending = { companyId: number; credits: number; jobId: number; reason: string };

/**
 * Takes credits off a company's balance and writes it into the ledger, in the caller's transaction.
 * False, and nothing is taken, where there are not enough: a balance is never negative.
 */
export const spendCredits = async (
  tx: Db,
  viewer: Viewer,
  { companyId, credits, jobId, reason }: Spending,
): Promise<boolean> => {
  const [company] = await tx
    .update(companies)
    .set({ credits: sql`${companies.credits} - ${credits}` })
    .where(and(eq(companies.id, companyId), gte(companies.credits, credits)))
    .returning({ balance: companies.credits });
  if (!company) return false;
  await tx.insert(creditEntries).values({
    company_id: companyId,
    delta: -credits,
    reason,
    job_id: jobId,
    balance_after: company.balance,
    created_by: viewer.userId,
  });
  return true;
};
