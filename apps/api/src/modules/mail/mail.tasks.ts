import type { Configuration } from "@devguild/config/configuration";

import type { MailPort } from "../../ports/mail/mail.port.ts";
import { type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { type MailTemplate, renderTemplate } from "./mail-template.mails.ts";

/** Sending a letter. It is tried for most of a day, so that a mail server may be down for a night. */
export const sendMail = taskKind<MailTemplate>("send-mail", 24);

/** The task that sends a letter. */
export const sendMailTask = (letter: MailTemplate): Task<MailTemplate> => ({
  kind: sendMail,
  data: letter,
});

/** Sends queued letters through a port. */
export const mailWorker = (port: MailPort, config: Configuration): Worker =>
  worker(sendMail, (letter, id) => port.send(renderTemplate(letter, config.urls), id));
