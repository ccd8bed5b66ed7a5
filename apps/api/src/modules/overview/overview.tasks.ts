import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { countOverview } from "./count-overview.commands.ts";

const overview = taskKind("count-overview", 2);

/** Counts the platform's totals every five minutes. */
export const overviewWorker = (db: Db): Worker => ({
  ...worker(overview, () => countOverview(db)),
  schedule: "*/5 * * * *",
});
