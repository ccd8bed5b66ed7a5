import { z } from "zod";

import { NOTIFICATION_KINDS, NOTIFICATIONS_PER_PAGE } from "./constants/notifications.ts";
import { id, instant, queryPage, queryPerPage } from "./fields.ts";

/** Something that a user should know; `url` is a path within one of our apps. */
export const notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  url: z.string().nullable(),
  read_at: instant.nullable(),
  created_at: instant,
});
export type Notification = z.infer<typeof notification>;

export const notificationsQuery = z.object({
  page: queryPage,
  per_page: queryPerPage(NOTIFICATIONS_PER_PAGE),
});
export type NotificationsQuery = z.output<typeof notificationsQuery>;

/** How many notifications are unread, counted up to `UNREAD_MAX`. */
export const unreadNotifications = z.object({ unread: z.number().int() });

/** Marks the notifications up to this one as read, so that none that nobody has seen yet is. */
export const readNotificationsBody = z.object({ up_to_id: id });
