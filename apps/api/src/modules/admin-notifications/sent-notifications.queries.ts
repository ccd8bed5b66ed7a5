import {
  DELIVERY_STATES,
  NOTIFICATION_AUDIENCES,
  type NotificationAudience,
} from "@devguild/schemas/constants/notifications";
import type { SentNotification } from "@devguild/schemas/admin-notifications";
import { asc, eq, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { forbidden, notFound } from "../../http/problems.ts";
import type { Snapshot } from "../audit/audit.queries.ts";
import type { Viewer } from "../../http/viewer.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";
import { fullName, MEMBERS } from "./audiences.queries.ts";
import { staffNotificationRecipients, staffNotifications } from "./admin-notifications.tables.ts";

const { WAITING, SENT, SKIPPED } = DELIVERY_STATES;

/** Throws 403 if a viewer may not notify an audience. Source: docs/product/notifications.md. */
export const requireSender = (viewer: Viewer, audience: NotificationAudience) => {
  if (!viewer.permissions.has(NOTIFICATION_AUDIENCES[audience].permission)) forbidden();
};

/**
 * Reads a notification and what became of it for each person; throws 404 if there is none, 403 if the
 * viewer may not notify its audience. Two queries.
 */
export const findSentNotification = async (
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<SentNotification> => {
  const [stored] = await db
    .select({
      id: staffNotifications.id,
      audience: staffNotifications.audience,
      title: staffNotifications.title,
      body: staffNotifications.body,
      url: staffNotifications.url,
      channels: staffNotifications.channels,
      sender: sql<string | null>`nullif(${fullName}, '')`,
      send_at: staffNotifications.send_at,
      withdrawn_at: staffNotifications.withdrawn_at,
    })
    .from(staffNotifications)
    .leftJoin(users, eq(users.id, staffNotifications.sent_by))
    .where(eq(staffNotifications.id, id));
  if (!stored) return notFound();
  requireSender(viewer, stored.audience);
  const people = await db
    .select({
      user_id: users.id,
      full_name: fullName,
      record_id: MEMBERS[stored.audience].recordId,
      state: staffNotificationRecipients.state,
      channels: staffNotificationRecipients.channels,
      gap: staffNotificationRecipients.gap,
    })
    .from(staffNotificationRecipients)
    .innerJoin(users, eq(users.id, staffNotificationRecipients.user_id))
    .leftJoin(developers, eq(developers.user_id, users.id))
    .where(eq(staffNotificationRecipients.notification_id, id))
    .orderBy(asc(sql`lower(${fullName})`), asc(users.id));
  const count = (state: number) => people.filter((each) => each.state === state).length;
  const { withdrawn_at: withdrawnAt, ...shown } = stored;
  return {
    ...shown,
    send_at: iso(stored.send_at),
    withdrawn: withdrawnAt !== null,
    waiting: count(WAITING),
    sent: count(SENT),
    emailed: people.filter(({ state, channels }) => state === SENT && channels.includes("email"))
      .length,
    skipped: count(SKIPPED),
    people,
  };
};

/** The audit snapshot of a notification by staff; who got it is in the notification itself. */
export const sentNotificationSnapshot: Snapshot = {
  read: async (db, id) => {
    const [stored] = await db
      .select({
        title: staffNotifications.title,
        channels: staffNotifications.channels,
        withdrawn: sql<boolean>`${staffNotifications.withdrawn_at} is not null`,
      })
      .from(staffNotifications)
      .where(eq(staffNotifications.id, id))
      .for("no key update");
    return stored;
  },
  personal: new Set(),
};
