import { PUSH_ENDPOINT_MAX } from "@devguild/schemas/constants/push-subscriptions";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { users } from "../users/users.tables.ts";

/** The keys by which push services know us. The newest one that SECRET decrypts is in use. */
export const pushKeys = pgTable("push_keys", {
  id: identityId(),
  public_key: text().notNull().unique(),
  // Encrypted with SECRET.
  encrypted_private_key: text().notNull(),
  created_at: createdAt(),
});

/** The devices that people get push notifications on. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // Logging out ends it, so that nobody else in this browser gets someone's notifications.
    session_id: ref()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    // The public key that the browser subscribed with: with another one, its push service refuses us.
    vapid_key: text().notNull(),
    user_agent: text().notNull(),
    created_at: createdAt(),
    last_delivered_at: instant(),
  },
  (table) => [
    index("push_subscriptions_user").on(table.user_id),
    index("push_subscriptions_session").on(table.session_id),
    check(
      "push_subscriptions_endpoint",
      sql`length(${table.endpoint}) <= ${sql.raw(String(PUSH_ENDPOINT_MAX))} and ${table.endpoint} ~ '^https?://'`,
    ),
  ],
);
