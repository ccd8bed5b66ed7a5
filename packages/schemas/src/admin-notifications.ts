import { z } from "zod";

import {
  DELIVERY_STATES,
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_BODY_MAX,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GAPS,
  NOTIFICATION_MESSAGES as M,
  NOTIFICATION_RECIPIENTS_MAX,
  NOTIFICATION_TITLE_MAX,
  NOTIFICATION_URL_MAX,
  type NotificationAudience,
  type NotificationGap,
} from "./constants/notifications.ts";
import { id, instant, requiredText, text } from "./fields.ts";

const channels = z.enum(NOTIFICATION_CHANNELS.map((each) => each.id));

const audience = z.enum(
  Object.keys(NOTIFICATION_AUDIENCES) as [NotificationAudience, ...NotificationAudience[]],
);

const HOST = "https://site.example";
const isOwnPath = (path: string) =>
  /^\/[^/\\\s][^\\\s]*$/.test(path) &&
  URL.canParse(path, HOST) &&
  new URL(path, HOST).origin === HOST;

/** Returns the app that a path within our apps belongs to. */
export const findAppOfPath = (path: string) => {
  if (/^\/(?:[a-z]{2}\/)?admin(?:[/?#]|$)/.test(path)) return "admin";
  return /^\/(?:[a-z]{2}\/)?(?:company|company-dashboard)(?:[/?#]|$)/.test(path)
    ? "company"
    : "site";
};

// Everyone can open the site; of the other two apps, each audience its own.
const OWN_APPS = { developers: "site", "company-users": "company", staff: "admin" } as const;
const canOpen = (reader: NotificationAudience, path: string) => {
  const app = findAppOfPath(path);
  return isOwnPath(path) && (app === "site" || app === OWN_APPS[reader]);
};

/** What staff notify logins of, the same for all of them. */
export const sendNotificationBody = z
  .object({
    /** What the logins are notified as, which decides who may do it, which page it opens and whose settings count. */
    audience,
    user_ids: z
      .array(id)
      .min(1, M.someone)
      .max(NOTIFICATION_RECIPIENTS_MAX, M.many)
      .transform((ids) => [...new Set(ids)]),
    title: requiredText(NOTIFICATION_TITLE_MAX, M.title).regex(/^[^\r\n]*$/, M.titleLines),
    body: requiredText(NOTIFICATION_BODY_MAX, M.body),
    url: text(NOTIFICATION_URL_MAX)
      .nullable()
      .default(null)
      .transform((url) => url || null),
    channels: z
      .array(channels)
      .min(1, M.channel)
      .max(10)
      .transform((chosen) => [...new Set(chosen)]),
  })
  .superRefine(({ audience: reader, url }, context) => {
    if (url !== null && !canOpen(reader, url))
      context.addIssue({ code: "custom", path: ["url"], message: M.url[reader] });
  });
export type SendNotificationBody = z.output<typeof sendNotificationBody>;

const gaps = Object.keys(NOTIFICATION_GAPS) as [NotificationGap, ...NotificationGap[]];
const person = { user_id: id, full_name: z.string() };

/** Who would get a notification, by which channels, and who wouldn't. */
export const notificationCheck = z.object({
  recipients: z.number().int(),
  by_email: z.number().int(),
  people: z.array(
    z.object({ ...person, channels: z.array(channels), gap: z.enum(gaps).nullable() }),
  ),
});
export type NotificationCheck = z.infer<typeof notificationCheck>;

/** A notification that staff sent, and what became of it for each person. */
export const sentNotification = z.object({
  id,
  audience,
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
      /** The developer’s record, or the company of a company user; null if there is none (any more). */
      record_id: id.nullable(),
      state: z.literal(Object.values(DELIVERY_STATES)),
      channels: z.array(channels),
      gap: z.enum(gaps).nullable(),
    }),
  ),
});
export type SentNotification = z.infer<typeof sentNotification>;
