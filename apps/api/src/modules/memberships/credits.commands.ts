import type { SetCreditsBody } from "@devguild/schemas/admin-company-accounts";
import { COMPANY_STAFF_MESSAGES } from "@devguild/schemas/constants/admin-company-accounts";

import type { Db } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { deductCredits, lockCompany, setBalance } from "../companies/companies.commands.ts";
import { creditEntries } from "./memberships.tables.ts";

type Spending = { companyId: number; credits: number; jobId: number; reason: string };

/**
 * Deducts credits from a company's balance and records it in the ledger under the login that spent them, null
 * for a background task; in the caller's transaction. Returns false without deducting anything if there aren't enough; a balance is never negative.
 */
export const spendCredits = async (
  tx: Db,
  userId: number | null,
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
    created_by: userId,
  });
  return true;
};

/**
 * Sets a company's balance as staff decided it; the ledger gets the difference. An unchanged balance, as
 * after a double click, adds nothing. If the balance isn't what was on the screen any more, nothing is set.
 * Source: docs/product/staff-accounts.md.
 */
export const setCredits = async (
  tx: Db,
  viewer: Viewer,
  companyId: number,
  { credits, note, credits_before: expected }: SetCreditsBody,
) => {
  const { credits: balance } = await lockCompany(tx, companyId);
  if (balance === credits) return { credits, entry: null };
  if (expected !== undefined && expected !== balance)
    return invalid({ credits: COMPANY_STAFF_MESSAGES.creditsChanged(balance) });
  await setBalance(tx, companyId, credits);
  const [entry] = await tx
    .insert(creditEntries)
    .values({
      company_id: companyId,
      delta: credits - balance,
      reason: "staff",
      note,
      balance_after: credits,
      created_by: viewer.userId,
    })
    .returning({
      id: creditEntries.id,
      delta: creditEntries.delta,
      balance_after: creditEntries.balance_after,
    });
  return { credits, entry: entry ?? null };
};
