import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { removeGuestAlerts, removeSavedSearches } from "../alerts/remove-alerts.commands.ts";
import { eraseApplications } from "../applications/erase-applications.commands.ts";
import { deleteSecurityEvents } from "../audit/audit.commands.ts";
import { removeConsents } from "../consents/consents.commands.ts";
import { removeExports } from "../data-export/remove-exports.commands.ts";
import { eraseDeveloper, removeDeveloper } from "../developers/developers.commands.ts";
import { developers } from "../developers/developers.tables.ts";
import { removeCv, removePicture } from "../developers/stored-files.commands.ts";
import { deleteForms } from "../forms/newsletters.commands.ts";
import {
  deleteGuestRegistrations,
  deleteMemberRegistrations,
} from "../live-events/delete-registrations.commands.ts";
import { removeLoginConnections } from "../login-connections/login-connections.commands.ts";
import { dropFactors } from "../mfa/drop-factors.commands.ts";
import { removeSavedJobs } from "../saved-jobs/saved-jobs.commands.ts";
import { endSessionsExcept } from "../sessions/own-sessions.commands.ts";
import { removeTokens } from "../tokens/tokens.commands.ts";
import { eraseTracking } from "../tracking/uncounted-events.commands.ts";
import { removeAllAccounts, removeDeletedAccount } from "../users/accounts.commands.ts";
import { createBareLogin, lockLogin, updateLogin } from "../users/users.commands.ts";
import { accountDeletions } from "./accounts.tables.ts";

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

/** Anonymises a developer, or deletes one who never applied. The remaining row has no owner. */
const purgeDeveloper = async (tx: Db, userId: number, withLogin: boolean, files: FileStore) => {
  const [developer] = await tx
    .select({ id: developers.id, cvKey: developers.cv_key })
    .from(developers)
    .where(eq(developers.user_id, userId));
  if (!developer) return;
  await removeCv(files, developer.cvKey);
  const applicationCount = await eraseApplications(tx, developer.id);
  if (applicationCount === 0) {
    await removeDeveloper(tx, developer.id);
    return;
  }
  await removeSavedJobs(tx, developer.id);
  await removeSavedSearches(tx, developer.id);
  const owner = withLogin
    ? undefined
    : await createBareLogin(tx, {
        ...buildAnonymousLogin(`developer-${developer.id}`),
        deleted_at: new Date(),
      });
  await eraseDeveloper(tx, developer.id, owner?.id ?? userId);
};

const purgeLogin = async (tx: Db, userId: number, files: FileStore) => {
  const login = await lockLogin(tx, userId);
  await removePicture(files, login?.image_url ?? null);
  // Someone who never confirmed the address can't end the subscriptions of its real owner.
  if (login?.email_verified_at) {
    await removeGuestAlerts(tx, login.email);
    await deleteForms(tx, login.email);
    await deleteGuestRegistrations(tx, login.email);
  }
  await updateLogin(tx, userId, buildAnonymousLogin(userId));
  await endSessionsExcept(tx, userId);
  await removeTokens(tx, userId);
  await removeLoginConnections(tx, userId);
  await removeConsents(tx, userId);
  await removeAllAccounts(tx, userId);
  await deleteMemberRegistrations(tx, userId);
  await dropFactors(tx, userId);
  await eraseTracking(tx, userId);
  await deleteSecurityEvents(tx, userId);
};

const isDue = (now: Date) =>
  and(
    isNull(accountDeletions.restored_at),
    isNull(accountDeletions.purged_at),
    lte(accountDeletions.restorable_until, now),
  );

const purgeNext = (db: Db, files: FileStore, now: Date) =>
  transaction(db, async (tx) => {
    const [due] = await tx
      .select()
      .from(accountDeletions)
      .where(isDue(now))
      .orderBy(asc(accountDeletions.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return false;
    const { user_id: userId, account_type: type, with_login: withLogin } = due;
    // Files go first: if this fails halfway, the next cleanup finds the rows and continues.
    await removeExports(tx, files, userId);
    if (type === "developer") await purgeDeveloper(tx, userId, withLogin, files);
    if (withLogin) await purgeLogin(tx, userId, files);
    else await removeDeletedAccount(tx, userId, type);
    await tx
      .update(accountDeletions)
      .set({ purged_at: sql`now()` })
      .where(eq(accountDeletions.id, due.id));
    return true;
  });

/** Deletes everything that can no longer be restored. Source: docs/product/account.md. */
export const purgeAccounts = async (db: Db, files: FileStore, now = new Date()) => {
  while (await purgeNext(db, files, now));
};
