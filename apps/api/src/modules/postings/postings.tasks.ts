import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { releasePendingPostings } from "./release-posting.commands.ts";

const releasePending = taskKind("release-pending-ads", 0);

/** Publishes pending ads within a minute after the account's owner is confirmed, however that happened. */
export const postingWorker = (db: Db, config: Configuration): Worker => ({
  ...worker(releasePending, () => releasePendingPostings(db, config)),
  schedule: "* * * * *",
});
