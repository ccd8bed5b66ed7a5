/** A browser to send to: its address at a push service, and its keys in base64url. */
export type PushReceiver = { endpoint: string; p256dh: string; auth: string };

/**
 * What a push service answered: it takes care of the message, the browser is gone, it can be tried again
 * (after so many seconds, if it said so), or never. `problem` is for staff.
 */
export type PushOutcome =
  | { kind: "delivered" }
  | { kind: "expired" }
  | { kind: "retry"; afterS: number | null; problem: string }
  | { kind: "failed"; problem: string };

/** A message; push services drop it after `ttlS`, and replace an undelivered one with the same topic. */
export type PushSending = { payload: string; topic: string; ttlS: number };

/** Sends push messages to browsers. */
export type PushPort = {
  /** Encrypts a message for one browser and hands it to its push service; never throws. */
  send: (receiver: PushReceiver, sending: PushSending) => Promise<PushOutcome>;
  close: () => void;
};
