import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { sendDueDigests } from "./send-digests.commands.ts";

const sendDigests = taskKind("send-digests", 2);

/**
 * Looks every hour for digests that are due. They become due on one day of the week; whoever was
 * missed then, because nothing ran, gets theirs at the next full hour.
 */
export const digestWorker = (db: Db, { secret }: Configuration): Worker => ({
  ...worker(sendDigests, () => sendDueDigests(db, secret)),
  schedule: "0 * * * *",
});
