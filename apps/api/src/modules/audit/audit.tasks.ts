import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { deleteOldEntries } from "./delete-old-entries.commands.ts";

const auditCleanup = taskKind("sweep-audit-log", 2);

/** Deletes entries at night that have been kept long enough. */
export const auditCleanupWorker = (db: Db): Worker => ({
  ...worker(auditCleanup, () => deleteOldEntries(db)),
  schedule: "50 3 * * *",
});
