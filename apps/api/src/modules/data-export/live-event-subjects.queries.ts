import { ATTENDANCE_TYPES } from "@devguild/schemas/constants/live-events";
import { asc, eq, or } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { liveEventCalendars, liveEventRegistrations } from "../live-events/registrations.tables.ts";
import type { Person, Subject } from "./subject.queries.ts";

// Guest registrations belong to the owner of the address once it is confirmed.
const readRegistrations = async (db: Db, { userId, email, emailVerified }: Person) => {
  const rows = await db
    .select({ event: liveEvents.title, registration: liveEventRegistrations })
    .from(liveEventRegistrations)
    .innerJoin(liveEvents, eq(liveEvents.id, liveEventRegistrations.live_event_id))
    .where(
      or(
        eq(liveEventRegistrations.user_id, userId),
        emailVerified ? eq(liveEventRegistrations.email, email.toLowerCase()) : undefined,
      ),
    )
    .orderBy(asc(liveEventRegistrations.id));
  return rows.map(({ event, registration }) => ({
    event,
    attends: registration.attendance_type === ATTENDANCE_TYPES.ON_SITE ? "on site" : "online",
    email: registration.email,
    first_name: registration.first_name,
    last_name: registration.last_name,
    company_name: registration.company_name,
    job_title: registration.job_title,
    country_id: registration.country_id,
    terms_version: registration.terms_version,
    utm: registration.utm,
    created_at: registration.created_at,
    confirmed_at: registration.confirmed_at,
    waiting_since: registration.waiting_since,
    seat_offered_until: registration.offered_until,
    checked_in_at: registration.checked_in_at,
    reminded_a_day_before: registration.day_reminded_of,
    reminded_an_hour_before: registration.hour_reminded_of,
    notified_starts_at: registration.notified_starts_at,
    notified_ends_at: registration.notified_ends_at,
    notified_timezone: registration.notified_timezone,
    notified_venue: registration.notified_venue,
    notified_withdrawn: registration.notified_withdrawn,
  }));
};

const readCalendar = async (db: Db, { userId }: Person) => {
  const [row] = await db
    .select({ created_at: liveEventCalendars.created_at })
    .from(liveEventCalendars)
    .where(eq(liveEventCalendars.user_id, userId));
  return row;
};

/** The user's live event registrations and calendar. */
export const LIVE_EVENTS: Subject = {
  file: "live-events.json",
  description: "live events you registered for, and when you created your calendar",
  of: [liveEventRegistrations.user_id, liveEventRegistrations.email, liveEventCalendars.user_id],
  read: async (db, person) => ({
    registrations: await readRegistrations(db, person),
    calendar: (await readCalendar(db, person)) ?? null,
  }),
};
