import {
  NOTIFICATION_DAYS,
  type NotificationKind,
} from "@devguild/schemas/constants/notifications";
import { and, eq, inArray, isNull, lt, lte } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { DAY_MS } from "../../time.ts";
import { notifications } from "./notifications.tables.ts";

type News = { kind: NotificationKind; title: string; body?: string; url?: string | null };

/** Notifies a login in the app, within the transaction of what it is about. */
export const notify = (tx: Db, userId: number, { body = "", url = null, ...news }: News) =>
  tx.insert(notifications).values({ user_id: userId, body, url, ...news });

/** Marks one of a login's notifications as read; the first time counts. Throws 404 if it isn't theirs. */
export const readNotification = async (tx: Db, userId: number, id: number) => {
  const own = and(eq(notifications.user_id, userId), eq(notifications.id, id));
  if ((await tx.$count(notifications, own)) === 0) return notFound();
  await tx
    .update(notifications)
    .set({ read_at: new Date() })
    .where(and(own, isNull(notifications.read_at)));
};

/** Marks a login's notifications up to one of them as read, so that later ones stay unread. */
export const readNotificationsUpTo = (tx: Db, userId: number, id: number) =>
  tx
    .update(notifications)
    .set({ read_at: new Date() })
    .where(
      and(
        eq(notifications.user_id, userId),
        lte(notifications.id, id),
        isNull(notifications.read_at),
      ),
    );

/** Deletes all notifications of a login. */
export const eraseNotifications = (tx: Db, userId: number) =>
  tx.delete(notifications).where(eq(notifications.user_id, userId));

/** Deletes those that a login got as a developer. */
export const eraseDeveloperNotifications = (tx: Db, userId: number) =>
  tx
    .delete(notifications)
    .where(
      and(eq(notifications.user_id, userId), inArray(notifications.kind, ["team", "application"])),
    );

/** Deletes notifications that are too old to be of use. Source: docs/product/notifications.md. */
export const cleanUpNotifications = (db: Db, now = new Date()) =>
  db
    .delete(notifications)
    .where(lt(notifications.created_at, new Date(now.getTime() - NOTIFICATION_DAYS * DAY_MS)));
