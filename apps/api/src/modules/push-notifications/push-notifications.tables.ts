import {
  PUSH_DELIVERY_STATES,
  type PushAction,
  type PushDeliveryState,
  type PushRedirect,
  PUSH_STATUSES,
  PUSH_TARGETS,
  type PushStatus,
} from "@devguild/schemas/constants/push-notifications";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { events, eventSessions } from "../events/events.tables.ts";
import { partnerships } from "../partnerships/partnerships.tables.ts";
import { pushSubscriptions } from "../push-subscriptions/push-subscriptions.tables.ts";
import { users } from "../users/users.tables.ts";

const counter = () => integer().notNull().default(0);
const { SCHEDULED, QUEUED, SENDING } = PUSH_STATUSES;

/** The push notifications of events. Source: docs/product/push.md. */
export const pushNotifications = pgTable(
  "push_notifications",
  {
    id: identityId(),
    event_id: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    title: text().notNull(),
    body: text().notNull(),
    target: text({ enum: PUSH_TARGETS }).notNull(),
    action: smallint().$type<PushAction>().notNull().default(0),
    redirect_type: smallint().$type<PushRedirect>(),
    url: text(),
    session_id: ref().references(() => eventSessions.id, { onDelete: "set null" }),
    partner_id: ref().references(() => partnerships.id, { onDelete: "set null" }),
    status: smallint().$type<PushStatus>().notNull().default(PUSH_STATUSES.DRAFT),
    scheduled_at: instant(),
    // Until then, what is queued can be taken back.
    leaves_at: instant(),
    started_at: instant(),
    sent_at: instant(),
    // Why it failed, in words for staff.
    problem: text(),
    // Counted by device.
    recipients_count: counter(),
    delivered_count: counter(),
    opened_count: counter(),
    expired_count: counter(),
    failed_count: counter(),
    unknown_count: counter(),
    // How far it is: up to which subscription it has come, and the last one there was when it began.
    reached_id: ref().notNull().default(0),
    last_id: ref().notNull().default(0),
    // Until then a process is at work on it, and no other may be.
    leased_until: instant(),
    // Goes up with each change, so that nobody overwrites what they haven't seen.
    version: integer().notNull().default(1),
    saved_by: ref().references(() => users.id, { onDelete: "set null" }),
    saved_at: instant().notNull().defaultNow(),
    created_at: createdAt(),
  },
  (table) => [
    index("push_notifications_event").on(table.event_id, table.id),
    index("push_notifications_pending")
      .on(table.status)
      .where(sql`${table.status} in (${sql.raw([SCHEDULED, QUEUED, SENDING].join(", "))})`),
    index("push_notifications_session").on(table.session_id),
    index("push_notifications_partner").on(table.partner_id),
    check("push_notifications_status", sql`${table.status} between 0 and 6`),
    check(
      "push_notifications_length",
      sql`length(${table.title}) <= 65 and length(${table.body}) <= 240`,
    ),
    check("push_notifications_url", sql`${table.url} is null or ${checkSafeUrls(table.url)}`),
    check(
      "push_notifications_redirect",
      sql`case ${table.action} when 0 then ${table.redirect_type} is null when 1 then ${table.redirect_type} = 0 when 2 then ${table.redirect_type} = 1 when 3 then ${table.redirect_type} = 2 else false end`,
    ),
    check(
      "push_notifications_schedule",
      sql`${table.status} <> ${sql.raw(String(SCHEDULED))} or ${table.scheduled_at} is not null`,
    ),
  ],
);

/** What became of a push notification on each device. */
export const pushDeliveries = pgTable(
  "push_deliveries",
  {
    id: identityId(),
    notification_id: ref()
      .notNull()
      .references(() => pushNotifications.id, { onDelete: "cascade" }),
    // Null once the device is removed.
    subscription_id: ref().references(() => pushSubscriptions.id, { onDelete: "set null" }),
    // By which a click is reported, without a login.
    token: uuid().notNull().unique().defaultRandom(),
    state: smallint().$type<PushDeliveryState>().notNull().default(PUSH_DELIVERY_STATES.CLAIMED),
    tries: smallint().notNull().default(0),
    next_try_at: instant(),
    opened_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    // No device gets the same notification twice.
    unique("push_deliveries_once").on(table.notification_id, table.subscription_id),
    index("push_deliveries_subscription").on(table.subscription_id),
    index("push_deliveries_unfinished")
      .on(table.notification_id, table.state, table.next_try_at)
      .where(
        sql`${table.state} in (${sql.raw([PUSH_DELIVERY_STATES.WAITING, PUSH_DELIVERY_STATES.CLAIMED].join(", "))})`,
      ),
    index("push_deliveries_oldest").on(table.created_at),
    check("push_deliveries_state", sql`${table.state} between 0 and 5`),
  ],
);
