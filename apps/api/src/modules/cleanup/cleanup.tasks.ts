import type { Db } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { deleteFinishedTasks } from "../../queue/failed-tasks.ts";
import { type Task, type Worker, taskKind, worker } from "../../queue/queue.ts";
import { purgeAccounts } from "../accounts/purge-accounts.commands.ts";
import { cleanUpUnconfirmedAlerts } from "../alerts/guest-alerts.commands.ts";
import { cleanUpBulkChanges } from "../bulk-changes/bulk-changes.commands.ts";
import { cleanUpActions } from "../candidate-actions/candidate-actions.commands.ts";
import { cleanUpCompanies } from "../company-registrations/register-company.commands.ts";
import { clearCatalogueCache } from "../catalogue/catalogue.queries.ts";
import { deleteOldContentChanges } from "../content-changes/content-changes.commands.ts";
import { cleanUpExports } from "../data-export/remove-exports.commands.ts";
import { cleanUpForms } from "../forms/newsletters.commands.ts";
import { deleteOldDeveloperChanges } from "../developer-index/developer-changes.commands.ts";
import { deleteOldChanges } from "../job-index/job-changes.commands.ts";
import { cleanUpKeys } from "../idempotency-keys/idempotency-keys.commands.ts";
import { cleanUpRegistrations } from "../live-events/delete-registrations.commands.ts";
import { cleanUpPresence } from "../magazine/article-presence.commands.ts";
import { computeMarketFigures } from "../market-figures/compute-market-figures.commands.ts";
import { cleanUpMfa } from "../mfa/challenges.commands.ts";
import { cleanUpAttempts } from "../oauth/oauth.commands.ts";
import { cleanUpDeliveries } from "../push-notifications/clean-up-deliveries.commands.ts";
import { cleanUpNotifications } from "../notifications/notifications.commands.ts";
import { expireJobs } from "../postings/expire-jobs.commands.ts";
import { cleanUpSessions } from "../sessions/sessions.commands.ts";
import { cleanUpThrottles } from "../throttling/throttling.commands.ts";
import { cleanUpTokens } from "../tokens/tokens.commands.ts";
import { cleanUpEdits } from "../videos/edit-many.commands.ts";
import { cleanUpImports } from "../videos/import-videos.commands.ts";
import { cleanUpFiles } from "./clean-up-files.commands.ts";

const cleanup = taskKind("sweep", 2);

/** Builds the task that deletes or expires everything that is due, and recomputes what is computed hourly. */
export const cleanupTask = (): Task => ({ kind: cleanup, data: {} });

/** Cleans up every hour. Nothing depends on its timing, as every read checks expiry itself. */
export const cleanupWorker = (db: Db, files: FileStore): Worker => ({
  ...worker(cleanup, async () => {
    await expireJobs(db);
    await cleanUpSessions(db);
    await cleanUpTokens(db);
    await cleanUpThrottles(db);
    await cleanUpAttempts(db);
    await cleanUpMfa(db);
    await deleteFinishedTasks(db);
    await deleteOldChanges(db);
    await deleteOldDeveloperChanges(db);
    await deleteOldContentChanges(db);
    await cleanUpUnconfirmedAlerts(db);
    await cleanUpForms(db);
    await cleanUpRegistrations(db);
    await cleanUpCompanies(db);
    await cleanUpActions(db);
    await cleanUpBulkChanges(db);
    await cleanUpEdits(db);
    await cleanUpImports(db);
    await cleanUpPresence(db);
    await cleanUpKeys(db);
    await cleanUpNotifications(db);
    await cleanUpDeliveries(db);
    await purgeAccounts(db, files);
    await cleanUpExports(db, files);
    await computeMarketFigures(db);
    // The in-memory catalogue includes the market salaries.
    clearCatalogueCache();
  }),
  schedule: "0 * * * *",
});

const fileCleanup = taskKind("sweep-files", 2);

/**
 * Cleans up files at night: it reads whole tables, and an unavailable store must not block the other
 * cleanups.
 */
export const fileCleanupWorker = (db: Db, files: FileStore): Worker => ({
  ...worker(fileCleanup, () => cleanUpFiles(db, files)),
  schedule: "30 3 * * *",
});
