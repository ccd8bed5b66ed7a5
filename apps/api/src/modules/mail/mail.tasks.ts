import type { Configuration } from "@devguild/config/configuration";

import type { MailMessage } from "../../mail-components/mail-message.ts";
import { renderMail } from "../../mail-components/render-mail.ts";
import type { MailPort } from "../../ports/mail/mail.port.ts";
import type { Db } from "../../db/db.ts";
import {
  cancelTasks,
  type Task,
  type TaskKind,
  taskKind,
  type Worker,
  worker,
} from "../../queue/queue.ts";

// Emails are retried for most of a day, so that a mail server can be down overnight.
const RETRIES = 24;

const sendMail = taskKind<MailMessage>("send-mail", RETRIES, { pace: "bulk" });
const sendUrgentMail = taskKind<MailMessage>("send-urgent-mail", RETRIES, { pace: "urgent" });

/** The two kinds of task that send emails. */
export const MAIL_KINDS = [sendUrgentMail, sendMail];

/** Builds the task that sends an email, such as a notice, a digest or an alert. */
export const sendMailTask = (message: MailMessage): Task<MailMessage> => ({
  kind: sendMail,
  data: message,
});

/**
 * Builds the same task for an email whose sender sees what became of it: `afterFailure` runs with the same
 * data once its last try has failed.
 */
export const sendMailOrElseTask = <Data extends MailMessage>(
  data: Data,
  afterFailure: TaskKind<Data>,
): Task<Data> => ({
  kind: taskKind<Data>(sendMail.name, RETRIES, { pace: sendMail.pace, afterFailure }),
  data,
});

/** Cancels tasks that `sendMailTask` built, unless the emails were sent. */
export const cancelMails = (tx: Db, taskIds: string[]) => cancelTasks(tx, sendMail, taskIds);

/**
 * Builds the task that sends an email that someone is waiting for: a link or a code that they need to
 * go on. It never waits behind other emails.
 */
export const sendUrgentMailTask = (message: MailMessage): Task<MailMessage> => ({
  kind: sendUrgentMail,
  data: message,
});

/** Send queued emails through a port. */
export const mailWorkers = (port: MailPort, config: Configuration): Worker[] =>
  MAIL_KINDS.map((kind) =>
    worker(kind, async (message, id) => port.send(await renderMail(message, config.urls), id)),
  );
