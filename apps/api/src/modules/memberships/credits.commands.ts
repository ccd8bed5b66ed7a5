import type { Db } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { deductCredits } from "../companies/companies.commands.ts";
import { creditEntries } from "./memberships.tables.ts";

type Spending = { companyId: number; credits: number; jobId: number; reason: string };

/**
 * Deducts credits from a company's balance and records it in the ledger, in the caller's transaction.
 * Returns false without deducting anything if there aren't enough; a balance is never negative.
 */
export const spendCredits = async (
  tx: Db,
  viewer: Viewer,
  { companyId, credits, jobId, reason }: Spending,
): Promise<boolean> => {
  const balance = await deductCredits(tx, companyId, credits);
  if (balance === undefined) return false;
  await tx.insert(creditEntries).values({
    company_id: companyId,
    delta: -credits,
    reason,
    job_id: jobId,
    balance_after: balance,
    created_by: viewer.userId,
  });
  return true;
};
