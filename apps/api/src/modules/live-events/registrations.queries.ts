import {
  ATTENDANCE_TYPES,
  getAttendance,
  ATTENDANCE_NOT_OFFERED,
  type AttendanceType,
  type EventType,
  LIVE_EVENT_STATUSES,
  REGISTRATION_REFUSALS,
} from "@devguild/schemas/constants/live-events";
import type { LiveEventCard, RegisteredEvent } from "@devguild/schemas/live-events";
import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { conflict, invalid } from "../../http/problems.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { users } from "../users/users.tables.ts";
import { isRegistered, selectEventCards, toEventCard } from "./event-card.queries.ts";
import { isNotOver, isPublished } from "./live-events.queries.ts";
import { liveEvents } from "./live-events.tables.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

type EventRow = typeof liveEvents.$inferSelect;

/**
 * A published event, held so that nobody else takes or gives up a place at it meanwhile; nothing where
 * there is none. Call it before anything of its registrations is read.
 */
export const lockEvent = async (tx: Db, id: number): Promise<EventRow | undefined> => {
  const [event] = await tx
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.id, id), isPublished))
    .for("no key update");
  return event;
};

/** Refuses a way of taking part that an event does not offer, or that comes too late. */
export const requireOpen = (event: EventRow, attendance: AttendanceType, now = new Date()) => {
  const { REGISTRATION } = LIVE_EVENT_STATUSES;
  if (event.status !== REGISTRATION || event.ends_at <= now)
    conflict("registration_closed", REGISTRATION_REFUSALS.registration_closed);
  if (!getAttendance(event.event_type as EventType).includes(attendance))
    invalid({ attendance_type: ATTENDANCE_NOT_OFFERED });
};

/** Refuses a place on site where none is left; `except` is the registration that asks. */
export const requireFreeSeat = async (
  db: Db,
  { id, capacity }: EventRow,
  attendance: AttendanceType,
  except = 0,
) => {
  if (capacity === null || attendance !== ATTENDANCE_TYPES.ON_SITE) return;
  const taken = await db.$count(
    liveEventRegistrations,
    and(
      eq(liveEventRegistrations.live_event_id, id),
      eq(liveEventRegistrations.attendance_type, attendance),
      isNotNull(liveEventRegistrations.confirmed_at),
      ne(liveEventRegistrations.id, except),
    ),
  );
  if (taken >= capacity) conflict("event_full", REGISTRATION_REFUSALS.event_full);
};

/** Who has shown that an address is theirs, held so that they stay; nobody where no login has. */
export const lockOwner = async (tx: Db, email: string): Promise<number | null> => {
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        isNotNull(users.email_verified_at),
        isNull(users.deleted_at),
      ),
    )
    .for("key share");
  return owner?.id ?? null;
};

const soonestFirst = [asc(liveEvents.starts_at), asc(liveEvents.id)];

/** The events to come that a user is registered for, as cards, the next one first. */
export const listRegisteredCards = async (db: Db, userId: number): Promise<LiveEventCard[]> => {
  const catalogue = await getCatalogue(db);
  const rows = await selectEventCards(db, userId)
    .innerJoin(liveEventRegistrations, isRegistered(userId))
    .where(isNotOver)
    .orderBy(...soonestFirst);
  return rows.map((row) => toEventCard(catalogue, row));
};

/**
 * The same in short, as JSON, for what every page knows of its user; a column of a query over users.
 * Instants are text as PostgreSQL writes them.
 */
export const registeredEventsColumn = sql<
  RegisteredEvent[]
>`(select coalesce(json_agg(json_build_object('id', event.id, 'slug', event.slug, 'title', event.title, 'timezone', event.timezone, 'starts_at', event.starts_at, 'ends_at', event.ends_at, 'attendance_type', place.attendance_type) order by event.starts_at, event.id), '[]') from ${liveEventRegistrations} place join ${liveEvents} event on event.id = place.live_event_id where place.user_id = ${users.id} and place.confirmed_at is not null and event.published and event.status <> ${LIVE_EVENT_STATUSES.RECORDING} and event.ends_at > now())`;

/** The column's value with its instants as the API writes them. */
export const toRegisteredEvents = (rows: RegisteredEvent[]): RegisteredEvent[] =>
  rows.map(({ starts_at, ends_at, ...event }) => ({
    ...event,
    starts_at: iso(new Date(starts_at)),
    ends_at: iso(new Date(ends_at)),
  }));
