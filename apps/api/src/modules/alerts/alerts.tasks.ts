import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { sendDueAlerts } from "./send-alerts.commands.ts";

const sendAlerts = taskKind("send-alerts", 2);

/** Runs the saved searches that are due, every ten minutes. */
export const alertWorker = (db: Db, { secret }: Configuration): Worker => ({
  ...worker(sendAlerts, () => sendDueAlerts(db, secret)),
  schedule: "*/10 * * * *",
});
