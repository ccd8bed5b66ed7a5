import { DIGEST_STATUSES } from "@devguild/schemas/constants/identity";
import type {
  finalizeLinkedinBody,
  finalizePreferencesBody,
  jobPreferencesBody,
  notificationsBody,
} from "@devguild/schemas/profile";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { DeveloperViewer } from "../../http/viewer.ts";
import { changeMailConsents, refuseMessages } from "./mail-consents.commands.ts";
import { updateDeveloper } from "./profile.commands.ts";
import { lockDeveloper } from "./skills-and-languages.commands.ts";

const { SUBSCRIBED } = DIGEST_STATUSES;

const notify = async (
  tx: Db,
  { developerId, userId, email, emailVerified }: DeveloperViewer,
  {
    job_recommendations_subscribed: jobs,
    dev_digest_subscription_status: digest,
    staff_messages_allowed: mayWrite,
  }: z.output<typeof notificationsBody>,
) => {
  // Unsubscribing is immediate; subscribing takes effect with the consent.
  await updateDeveloper(tx, developerId, {
    ...(jobs === false && { job_recommendations_subscribed: false }),
    ...(digest !== undefined &&
      digest !== SUBSCRIBED && { dev_digest_subscription_status: digest }),
  });
  if (mayWrite !== undefined) await refuseMessages(tx, developerId, !mayWrite);
  await changeMailConsents(
    tx,
    { id: userId, email, isVerified: emailVerified },
    [
      ...(jobs === undefined ? [] : [{ purpose: "job-digest" as const, agreed: jobs }]),
      ...(digest === undefined
        ? []
        : [{ purpose: "newsletter" as const, agreed: digest === SUBSCRIBED }]),
    ],
    "settings",
  );
};

/**
 * Subscribes to or unsubscribes from emails, and says whether staff may find and write to a developer.
 * Sources: docs/product/profile.md, docs/product/sourcing.md.
 */
export const saveNotifications = (
  db: Db,
  viewer: DeveloperViewer,
  body: z.output<typeof notificationsBody>,
) =>
  transaction(db, async (tx) => {
    await lockDeveloper(tx, viewer.developerId);
    await notify(tx, viewer, body);
  });

/** Updates how and where a developer would work. */
export const saveJobPreferences = (
  db: Db,
  viewer: DeveloperViewer,
  { remote, relocation, work_permit_details }: z.output<typeof jobPreferencesBody>,
) =>
  updateDeveloper(db, viewer.developerId, {
    remote_option: remote,
    relocation_option: relocation,
    special_work_permit: work_permit_details === "" ? null : work_permit_details,
  });

/** Saves the second step of completing a profile. */
export const finalizePreferences = (
  db: Db,
  viewer: DeveloperViewer,
  body: z.output<typeof finalizePreferencesBody>,
) =>
  transaction(db, async (tx) => {
    await lockDeveloper(tx, viewer.developerId);
    await saveJobPreferences(tx, viewer, body);
    await notify(tx, viewer, body);
  });

/** Saves the last step of completing a profile, which is then complete. */
export const finalizeLinkedin = (
  db: Db,
  viewer: DeveloperViewer,
  { linkedin }: z.output<typeof finalizeLinkedinBody>,
) => updateDeveloper(db, viewer.developerId, { linkedin, profile_finalized: true });
