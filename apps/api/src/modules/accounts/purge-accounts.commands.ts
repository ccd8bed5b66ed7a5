import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { lockGuestSearches } from "../alerts/alerts.queries.ts";
import { savedSearches } from "../alerts/alerts.tables.ts";
import {
  applicationMessages,
  applicationMoves,
  applications,
} from "../applications/applications.tables.ts";
import { forgetSecurityEvents } from "../audit/audit.commands.ts";
import { consents } from "../consents/consents.tables.ts";
import { removeExports } from "../data-export/remove-exports.commands.ts";
import {
  developerLanguages,
  developerSkills,
  developers,
} from "../developers/developers.tables.ts";
import { removeCv, removePicture } from "../developers/stored-files.commands.ts";
import { forgetForms } from "../forms/newsletters.commands.ts";
import { forgetGuest, forgetMember } from "../live-events/forget-registrations.commands.ts";
import { loginConnections } from "../login-connections/login-connections.tables.ts";
import { dropFactors } from "../mfa/drop-factors.commands.ts";
import { savedJobs } from "../saved-jobs/saved-jobs.tables.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { trackingEvents } from "../tracking/tracking.tables.ts";
import { accounts, users } from "../users/users.tables.ts";
import { accountDeletions } from "./accounts.tables.ts";

/** What is left of somebody: a row for what refers to it, that says nothing of them. */
const nobody = (id: number | string) => ({
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

const clearApplications = async (tx: Db, developerId: number) => {
  const ids = tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.developer_id, developerId));
  await tx.delete(applicationMessages).where(inArray(applicationMessages.application_id, ids));
  await tx
    .update(applicationMoves)
    .set({ reason: null, user_id: null })
    .where(
      and(
        inArray(applicationMoves.application_id, ids),
        eq(applicationMoves.moved_by, "developer"),
      ),
    );
  return tx
    .update(applications)
    .set({ cover_letter: "", source: null, utm: null, decline_message: null })
    .where(eq(applications.developer_id, developerId))
    .returning({ id: applications.id });
};

const EMPTY_DEVELOPER = {
  job_title: "",
  position: "",
  company_name: null,
  about_me: "",
  linkedin: null,
  github: null,
  residence_city_id: null,
  citizenship_country_id: null,
  special_work_permit: null,
  cv_key: null,
  cv_uploaded_at: null,
  interest_ids: [],
  job_recommendations_subscribed: false,
  job_digest_at: null,
};

/** Empties a developer; one who never applied is removed. What stays belongs to nobody from now on. */
const purgeDeveloper = async (tx: Db, userId: number, withLogin: boolean, files: FileStore) => {
  const [developer] = await tx
    .select({ id: developers.id, cvKey: developers.cv_key })
    .from(developers)
    .where(eq(developers.user_id, userId));
  if (!developer) return;
  await removeCv(files, developer.cvKey);
  const kept = await clearApplications(tx, developer.id);
  if (kept.length === 0) {
    await tx.delete(developers).where(eq(developers.id, developer.id));
    return;
  }
  for (const table of [developerSkills, developerLanguages, savedJobs, savedSearches])
    await tx.delete(table).where(eq(table.developer_id, developer.id));
  const [owner] = withLogin
    ? [{ id: userId }]
    : await tx
        .insert(users)
        .values({ ...nobody(`developer-${developer.id}`), deleted_at: new Date() })
        .returning({ id: users.id });
  await tx
    .update(developers)
    .set({ ...EMPTY_DEVELOPER, user_id: owner?.id ?? userId })
    .where(eq(developers.id, developer.id));
};

/** Removes the alerts that an address asked for without an account. */
const forgetAlerts = async (tx: Db, email: string) => {
  const alerts = await lockGuestSearches(tx, email);
  const ids = alerts.map(({ id }) => id);
  await tx.delete(savedSearches).where(inArray(savedSearches.id, ids));
};

const purgeLogin = async (tx: Db, userId: number, files: FileStore) => {
  const [login] = await tx
    .select({ image: users.image_url, email: users.email, verifiedAt: users.email_verified_at })
    .from(users)
    .where(eq(users.id, userId));
  await removePicture(files, login?.image ?? null);
  // Whoever never showed that the address is theirs ends nothing of its owner.
  if (login?.verifiedAt) {
    await forgetAlerts(tx, login.email);
    await forgetForms(tx, login.email);
    await forgetGuest(tx, login.email);
  }
  await tx.update(users).set(nobody(userId)).where(eq(users.id, userId));
  for (const table of [sessions, oneTimeTokens, loginConnections, consents, accounts])
    await tx.delete(table).where(eq(table.user_id, userId));
  await forgetMember(tx, userId);
  await dropFactors(tx, userId);
  await tx.update(trackingEvents).set({ user_id: null }).where(eq(trackingEvents.user_id, userId));
  await forgetSecurityEvents(tx, userId);
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
    // Files go first: if this fails half way, the next sweep finds the rows and goes on.
    await removeExports(tx, files, userId);
    if (type === "developer") await purgeDeveloper(tx, userId, withLogin, files);
    if (withLogin) await purgeLogin(tx, userId, files);
    else
      await tx
        .delete(accounts)
        .where(
          and(
            eq(accounts.user_id, userId),
            eq(accounts.type, type),
            eq(accounts.status, "deleted"),
          ),
        );
    await tx
      .update(accountDeletions)
      .set({ purged_at: sql`now()` })
      .where(eq(accountDeletions.id, due.id));
    return true;
  });

/** Removes for good what can no longer be restored. Source: docs/product/account.md. */
export const purgeAccounts = async (db: Db, files: FileStore, now = new Date()) => {
  while (await purgeNext(db, files, now));
};
