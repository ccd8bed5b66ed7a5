import { ATTENDANCE_TYPES } from "@devguild/schemas/constants/live-events";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { locations } from "../catalogue/catalogue.tables.ts";
import { users } from "../users/users.tables.ts";
import { liveEvents } from "./live-events.tables.ts";

/** Registrations of members and guests for live events. Cancelling deletes the row. */
export const liveEventRegistrations = pgTable(
  "live_event_registrations",
  {
    id: identityId(),
    // An event with registrations can't be deleted, only unpublished, so that its attendees are
    // notified.
    live_event_id: ref()
      .notNull()
      .references(() => liveEvents.id),
    user_id: ref().references(() => users.id, { onDelete: "cascade" }),
    // A guest's address, in lower case.
    email: text(),
    first_name: text(),
    last_name: text(),
    company_name: text(),
    job_title: text(),
    country_id: ref().references(() => locations.id),
    // The version of the terms a guest agreed to.
    terms_version: text(),
    utm: jsonb().$type<Record<string, string>>(),
    attendance_type: smallint().notNull(),
    created_at: createdAt(),
    // When a guest confirmed the registration; a member's needs no confirmation and is confirmed at
    // once.
    confirmed_at: instant(),
    // Since when they wait for a seat on site, perhaps registered online meanwhile.
    waiting_since: instant(),
    // Until when the seat that came free is theirs to take.
    offered_until: instant(),
    // When they arrived on site.
    checked_in_at: instant(),
    // The start time that a reminder was sent for, so that a rescheduled event gets another one.
    day_reminded_of: instant(),
    hour_reminded_of: instant(),
    // The schedule the attendee was last notified of, to detect changes. See
    // notified-schedule.queries.ts.
    notified_starts_at: instant(),
    notified_ends_at: instant(),
    notified_timezone: text(),
    notified_venue: text(),
    notified_withdrawn: boolean().notNull().default(false),
    notified_sequence: integer(),
  },
  (table) => [
    unique("live_event_registrations_member").on(table.live_event_id, table.user_id),
    unique("live_event_registrations_guest").on(table.live_event_id, table.email),
    index("live_event_registrations_user").on(table.user_id),
    index("live_event_registrations_email").on(table.email),
    index("live_event_registrations_waiting")
      .on(table.live_event_id, table.waiting_since)
      .where(sql`${table.waiting_since} is not null`),
    index("live_event_registrations_unconfirmed")
      .on(table.created_at)
      .where(sql`${table.confirmed_at} is null`),
    check(
      "live_event_registrations_owner",
      sql`(${table.user_id} is null) <> (${table.email} is null)`,
    ),
    check("live_event_registrations_email_form", sql`${table.email} = lower(${table.email})`),
    check(
      "live_event_registrations_confirmed",
      sql`${table.confirmed_at} is not null or ${table.email} is not null or ${table.waiting_since} is not null`,
    ),
    check(
      "live_event_registrations_offered",
      sql`${table.offered_until} is null or ${table.waiting_since} is not null`,
    ),
    check(
      "live_event_registrations_told",
      sql`${table.confirmed_at} is null or num_nulls(${table.notified_starts_at}, ${table.notified_ends_at}, ${table.notified_timezone}, ${table.notified_sequence}) = 0`,
    ),
    check(
      "live_event_registrations_attendance",
      sql`${table.attendance_type} in (${sql.raw(Object.values(ATTENDANCE_TYPES).join(", "))})`,
    ),
  ],
);
export type RegistrationRow = typeof liveEventRegistrations.$inferSelect;

/** The secret URL of a member's calendar feed; only the token's hash is stored. */
export const liveEventCalendars = pgTable("live_event_calendars", {
  user_id: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  token_hash: text().notNull().unique(),
  created_at: createdAt(),
});
