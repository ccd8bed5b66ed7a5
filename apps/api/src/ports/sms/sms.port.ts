/** A text message: to a number with its country code, such as +4930123456. */
export type TextMessage = { to: string; text: string };

/** Whatever carries text messages away. `id` stays the same when one is tried again. */
export type SmsPort = { send: (message: TextMessage, id: string) => Promise<void> };
