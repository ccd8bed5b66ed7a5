import type { Db } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { sweepAttempts } from "../oauth/oauth.service.ts";
import { type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { purgeAccounts } from "../account/purge-accounts.ts";
import { sweepUnconfirmedAlerts } from "../alerts/guest-alerts.service.ts";
import { deleteOldContentChanges } from "../content-changes/content-changes.repository.ts";
import { sweepForms } from "../forms/newsletters.service.ts";
import { sweepExports } from "../data-export/remove-exports.ts";
import { sweepSessions } from "../identity/sessions.ts";
import { sweepThrottles } from "../identity/throttle.ts";
import { sweepTokens } from "../identity/tokens.ts";
import { deleteOldChanges } from "../job-index/changes.repository.ts";
import { expireJobs } from "../jobs/expire-jobs.ts";
import { sweepMfa } from "../mfa/challenges.ts";
import { sweepRegistrations } from "../live-events/forget-registrations.ts";
import { computeMarket } from "../salaries/compute-market.ts";
import { sweepFiles } from "./sweep-files.ts";

const sweep = taskKind("sweep", 2);

/** The task that puts away everything whose time has passed, and computes what follows from the hour. */
export const swept = (): Task => ({ kind: sweep, data: {} });

/** Sweeps at the full hour. Nothing waits for it: what has passed is passed on every read. */
export const sweepWorker = (db: Db, files: FileStore): Worker => ({
  ...worker(sweep, async () => {
    await expireJobs(db);
    await sweepSessions(db);
    await sweepTokens(db);
    await sweepThrottles(db);
    await sweepAttempts(db);
    await sweepMfa(db);
    await deleteOldChanges(db);
    await deleteOldContentChanges(db);
    await sweepUnconfirmedAlerts(db);
    await sweepForms(db);
    await sweepRegistrations(db);
    await purgeAccounts(db, files);
    await sweepExports(db, files);
    await computeMarket(db);
  }),
  schedule: "0 * * * *",
});

const fileSweep = taskKind("sweep-files", 2);

/** Sweeps uploads at night: it reads whole tables, and a store that is down must hold up nothing else. */
export const fileSweepWorker = (db: Db, files: FileStore): Worker => ({
  ...worker(fileSweep, () => sweepFiles(db, files)),
  schedule: "30 3 * * *",
});
