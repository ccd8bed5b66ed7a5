import { UNREAD_MAX } from "@devguild/schemas/constants/notifications";
import type { Notification, NotificationsQuery } from "@devguild/schemas/notifications";
import { and, count, desc, eq, isNull } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { notifications } from "./notifications.tables.ts";

/** Lists a page of a login's notifications, newest first, and the total; two queries. */
export const listNotifications = async (
  db: Db,
  userId: number,
  { page, per_page }: NotificationsQuery,
): Promise<{ rows: Notification[]; total: number }> => {
  const own = eq(notifications.user_id, userId);
  const rows = await db
    .select()
    .from(notifications)
    .where(own)
    .orderBy(desc(notifications.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    rows: rows.map(({ id, kind, title, body, url, read_at, created_at }) => ({
      id,
      kind,
      title,
      body,
      url,
      read_at: isoOrNull(read_at),
      created_at: iso(created_at),
    })),
    total: await db.$count(notifications, own),
  };
};

/** Counts a login's unread notifications, up to `UNREAD_MAX`, so that it costs the same for everyone. */
export const countUnread = async (db: Db, userId: number): Promise<number> => {
  const first = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), isNull(notifications.read_at)))
    .limit(UNREAD_MAX)
    .as("first");
  const [row] = await db.select({ unread: count() }).from(first);
  return row?.unread ?? 0;
};
