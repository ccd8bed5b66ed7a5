import { type Db, transaction } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { enqueue, removeTasksTo } from "../../queue/queue.ts";
import { eraseWholeLogin } from "../accounts/erase-person.commands.ts";
import { eraseMessageAuthors } from "../applications/erase-applications.commands.ts";
import { eraseCompanyDetails, recordAudit } from "../audit/audit.commands.ts";
import { removeAllCampaigns } from "../campaigns/campaigns.commands.ts";
import { removeAllActions } from "../candidate-actions/candidate-actions.commands.ts";
import { eraseCompanyNotes } from "../candidate-notes/candidate-notes.commands.ts";
import { removeAllViews } from "../candidate-views/candidate-views.commands.ts";
import { eraseProfile, lockForErasure } from "../companies/companies.commands.ts";
import { companyErasedMail } from "../company-accounts/company-accounts.mails.ts";
import { findAccountHolder } from "../company-accounts/company-accounts.queries.ts";
import { finishDeletion } from "../company-accounts/delete-company-account.commands.ts";
import { removeRegistration } from "../company-registrations/register-company.commands.ts";
import { removePreferences } from "../dashboards/preferences.commands.ts";
import { removeFromHiddenCompanies } from "../developers/visibility.commands.ts";
import { removeExports } from "../data-export/remove-exports.commands.ts";
import { readBilling } from "../invoices/billing.queries.ts";
import { removeBilling } from "../invoices/save-billing.commands.ts";
import { eraseAnswers } from "../idempotency-keys/idempotency-keys.commands.ts";
import { removeBackers } from "../live-events/remove-backers.commands.ts";
import { removeOutboxMessages } from "../mail/outbox.commands.ts";
import { endAllMemberships } from "../memberships/agree-membership.commands.ts";
import { removeAllTemplates } from "../message-templates/message-templates.commands.ts";
import { redeemMfaToken } from "../mfa/guarded-actions.commands.ts";
import { removeAllPartnerships } from "../partnerships/assign-partnership.commands.ts";
import { eraseAds, takeDownAds } from "../postings/deleted-company-ads.commands.ts";
import { endSessionsExcept } from "../sessions/own-sessions.commands.ts";
import { removeAllStories } from "../stories/stories.commands.ts";
import { removeAccounts } from "../users/accounts.commands.ts";
import { listOtherAccounts, lockCompanyAccounts } from "../users/company-accounts.commands.ts";
import { activateCurrentAccount } from "../users/current-account.commands.ts";
import { lockLogin } from "../users/users.commands.ts";
import { removeStaffNotes } from "./staff-settings.commands.ts";

/** Erases a login that has no account beside the company's, and takes the company from any other. */
const leaveCompany = async (
  tx: Db,
  { userId, companyId }: { userId: number; companyId: number },
  files: FileStore,
) => {
  const login = await lockLogin(tx, userId);
  const { own, others } = await listOtherAccounts(tx, userId, companyId);
  await removeAccounts(tx, own);
  if (others > 0) {
    await endSessionsExcept(tx, userId);
    await activateCurrentAccount(tx, userId);
    return false;
  }
  await removeExports(tx, files, userId);
  await eraseWholeLogin(tx, userId, files);
  if (!login) return false;
  await removeTasksTo(tx, login.email);
  await removeOutboxMessages(tx, login.email);
  return true;
};

const eraseRecords = async (tx: Db, companyId: number, now: Date) => {
  await eraseAnswers(tx);
  await removeAllCampaigns(tx, companyId);
  await removeAllStories(tx, companyId);
  await removeAllPartnerships(tx, companyId);
  await removeBackers(tx, companyId);
  await removeAllActions(tx, companyId);
  await removeAllTemplates(tx, companyId);
  await removeAllViews(tx, companyId);
  await removePreferences(tx, companyId);
  await eraseCompanyNotes(tx, companyId);
  await eraseMessageAuthors(tx, companyId);
  await removeFromHiddenCompanies(tx, companyId);
  await removeRegistration(tx, companyId);
  await removeStaffNotes(tx, companyId);
  await endAllMemberships(tx, companyId, now);
  await removeBilling(tx, [companyId]);
  await eraseAds(tx, companyId);
  await eraseCompanyDetails(tx, companyId);
  await finishDeletion(tx, companyId, now);
  await eraseProfile(tx, companyId, now);
};

/** What the erasure of a company takes: proof of a fresh second factor, and why, without names. */
type Request = { mfa_token: string; reason: string };

/**
 * Erases a company at once and for good, deleted before or not, with the logins that have no other
 * account; returns how many those are. All of it is one transaction, so of two requests the second finds
 * no company. Source: docs/product/staff-accounts.md.
 */
export const eraseCompany = (
  db: Db,
  viewer: Viewer,
  companyId: number,
  { request, files, now = new Date() }: { request: Request; files: FileStore; now?: Date },
) =>
  transaction(db, async (tx) => {
    const { name } = await lockForErasure(tx, companyId);
    const { mfa_token: token, reason } = request;
    await redeemMfaToken(tx, viewer, { action: "company.gdpr", subjectId: companyId, token });
    const holder = await findAccountHolder(tx, companyId);
    const { billing_email } = await readBilling(tx, companyId);
    const ads = await takeDownAds(tx, companyId);
    let logins = 0;
    const users = await lockCompanyAccounts(tx, companyId);
    for (const userId of new Set(users.map(({ user_id }) => user_id)))
      if (await leaveCompany(tx, { userId, companyId }, files)) logins += 1;
    await eraseRecords(tx, companyId, now);
    await recordAudit(tx, viewer, {
      action: "company.erase",
      subject: "company",
      subjectId: companyId,
      details: { reason, ads: ads.length, logins },
    });
    // The last emails: they leave the queue when they are sent.
    for (const to of new Set([holder?.email, billing_email]))
      if (to) await enqueue(tx, companyErasedMail(to, name));
    return { company_id: companyId, logins };
  });
