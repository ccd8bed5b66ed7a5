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

/** A place at a live event, of a member or of a guest. One that is given up is removed. */
export const liveEventRegistrations = pgTable(
  "live_event_registrations",
  {
    id: identityId(),
    // An event is not deleted while somebody has a place: it is withdrawn, and they are told.
    live_event_id: ref()
      .notNull()
      .references(() => liveEvents.id),
    user_id: ref().references(() => users.id, { onDelete: "cascade" }),
    // Of a guest, in lower case.
    email: text(),
    first_name: text(),
    last_name: text(),
    company_name: text(),
    job_title: text(),
    country_id: ref().references(() => locations.id),
    // Which text a guest agreed to.
    terms_version: text(),
    utm: jsonb().$type<Record<string, string>>(),
    attendance_type: smallint().notNull(),
    created_at: createdAt(),
    // When a guest followed the link; a member's needs none and counts at once.
    confirmed_at: instant(),
    // The beginning of the event that somebody was reminded of, so that one which moves is told anew.
    day_reminded_of: instant(),
    hour_reminded_of: instant(),
    // What its holder was last told of the event, so that a change is noticed. See told-schedule.ts.
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
      sql`${table.confirmed_at} is not null or ${table.email} is not null`,
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

/** The secret address of a member's calendar of their own events; the secret is kept as a hash. */
export const liveEventCalendars = pgTable("live_event_calendars", {
  user_id: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  token_hash: text().notNull().unique(),
  created_at: createdAt(),
});
