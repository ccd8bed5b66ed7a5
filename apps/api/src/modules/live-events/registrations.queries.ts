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
import { and, asc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { conflict, invalid } from "../../http/problems.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { users } from "../users/users.tables.ts";
import { isRegistered, selectEventCards, toEventCard } from "./event-card.queries.ts";
import { hasNotEnded, isPublished } from "./live-events.queries.ts";
import { liveEvents } from "./live-events.tables.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";
import { hasOffer } from "./waiting-list.policy.ts";

type EventRow = typeof liveEvents.$inferSelect;

/**
 * Finds and locks a published event, so that nobody else registers or cancels in the meantime. Must be
 * called before reading any of its registrations.
 */
export const lockEvent = async (tx: Db, id: number): Promise<EventRow | undefined> => {
  const [event] = await tx
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.id, id), isPublished))
    .for("no key update");
  return event;
};

/** Rejects a kind of attendance that an event doesn't offer, or that comes too late. */
export const requireOpen = (event: EventRow, attendance: AttendanceType, now = new Date()) => {
  const { REGISTRATION } = LIVE_EVENT_STATUSES;
  if (event.status !== REGISTRATION || event.ends_at <= now)
    conflict("registration_closed", REGISTRATION_REFUSALS.registration_closed);
  if (!getAttendance(event.event_type as EventType).includes(attendance))
    invalid({ attendance_type: ATTENDANCE_NOT_OFFERED });
};

type SeatOptions = {
  /** The registration that asks; it doesn't stand in its own way. */
  except?: number;
  /**
   * Whether seats go first to everyone who waits, or only to those who have been offered one.
   */
  before: "waiting" | "offered";
};

/**
 * Counts the seats on site that are left; null if they are unlimited. Whoever waits comes first; among
 * those, whoever has been offered a seat.
 */
export const countFreeSeats = async (
  db: Db,
  { id, capacity }: EventRow,
  { except = 0, before }: SeatOptions,
): Promise<number | null> => {
  if (capacity === null) return null;
  const isTaken = and(
    isNotNull(liveEventRegistrations.confirmed_at),
    eq(liveEventRegistrations.attendance_type, ATTENDANCE_TYPES.ON_SITE),
  );
  const comesFirst = isNotNull(
    before === "waiting"
      ? liveEventRegistrations.waiting_since
      : liveEventRegistrations.offered_until,
  );
  const spokenFor = await db.$count(
    liveEventRegistrations,
    and(
      eq(liveEventRegistrations.live_event_id, id),
      or(isTaken, comesFirst),
      ne(liveEventRegistrations.id, except),
    ),
  );
  return Math.max(0, capacity - spokenFor);
};

type Own = Pick<typeof liveEventRegistrations.$inferSelect, "id" | "offered_until">;

/** Returns whether someone can have a seat; `own` is their registration, if they have one. */
export const hasFreeSeat = async (
  db: Db,
  event: EventRow,
  attendance: AttendanceType,
  own?: Own,
): Promise<boolean> => {
  if (attendance !== ATTENDANCE_TYPES.ON_SITE) return true;
  const before = own && hasOffer(own, new Date()) ? "offered" : "waiting";
  return (await countFreeSeats(db, event, { except: own?.id ?? 0, before })) !== 0;
};

/** Finds the login of a member's registration; null for a guest's. */
export const findLogin = async (db: Db, { user_id }: { user_id: number | null }) => {
  if (user_id === null) return null;
  const [login] = await db
    .select({ email: users.email, firstName: users.first_name })
    .from(users)
    .where(eq(users.id, user_id));
  return login ?? null;
};

/** Finds and locks the login that has confirmed an address; null if none has. */
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

/** Lists the upcoming events a user is registered for, as cards, the next one first. */
export const listRegisteredCards = async (db: Db, userId: number): Promise<LiveEventCard[]> => {
  const catalogue = await getCatalogue(db);
  const rows = await selectEventCards(db, userId)
    .innerJoin(liveEventRegistrations, isRegistered(userId))
    .where(hasNotEnded)
    .orderBy(...soonestFirst);
  return rows.map((row) => toEventCard(catalogue, row));
};

/**
 * A short version of the same as JSON, for the user data on every page; a column for queries on users.
 * Timestamps are in PostgreSQL's format.
 */
export const registeredEventsColumn = sql<
  RegisteredEvent[]
>`(select coalesce(json_agg(json_build_object('id', event.id, 'slug', event.slug, 'title', event.title, 'timezone', event.timezone, 'starts_at', event.starts_at, 'ends_at', event.ends_at, 'attendance_type', registration.attendance_type) order by event.starts_at, event.id), '[]') from ${liveEventRegistrations} registration join ${liveEvents} event on event.id = registration.live_event_id where registration.user_id = ${users.id} and registration.confirmed_at is not null and event.published and event.status <> ${LIVE_EVENT_STATUSES.RECORDING} and event.ends_at > now())`;

/** Converts the column's timestamps to the API's format. */
export const toRegisteredEvents = (rows: RegisteredEvent[]): RegisteredEvent[] =>
  rows.map(({ starts_at, ends_at, ...event }) => ({
    ...event,
    starts_at: iso(new Date(starts_at)),
    ends_at: iso(new Date(ends_at)),
  }));
