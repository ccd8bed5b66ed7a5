import {
  DELIVERY_STATES,
  type DeliveryState,
  type NotificationAudience,
  type NotificationChannel,
  type NotificationGap,
} from "@devguild/schemas/constants/notifications";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

/** What staff notify developers, company users or each other of; the same text for all of them. */
export const staffNotifications = pgTable(
  "staff_notifications",
  {
    id: identityId(),
    sent_by: ref().references(() => users.id, { onDelete: "set null" }),
    audience: text().$type<NotificationAudience>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    // A path within one of our apps.
    url: text(),
    channels: text().array().$type<NotificationChannel[]>().notNull(),
    // Until then it can be taken back.
    send_at: instant().notNull(),
    withdrawn_at: instant(),
    finished_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    check(
      "staff_notifications_audience",
      sql`${table.audience} in ('developers', 'company-users', 'staff')`,
    ),
    check("staff_notifications_url", sql`${table.url} is null or ${checkSafeUrls(table.url)}`),
    check(
      "staff_notifications_length",
      sql`length(${table.title}) <= 80 and length(${table.body}) <= 500`,
    ),
  ],
);

/** To whom a notification goes, and what became of it. */
export const staffNotificationRecipients = pgTable(
  "staff_notification_recipients",
  {
    notification_id: ref()
      .notNull()
      .references(() => staffNotifications.id, { onDelete: "cascade" }),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: smallint().$type<DeliveryState>().notNull().default(DELIVERY_STATES.WAITING),
    // How it reached them, or will.
    channels: text().array().$type<NotificationChannel[]>().notNull().default([]),
    // Why it didn't, or not by email.
    gap: text().$type<NotificationGap>(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.notification_id, table.user_id] }),
    // What someone was notified of in the last hours.
    index("staff_notification_recipients_latest")
      .on(table.user_id, table.created_at)
      .where(sql`${table.state} < 2`),
    check("staff_notification_recipients_state", sql`${table.state} between 0 and 3`),
  ],
);
