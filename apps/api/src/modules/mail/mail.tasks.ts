import type { Configuration } from "@devguild/config/configuration";

import type { MailMessage } from "../../mail-components/mail-message.ts";
import { renderMail } from "../../mail-components/render-mail.ts";
import type { MailPort } from "../../ports/mail/mail.port.ts";
import { type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";

/** Sends an email. Retried for most of a day, so that a mail server can be down overnight. */
export const sendMail = taskKind<MailMessage>("send-mail", 24);

/** Builds the task that sends an email. */
export const sendMailTask = (message: MailMessage): Task<MailMessage> => ({
  kind: sendMail,
  data: message,
});

/** Sends queued emails through a port. */
export const mailWorker = (port: MailPort, config: Configuration): Worker =>
  worker(sendMail, async (message, id) => port.send(await renderMail(message, config.urls), id));
