import { NOTIFICATION_KINDS } from "@devguild/schemas/constants/notifications";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

/** What each login was notified of in the app. */
export const notifications = pgTable(
  "notifications",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    // A path within one of our apps.
    url: text(),
    read_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index("notifications_newest").on(table.user_id, table.id.desc().nullsFirst()),
    index("notifications_unread")
      .on(table.user_id)
      .where(sql`${table.read_at} is null`),
    // For deleting the oldest.
    index("notifications_oldest").on(table.created_at),
    check("notifications_url", sql`${table.url} is null or ${checkSafeUrls(table.url)}`),
    check("notifications_length", sql`length(${table.title}) <= 200`),
  ],
);
