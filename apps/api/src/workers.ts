import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "./db/db.ts";
import { notificationWorker } from "./modules/admin-notifications/admin-notifications.tasks.ts";
import { alertWorker } from "./modules/alerts/alerts.tasks.ts";
import { bulkChangeWorkers } from "./modules/bulk-changes/bulk-changes.tasks.ts";
import { campaignCountWorker } from "./modules/campaigns/campaigns.tasks.ts";
import { candidateActionWorker } from "./modules/candidate-actions/candidate-actions.tasks.ts";
import { auditCleanupWorker } from "./modules/audit/audit.tasks.ts";
import { fileCleanupWorker, cleanupWorker } from "./modules/cleanup/cleanup.tasks.ts";
import { dataExportWorkers } from "./modules/data-export/data-export.tasks.ts";
import { digestWorker } from "./modules/digest/digest.tasks.ts";
import { formWorker } from "./modules/forms/forward-forms.tasks.ts";
import { invoiceWorker } from "./modules/invoices/invoices.tasks.ts";
import { jobFigureWorkers } from "./modules/job-figures/job-figures.tasks.ts";
import { jobListingWorkers } from "./modules/job-listings/job-listings.tasks.ts";
import { liveEventWorkers } from "./modules/live-events/live-events.tasks.ts";
import { magazineWorker } from "./modules/magazine/magazine-workers.tasks.ts";
import { mailWorkers } from "./modules/mail/mail.tasks.ts";
import { membershipWorker } from "./modules/memberships/memberships.tasks.ts";
import { pushWorkers } from "./modules/push-notifications/push-notifications.tasks.ts";
import { smsWorker } from "./modules/mfa/sms.tasks.ts";
import { passwordResetWorker } from "./modules/passwords/passwords.tasks.ts";
import { overviewWorker } from "./modules/overview/overview.tasks.ts";
import { postingWorker } from "./modules/postings/postings.tasks.ts";
import { companyFacetWorkers } from "./modules/public-companies/public-companies.tasks.ts";
import { categoryPageWorker } from "./modules/page-inventory/page-inventory.tasks.ts";
import { skillWorkers } from "./modules/skills/skill-workers.tasks.ts";
import { sourcingWorkers } from "./modules/sourcing/sourcing.tasks.ts";
import { storyCountWorker } from "./modules/stories/stories.tasks.ts";
import {
  playCountWorker,
  videoChangeWorker,
  videoImportWorkers,
} from "./modules/videos/videos.tasks.ts";
import { createVideoHosts } from "./ports/video-hosts/create-video-hosts.ts";
import { createCrm } from "./ports/crm/create-crm.ts";
import { createFileStore } from "./ports/files/create-file-store.ts";
import { outbox } from "./ports/mail/outbox.ts";
import { smtp } from "./ports/mail/smtp.ts";
import { smsOutbox } from "./ports/sms/sms-outbox.ts";
import { twilio } from "./ports/sms/twilio.ts";
import type { Worker } from "./queue/queue.ts";

/** Creates the mail port: SMTP if it is configured, otherwise the development outbox. */
const createMailPort = (db: Db, { smtpUrl, mailFrom }: Configuration) =>
  smtpUrl ? smtp(smtpUrl, mailFrom) : outbox(db);

/** Creates all background workers. */
export const createWorkers = (db: Db, config: Configuration): Worker[] => {
  const mail = createMailPort(db, config);
  const files = createFileStore(config);
  return [
    passwordResetWorker(db),
    ...dataExportWorkers(db, files),
    ...sourcingWorkers(db, config),
    notificationWorker(db, config),
    ...mailWorkers(mail, config),
    candidateActionWorker(db),
    ...bulkChangeWorkers(db),
    invoiceWorker(db, mail, config),
    membershipWorker(db, config),
    postingWorker(db, config),
    ...liveEventWorkers(db, mail, config),
    magazineWorker(db),
    ...pushWorkers(db, config),
    smsWorker(config.twilio ? twilio(config.twilio) : smsOutbox(db)),
    formWorker(db, config, createCrm(db, config)),
    alertWorker(db, config),
    digestWorker(db, config),
    playCountWorker(db),
    videoChangeWorker(db),
    ...videoImportWorkers(db, createVideoHosts(config), files),
    ...skillWorkers(db),
    categoryPageWorker(db),
    storyCountWorker(db),
    campaignCountWorker(db),
    ...jobFigureWorkers(db),
    ...jobListingWorkers(db, files),
    ...companyFacetWorkers(db),
    overviewWorker(db),
    cleanupWorker(db, files),
    fileCleanupWorker(db, files),
    auditCleanupWorker(db),
  ];
};
