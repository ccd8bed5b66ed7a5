import { z } from "zod";

import {
  DELIVERY_STATES,
  NOTIFICATION_BODY_MAX,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GAPS,
  NOTIFICATION_MESSAGES as M,
  NOTIFICATION_RECIPIENTS_MAX,
  NOTIFICATION_TITLE_MAX,
  NOTIFICATION_URL_MAX,
  type NotificationGap,
} from "./constants/notifications.ts";
import { id, instant, requiredText, text } from "./fields.ts";

const channels = z.enum(NOTIFICATION_CHANNELS.map((each) => each.id));

// The site's own pages: its readers are developers, and emails link to it.
const HOST = "https://site.example";
const isSitePath = (path: string) =>
  /^\/[^/\\\s][^\\\s]*$/.test(path) &&
  URL.canParse(path, HOST) &&
  new URL(path, HOST).origin === HOST &&
  !/^\/(?:[a-z]{2}\/)?(?:admin|company|company-dashboard)(?:[/?#]|$)/.test(path);

/** What staff notify developers of, the same for all of them. */
export const sendNotificationBody = z.object({
  developer_ids: z
    .array(id)
    .min(1, M.someone)
    .max(NOTIFICATION_RECIPIENTS_MAX, M.many)
    .transform((ids) => [...new Set(ids)]),
  title: requiredText(NOTIFICATION_TITLE_MAX, M.title).regex(/^[^\r\n]*$/, M.titleLines),
  body: requiredText(NOTIFICATION_BODY_MAX, M.body),
  url: text(NOTIFICATION_URL_MAX)
    .nullable()
    .default(null)
    .transform((url) => url || null)
    .refine((url) => url === null || isSitePath(url), M.url),
  channels: z
    .array(channels)
    .min(1, M.channel)
    .max(10)
    .transform((chosen) => [...new Set(chosen)]),
});
export type SendNotificationBody = z.output<typeof sendNotificationBody>;

const gaps = Object.keys(NOTIFICATION_GAPS) as [NotificationGap, ...NotificationGap[]];
const person = { id, full_name: z.string() };

/** Who would get a notification, by which channels, and who wouldn't. */
export const notificationCheck = z.object({
  recipients: z.number().int(),
  by_email: z.number().int(),
  people: z.array(
    z.object({ ...person, channels: z.array(channels), gap: z.enum(gaps).nullable() }),
  ),
});
export type NotificationCheck = z.infer<typeof notificationCheck>;

/** A notification that staff sent, and what became of it for each developer. */
export const sentNotification = z.object({
  id,
  title: z.string(),
  body: z.string(),
  url: z.string().nullable(),
  channels: z.array(channels),
  sender: z.string().nullable(),
  /** When it starts to go out; until then it can be taken back. */
  send_at: instant,
  withdrawn: z.boolean(),
  waiting: z.number().int(),
  sent: z.number().int(),
  emailed: z.number().int(),
  skipped: z.number().int(),
  people: z.array(
    z.object({
      ...person,
      state: z.literal(Object.values(DELIVERY_STATES)),
      channels: z.array(channels),
      gap: z.enum(gaps).nullable(),
    }),
  ),
});
export type SentNotification = z.infer<typeof sentNotification>;
