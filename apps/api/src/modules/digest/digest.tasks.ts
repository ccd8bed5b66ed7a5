import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { sendDueDigests } from "./send-digests.commands.ts";

const sendDigests = taskKind("send-digests", 2);

/**
 * Sends due digests, checking every hour. They are due once a week; after downtime they are sent at the
 * next full hour.
 */
export const digestWorker = (db: Db, { secret }: Configuration): Worker => ({
  ...worker(sendDigests, () => sendDueDigests(db, secret)),
  schedule: "0 * * * *",
});
