import type { deleteCompanyAccountBody } from "@devguild/schemas/company-accounts";
import { COMPANY_ACCOUNT_MESSAGES } from "@devguild/schemas/constants/company-accounts";
import { RESTORABLE_DAYS } from "@devguild/schemas/constants/identity";
import { pluralize } from "@devguild/schemas/formats";
import { eq } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, forbidden, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS } from "../../time.ts";
import { checkDeletionProof } from "../accounts/prove-deletion.commands.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { lockCompany, setCompanyDeleted } from "../companies/companies.commands.ts";
import { findCompanyBase } from "../companies/companies.queries.ts";
import { readBilling } from "../invoices/billing.queries.ts";
import { takeDownAds } from "../postings/deleted-company-ads.commands.ts";
import { endSessionsExcept } from "../sessions/own-sessions.commands.ts";
import { setAccountStatus } from "../users/accounts.commands.ts";
import { lockCompanyAccounts } from "../users/company-accounts.commands.ts";
import { activateCurrentAccount } from "../users/current-account.commands.ts";
import { listCurrentUsers } from "../users/current-users.queries.ts";
import { companyDeletedMail } from "./company-accounts.mails.ts";
import { findAccountHolder, readLiveAds } from "./company-accounts.queries.ts";
import { companyDeletions } from "./company-accounts.tables.ts";

type Request = z.output<typeof deleteCompanyAccountBody>;

const isSameName = (typed: string, name: string) =>
  typed.trim().toLowerCase() === name.trim().toLowerCase();

/** Refuses to delete an account with live ads, and names them. */
const refuseLiveAds = ({ total, named }: Awaited<ReturnType<typeof readLiveAds>>) =>
  conflict("live_ads", `${pluralize(total, "ad")} would come off the site.`, {
    live_ads: total,
    ads: named,
  });

/** Closes every account of a company, and ends the sessions of whoever acts for it now. */
const closeAccounts = async (tx: Db, companyId: number) => {
  const all = await lockCompanyAccounts(tx, companyId);
  const ids = all.map(({ id }) => id);
  const acting = await listCurrentUsers(tx, ids);
  await setAccountStatus(tx, ids, "deleted");
  for (const userId of acting) {
    await endSessionsExcept(tx, userId);
    await activateCurrentAccount(tx, userId);
  }
  return all.map(({ id, status }) => ({ id, status }));
};

/**
 * Takes a company offline and closes its accounts; `force` also takes down its live ads, which are a
 * conflict otherwise. The account holder and the billing address get an email. Source:
 * docs/product/companies.md.
 */
export const removeCompanyAccount = async (
  tx: Db,
  viewer: Viewer,
  companyId: number,
  { reason, force, now }: { reason: string; force: boolean; now: Date },
) => {
  const { name } = await lockCompany(tx, companyId);
  const ads = await readLiveAds(tx, companyId, now);
  if (ads.total > 0 && !force) refuseLiveAds(ads);
  const restorableUntil = new Date(now.getTime() + RESTORABLE_DAYS * DAY_MS);
  const { billing_email } = await readBilling(tx, companyId);
  const holder = await findAccountHolder(tx, companyId);
  const jobIds = await takeDownAds(tx, companyId);
  const closed = await closeAccounts(tx, companyId);
  await setCompanyDeleted(tx, companyId, now);
  await tx.insert(companyDeletions).values({
    company_id: companyId,
    deleted_by: viewer.userId,
    deleted_at: now,
    restorable_until: restorableUntil,
    reason,
    job_ids: jobIds,
    accounts: closed,
  });
  await recordAudit(tx, viewer, {
    action: "company.delete",
    subject: "company",
    subjectId: companyId,
    companyId,
    details: {
      changes: { deleted_at: { before: null, after: now } },
      personal: {},
      reason,
      ads: jobIds.length,
      accounts: closed.length,
    },
  });
  for (const to of new Set([holder?.email, billing_email]))
    if (to) await enqueue(tx, companyDeletedMail(to, name, restorableUntil));
  return { companyId, restorableUntil };
};

/**
 * Deletes the viewer's company account: its ads come off the site, its users lose it and are logged out,
 * and it is no longer found. Invoices and credits stay; staff can restore it for 30 days.
 * Source: docs/product/companies.md.
 */
export const deleteCompanyAccount = async (
  db: Db,
  viewer: Viewer,
  { company_name_confirmation: typed, reason = "", force, ...proof }: Request,
  secret: string,
  now = new Date(),
) => {
  const companyId = viewer.companyId ?? forbidden();
  const { name } = (await findCompanyBase(db, companyId)) ?? notFound();
  if (!isSameName(typed, name))
    invalid({ company_name_confirmation: COMPANY_ACCOUNT_MESSAGES.nameMismatch(name) });
  // Outside the transaction, so that a wrong password counts although nothing is deleted.
  const redeemProof = await checkDeletionProof(db, viewer, proof, secret);
  return transaction(db, async (tx) => {
    const removed = await removeCompanyAccount(tx, viewer, companyId, { reason, force, now });
    await redeemProof(tx);
    return removed;
  });
};

/** Makes the deletion of a company final, whenever it was: it can't be restored, and has no reason. */
export const finishDeletion = (tx: Db, companyId: number, now: Date) =>
  tx
    .update(companyDeletions)
    .set({ restorable_until: now, reason: "", accounts: [] })
    .where(eq(companyDeletions.company_id, companyId));
