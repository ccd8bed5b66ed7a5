import { type Db, transaction } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { removeCompanyAccount } from "../company-accounts/delete-company-account.commands.ts";
import { redeemMfaToken } from "../mfa/guarded-actions.commands.ts";

/**
 * Deletes a company with a fresh second factor, its live ads included; restorable for 30 days. Of two
 * requests at once, the second finds no company. Source: docs/product/staff-accounts.md.
 */
export const deleteCompanyAsStaff = (
  db: Db,
  viewer: Viewer,
  companyId: number,
  { mfa_token: token, reason }: { mfa_token: string; reason: string },
  now = new Date(),
) =>
  transaction(db, async (tx) => {
    await redeemMfaToken(tx, viewer, { action: "company.delete", subjectId: companyId, token });
    return removeCompanyAccount(tx, viewer, companyId, { reason, force: true, now });
  });
