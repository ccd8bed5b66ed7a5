import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import type { MailPort } from "../../ports/mail/mail.port.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import {
  checkChanges,
  enqueueChanges,
  sendChange,
  sendChangeMail,
} from "./send-changes.commands.ts";
import { offerFreeSeats, offerSeatsKind } from "./offer-seats.commands.ts";
import { enqueueReminders, sendReminderMail, sendReminder } from "./send-reminders.commands.ts";

const reminders = taskKind("live-event-reminders", 2);

/** Creates the workers that look for changed and upcoming events every five minutes, and send the emails. */
export const liveEventWorkers = (db: Db, port: MailPort, config: Configuration): Worker[] => [
  { ...worker(reminders, () => enqueueReminders(db)), schedule: "*/5 * * * *" },
  { ...worker(checkChanges, () => enqueueChanges(db)), schedule: "*/5 * * * *" },
  { ...worker(offerSeatsKind, () => offerFreeSeats(db, config)), schedule: "*/5 * * * *" },
  worker(sendReminder, (reminder, taskId) =>
    sendReminderMail(db, port, config, { reminder, taskId }),
  ),
  worker(sendChange, (data, taskId) => sendChangeMail(db, port, config, { data, taskId })),
];
