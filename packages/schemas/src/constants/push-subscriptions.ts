/** The longest address of a browser's push service that is accepted. */
export const PUSH_ENDPOINT_MAX = 1000;

export const PUSH_SUBSCRIPTION_MESSAGES = {
  endpoint: "This browser’s push service has no address that we can send to.",
  keys: "This browser’s keys aren’t valid. Turn notifications off and on again.",
} as const;

/**
 * What a push message contains once the browser has decrypted it. Source: docs/product/push.md.
 */
export type PushMessage = {
  title: string;
  body: string;
  /** Where a click leads: a path on the site, or an https address; null if it only closes the notification. */
  url: string | null;
  /** A later notification with the same tag replaces the earlier one. */
  tag: string;
  /** To be sent to `POST /push/opened` after a click; null if nobody counts, as in a test. */
  token: string | null;
};
