import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import { type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { deliverNotification } from "./deliver-notification.commands.ts";

type DeliveryTask = { notificationId: number };

// Someone watches how far it is. After a crash, a retry goes on where the last one ended.
const deliver = taskKind<DeliveryTask>("deliver-notification", 5, { pace: "urgent" });

/** Builds the task that delivers a notification. */
export const deliverNotificationTask = (data: DeliveryTask): Task<DeliveryTask> => ({
  kind: deliver,
  data,
});

/** Delivers notifications of staff. */
export const notificationWorker = (db: Db, { secret }: Configuration): Worker =>
  worker(deliver, ({ notificationId }) => deliverNotification(db, secret, notificationId));
