import {
  ATTENDANCE_TYPES,
  type AttendanceType,
  LIVE_EVENT_STATUSES,
} from "@devguild/schemas/constants/live-events";
import { and, eq, gt, isNotNull, not, or, sql } from "drizzle-orm";

import { isPublished } from "./live-events.queries.ts";
import { liveEvents } from "./live-events.tables.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

const { ON_SITE } = ATTENDANCE_TYPES;

type Schedule = {
  starts_at: Date;
  ends_at: Date;
  timezone: string;
  venue: string | null;
  sequence: number;
};

/** Returns the schedule an attendee was notified of; the venue only concerns on-site attendees. */
export const toNotifiedSchedule = (event: Schedule, attendance: AttendanceType) => ({
  notified_starts_at: event.starts_at,
  notified_ends_at: event.ends_at,
  notified_timezone: event.timezone,
  notified_venue: attendance === ON_SITE ? event.venue : null,
  notified_withdrawn: false,
  notified_sequence: event.sequence,
});

// Whether a published event differs from what the attendee was notified of.
const differsFromNotified = sql`(${liveEventRegistrations.notified_withdrawn}, ${liveEventRegistrations.notified_starts_at}, ${liveEventRegistrations.notified_ends_at}, ${liveEventRegistrations.notified_timezone}, ${liveEventRegistrations.notified_venue}) is distinct from (false, ${liveEvents.starts_at}, ${liveEvents.ends_at}, ${liveEvents.timezone}, case when ${liveEventRegistrations.attendance_type} = ${ON_SITE} then ${liveEvents.venue} end)`;

/**
 * Builds the condition for registrations whose attendees don't know the current schedule, until the event
 * is live; for queries that join both tables.
 */
export const isUnnotified = (now: Date) =>
  and(
    eq(liveEvents.status, LIVE_EVENT_STATUSES.REGISTRATION),
    isNotNull(liveEventRegistrations.confirmed_at),
    or(
      and(isPublished, gt(liveEvents.ends_at, now), differsFromNotified),
      and(
        not(liveEvents.published),
        gt(liveEventRegistrations.notified_ends_at, now),
        not(liveEventRegistrations.notified_withdrawn),
      ),
    ),
  );
