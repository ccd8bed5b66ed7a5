import { removeOwnViews } from "../candidate-views/candidate-views.commands.ts";
import { removeOwnTemplates } from "../message-templates/message-templates.commands.ts";
import { eraseNotes } from "../candidate-notes/candidate-notes.commands.ts";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { eraseReceivedNotifications } from "../admin-notifications/send-notification.commands.ts";
import { removeGuestAlerts, removeSavedSearches } from "../alerts/remove-alerts.commands.ts";
import { eraseApplications } from "../applications/erase-applications.commands.ts";
import { deleteSecurityEvents } from "../audit/audit.commands.ts";
import { removeConsents } from "../consents/consents.commands.ts";
import { eraseDeveloper, removeDeveloper } from "../developers/developers.commands.ts";
import { developers } from "../developers/developers.tables.ts";
import { removeHiddenCompanies } from "../developers/visibility.commands.ts";
import { removeCv, removePicture } from "../developers/stored-files.commands.ts";
import { deleteForms } from "../forms/newsletters.commands.ts";
import {
  deleteGuestRegistrations,
  deleteMemberRegistrations,
} from "../live-events/delete-registrations.commands.ts";
import { eraseAnswers } from "../idempotency-keys/idempotency-keys.commands.ts";
import { eraseSuggestions } from "../job-suggestions/job-suggestions.commands.ts";
import { removeLoginConnections } from "../login-connections/login-connections.commands.ts";
import { dropFactors } from "../mfa/drop-factors.commands.ts";
import {
  eraseDeveloperNotifications,
  eraseNotifications,
} from "../notifications/notifications.commands.ts";
import { eraseSubscriptions } from "../push-subscriptions/push-subscriptions.commands.ts";
import { removeSavedJobs } from "../saved-jobs/saved-jobs.commands.ts";
import { endSessionsExcept } from "../sessions/own-sessions.commands.ts";
import { eraseMessages } from "../sourcing/send-message.commands.ts";
import { removeTokens } from "../tokens/tokens.commands.ts";
import { eraseTracking } from "../tracking/uncounted-events.commands.ts";
import { removeSnoozes } from "../overview/snooze-decision.commands.ts";
import { removeOwnListViews } from "../list-views/list-views.commands.ts";
import { removeOwnSearches } from "../sourcing-searches/sourcing-searches.commands.ts";
import { removeAllAccounts } from "../users/accounts.commands.ts";
import { removeSuspension } from "../users/suspensions.commands.ts";
import { createBareLogin, lockLogin, updateLogin } from "../users/users.commands.ts";

/** Builds the anonymised login row that stays behind for records that refer to it. */
const buildAnonymousLogin = (id: number | string) => ({
  email: `deleted-${id}@deleted.invalid`,
  email_verified_at: null,
  password_hash: null,
  first_name: "Deleted",
  last_name: "account",
  image_url: null,
  phone_number: null,
  work_phone_number: null,
  current_account_id: null,
  utm: null,
});

/**
 * Anonymises a developer, or deletes one who never applied. A remaining row has an anonymous owner.
 * What goes is listed in personal-columns.policy.ts. Source: docs/product/account.md.
 */
export const eraseDeveloperAccount = async (
  tx: Db,
  userId: number,
  withLogin: boolean,
  files: FileStore,
) => {
  const [developer] = await tx
    .select({ id: developers.id, cvKey: developers.cv_key })
    .from(developers)
    .where(eq(developers.user_id, userId));
  if (!developer) return;
  await eraseAnswers(tx);
  await removeCv(files, developer.cvKey);
  await eraseNotes(tx, developer.id);
  await eraseSuggestions(tx, developer.id);
  await eraseMessages(tx, developer.id);
  await eraseReceivedNotifications(tx, userId, "developers");
  await eraseDeveloperNotifications(tx, userId);
  const applicationCount = await eraseApplications(tx, developer.id);
  if (applicationCount === 0) {
    await removeDeveloper(tx, developer.id);
    return;
  }
  await removeSavedJobs(tx, developer.id);
  await removeSavedSearches(tx, developer.id);
  await removeHiddenCompanies(tx, developer.id);
  const owner = withLogin
    ? undefined
    : await createBareLogin(tx, {
        ...buildAnonymousLogin(`developer-${developer.id}`),
        deleted_at: new Date(),
      });
  await eraseDeveloper(tx, developer.id, owner?.id ?? userId);
};

/** Anonymises a login with all its accounts; the row stays for the records that refer to it. */
export const eraseWholeLogin = async (tx: Db, userId: number, files: FileStore) => {
  const login = await lockLogin(tx, userId);
  await removePicture(files, login?.image_url ?? null);
  // Someone who never confirmed the address can't end the subscriptions of its real owner.
  if (login?.email_verified_at) {
    await removeGuestAlerts(tx, login.email);
    await deleteForms(tx, login.email);
    await deleteGuestRegistrations(tx, login.email);
  }
  await eraseAnswers(tx);
  // An erasure under the GDPR has no deletion before it. Lists and counts leave out logins with this date.
  const deletedAt = login?.deleted_at ?? new Date();
  await updateLogin(tx, userId, { ...buildAnonymousLogin(userId), deleted_at: deletedAt });
  await endSessionsExcept(tx, userId);
  await removeTokens(tx, userId);
  await removeSuspension(tx, userId);
  await removeLoginConnections(tx, userId);
  await removeConsents(tx, userId);
  await removeOwnViews(tx, userId);
  await removeOwnSearches(tx, userId);
  await removeOwnListViews(tx, userId);
  await removeSnoozes(tx, userId);
  await removeOwnTemplates(tx, userId);
  await removeAllAccounts(tx, userId);
  await eraseNotifications(tx, userId);
  await eraseReceivedNotifications(tx, userId);
  await eraseSubscriptions(tx, userId);
  await deleteMemberRegistrations(tx, userId);
  await dropFactors(tx, userId);
  await eraseTracking(tx, userId);
  await deleteSecurityEvents(tx, userId);
};
