/** A text message; `to` is a number with its country code, such as +4930123456. */
export type TextMessage = { to: string; text: string };

/** Sends text messages. `id` stays the same when a message is retried. */
export type SmsPort = { send: (message: TextMessage, id: string) => Promise<void> };
