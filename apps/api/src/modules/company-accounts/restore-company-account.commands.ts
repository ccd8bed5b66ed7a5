import { and, eq, gt, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { lockCompany, setCompanyDeleted } from "../companies/companies.commands.ts";
import { readBilling } from "../invoices/billing.queries.ts";
import { putBackAds } from "../postings/deleted-company-ads.commands.ts";
import { setAccountStatus } from "../users/accounts.commands.ts";
import { lockCompanyAccounts } from "../users/company-accounts.commands.ts";
import { companyRestoredMail } from "./company-accounts.mails.ts";
import { findAccountHolder } from "./company-accounts.queries.ts";
import { companyDeletions } from "./company-accounts.tables.ts";

type Deletion = typeof companyDeletions.$inferSelect;

/** Ends a deletion that can still be undone; of two requests at once, the second finds none. */
const endDeletion = async (tx: Db, companyId: number, now: Date): Promise<Deletion> => {
  const [ended] = await tx
    .update(companyDeletions)
    .set({ restored_at: now })
    .where(
      and(
        eq(companyDeletions.company_id, companyId),
        isNull(companyDeletions.restored_at),
        gt(companyDeletions.restorable_until, now),
      ),
    )
    .returning();
  return ended ?? conflict("not_restorable", "This company isn’t deleted, or not restorable.");
};

/** Gives the company's accounts the status they had; those of logins that are gone by now stay gone. */
const reopenAccounts = async (tx: Db, companyId: number, { accounts: before }: Deletion) => {
  const all = await lockCompanyAccounts(tx, companyId);
  const closed = new Set(all.filter(({ status }) => status === "deleted").map(({ id }) => id));
  const reopened = before.filter(({ id, status }) => closed.has(id) && status !== "deleted");
  for (const [status, group] of Map.groupBy(reopened, (account) => account.status))
    await setAccountStatus(
      tx,
      group.map(({ id }) => id),
      status,
    );
  return reopened.filter(({ status }) => status === "active").length;
};

/**
 * Restores a deleted company account: its pages, its users with the roles they had, and the ads that
 * would still be live. The owner and the billing address get an email.
 * Source: docs/product/companies.md.
 */
export const restoreCompanyAccount = (db: Db, companyId: number, now: Date) =>
  transaction(db, async (tx) => {
    const deletion = await endDeletion(tx, companyId, now);
    await setCompanyDeleted(tx, companyId, null);
    const { name } = await lockCompany(tx, companyId);
    const users = await reopenAccounts(tx, companyId, deletion);
    const liveAds = await putBackAds(tx, deletion.job_ids, now);
    const { billing_email } = await readBilling(tx, companyId);
    const owner = await findAccountHolder(tx, companyId);
    for (const to of new Set([owner?.email, billing_email]))
      if (to) await enqueue(tx, companyRestoredMail(to, name, liveAds));
    return { id: companyId, name, live_ads: liveAds, users };
  });
