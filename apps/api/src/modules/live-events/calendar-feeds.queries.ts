import { ATTENDANCE_TYPES } from "@devguild/schemas/constants/live-events";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { CalendarEvent } from "../../calendar-files/calendar-file.ts";
import { type Db, isoOrNull } from "../../db/db.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { users } from "../users/users.tables.ts";
import { isRegistered } from "./event-card.queries.ts";
import { isPublished } from "./live-events.queries.ts";
import { liveEvents } from "./live-events.tables.ts";
import { liveEventCalendars, liveEventRegistrations } from "./registrations.tables.ts";

/** Returns since when a user has a calendar feed. */
export const readFeed = async (db: Db, userId: number) => {
  const [row] = await db
    .select({ createdAt: liveEventCalendars.created_at })
    .from(liveEventCalendars)
    .where(eq(liveEventCalendars.user_id, userId));
  return { created_at: isoOrNull(row?.createdAt ?? null) };
};

/** Finds the user a calendar token belongs to; null if it is wrong or the user was deleted. */
export const findFeedOwner = async (db: Db, token: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: users.id })
    .from(liveEventCalendars)
    .innerJoin(users, eq(users.id, liveEventCalendars.user_id))
    .where(
      and(
        eq(liveEventCalendars.token_hash, hashToken(token)),
        isNull(users.deleted_at),
        isNull(users.suspended_at),
      ),
    );
  return row?.id ?? null;
};

/** Lists all published events that a user is or was registered for; no venue for those attending online. */
export const listOwnEvents = (db: Db, userId: number): Promise<CalendarEvent[]> =>
  db
    .select({
      id: liveEvents.id,
      slug: liveEvents.slug,
      title: liveEvents.title,
      subtitle: liveEvents.subtitle,
      starts_at: liveEvents.starts_at,
      ends_at: liveEvents.ends_at,
      timezone: liveEvents.timezone,
      venue: sql<
        string | null
      >`case when ${liveEventRegistrations.attendance_type} = ${ATTENDANCE_TYPES.ON_SITE} then ${liveEvents.venue} end`,
      sequence: liveEvents.sequence,
      updated_at: liveEvents.updated_at,
    })
    .from(liveEvents)
    .innerJoin(liveEventRegistrations, isRegistered(userId))
    .where(isPublished)
    .orderBy(asc(liveEvents.starts_at), asc(liveEvents.id));

/** Finds a published event in the form of a calendar entry; null if there is none. */
export const findCalendarEvent = async (db: Db, id: number) => {
  const [event] = await db
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.id, id), isPublished));
  return event ?? null;
};
