import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { enqueueDuePushes } from "./enqueue-due-pushes.commands.ts";
import { sendNotification, sendPush } from "./send-pushes.commands.ts";

const due = taskKind("due-pushes", 2);

/** Send push notifications, and look every minute for those that are due. */
export const pushWorkers = (db: Db, config: Configuration): Worker[] => [
  worker(sendPush, (task) => sendNotification(db, config, task)),
  { ...worker(due, () => enqueueDuePushes(db)), schedule: "* * * * *" },
];
