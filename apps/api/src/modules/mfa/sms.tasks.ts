import type { SmsPort, TextMessage } from "../../ports/sms/sms.port.ts";
import { type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";

/** Sends a text message. Retried for a few minutes only: a code that arrives later is useless. */
const sendSms = taskKind<TextMessage>("send-sms", 5, { pace: "urgent" });

/** Builds the task that sends a text message. */
export const sendTextTask = (message: TextMessage): Task<TextMessage> => ({
  kind: sendSms,
  data: message,
});

/** Sends queued text messages through a port. */
export const smsWorker = (port: SmsPort): Worker =>
  worker(sendSms, (message, id) => port.send(message, id));
