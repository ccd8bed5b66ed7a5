import { z } from "zod";

import {
  PUSH_ENDPOINT_MAX,
  PUSH_SUBSCRIPTION_MESSAGES as M,
} from "./constants/push-subscriptions.ts";
import { id, instant } from "./fields.ts";
import { tooLong } from "./limit-messages.ts";

/** The public key with which browsers subscribe, as an `applicationServerKey` in base64url. */
export const pushKey = z.object({ public_key: z.string() });
export type PushKey = z.output<typeof pushKey>;

/** A device that someone gets push notifications on. */
export const pushSubscription = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: instant,
  /** When the last notification was handed to its push service. */
  last_delivered_at: instant.nullable(),
  /** Whether it is the browser that asks. */
  current: z.boolean(),
});
export type PushSubscription = z.output<typeof pushSubscription>;

/** What a browser's `PushSubscription.toJSON()` returns. */
export const pushSubscriptionBody = z.object({
  endpoint: z
    .url({ protocol: /^https?$/, error: M.endpoint })
    .max(PUSH_ENDPOINT_MAX, tooLong(PUSH_ENDPOINT_MAX)),
  keys: z.object({
    /** An uncompressed point of the curve P-256. */
    p256dh: z.string(M.keys).regex(/^B[\w-]{86}$/, M.keys),
    auth: z.string(M.keys).regex(/^[\w-]{22}$/, M.keys),
  }),
});
export type PushSubscriptionBody = z.output<typeof pushSubscriptionBody>;
