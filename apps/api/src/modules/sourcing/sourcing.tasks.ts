import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import { type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { deliverMessage } from "./deliver-message.commands.ts";
import { giveUpDeveloperMessage } from "./sourcing.mails.ts";
import { markFailed } from "./mark-messages.commands.ts";

type DeliveryTask = { messageId: number };

// Someone watches how far it is. After a crash, a retry goes on where the last one ended.
const deliver = taskKind<DeliveryTask>("deliver-developer-message", 5, { pace: "urgent" });

/** Builds the task that delivers a message to developers. */
export const deliverMessageTask = (data: DeliveryTask): Task<DeliveryTask> => ({
  kind: deliver,
  data,
});

/** Deliver messages to developers, and note of whom an email never reached. */
export const sourcingWorkers = (db: Db, { secret }: Configuration): Worker[] => [
  worker(deliver, ({ messageId }) => deliverMessage(db, secret, messageId)),
  worker(giveUpDeveloperMessage, ({ recipient }) => markFailed(db, recipient)),
];
