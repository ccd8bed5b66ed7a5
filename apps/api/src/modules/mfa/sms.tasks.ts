import type { SmsPort, TextMessage } from "../../ports/sms/sms.port.ts";
import { type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";

/** Sending a text message. It is tried for some minutes: a code that comes later is of no use. */
const sendSms = taskKind<TextMessage>("send-sms", 5);

/** The task that sends a text message. */
export const sendTextTask = (message: TextMessage): Task<TextMessage> => ({
  kind: sendSms,
  data: message,
});

/** Sends queued text messages through a port. */
export const smsWorker = (port: SmsPort): Worker =>
  worker(sendSms, (message, id) => port.send(message, id));
