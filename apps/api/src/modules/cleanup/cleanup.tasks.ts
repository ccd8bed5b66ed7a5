import type { Db } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { type Task, type Worker, taskKind, worker } from "../../queue/queue.ts";
import { purgeAccounts } from "../accounts/purge-accounts.commands.ts";
import { cleanUpUnconfirmedAlerts } from "../alerts/guest-alerts.commands.ts";
import { forgetCatalogue } from "../catalogue/catalogue.queries.ts";
import { deleteOldContentChanges } from "../content-changes/content-changes.commands.ts";
import { cleanUpExports } from "../data-export/remove-exports.commands.ts";
import { cleanUpForms } from "../forms/newsletters.commands.ts";
import { deleteOldChanges } from "../job-index/job-changes.commands.ts";
import { cleanUpRegistrations } from "../live-events/forget-registrations.commands.ts";
import { computeMarket } from "../market-figures/compute-market-figures.commands.ts";
import { cleanUpMfa } from "../mfa/challenges.commands.ts";
import { cleanUpAttempts } from "../oauth/oauth.commands.ts";
import { expireJobs } from "../postings/expire-jobs.commands.ts";
import { cleanUpSessions } from "../sessions/sessions.commands.ts";
import { cleanUpThrottles } from "../throttling/throttling.commands.ts";
import { cleanUpTokens } from "../tokens/tokens.commands.ts";
import { cleanUpFiles } from "./clean-up-files.commands.ts";

const sweep = taskKind("sweep", 2);

/** The task that puts away everything whose time has passed, and computes what follows from the hour. */
export const cleanupTask = (): Task => ({ kind: sweep, data: {} });

/** Sweeps at the full hour. Nothing waits for it: what has passed is passed on every read. */
export const cleanupWorker = (db: Db, files: FileStore): Worker => ({
  ...worker(sweep, async () => {
    await expireJobs(db);
    await cleanUpSessions(db);
    await cleanUpTokens(db);
    await cleanUpThrottles(db);
    await cleanUpAttempts(db);
    await cleanUpMfa(db);
    await deleteOldChanges(db);
    await deleteOldContentChanges(db);
    await cleanUpUnconfirmedAlerts(db);
    await cleanUpForms(db);
    await cleanUpRegistrations(db);
    await purgeAccounts(db, files);
    await cleanUpExports(db, files);
    await computeMarket(db);
    // The catalogue in memory carries what the market pays.
    forgetCatalogue();
  }),
  schedule: "0 * * * *",
});

const fileSweep = taskKind("sweep-files", 2);

/** Sweeps uploads at night: it reads whole tables, and a store that is down must hold up nothing else. */
export const fileCleanupWorker = (db: Db, files: FileStore): Worker => ({
  ...worker(fileSweep, () => cleanUpFiles(db, files)),
  schedule: "30 3 * * *",
});
