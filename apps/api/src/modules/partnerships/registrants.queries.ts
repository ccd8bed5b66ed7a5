import { ATTENDANCE_TYPES } from "@devguild/schemas/constants/live-events";
import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import type { CsvCell } from "../../http/csv.ts";
import { events } from "../events/events.tables.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { liveEventRegistrations } from "../live-events/registrations.tables.ts";
import { users } from "../users/users.tables.ts";

const BATCH = 500;

/** The columns of an event's attendees or guests as a spreadsheet. */
export const REGISTRANTS_HEAD = [
  "First name",
  "Last name",
  "Email",
  "Company",
  "Job title",
  "Registered for",
  "Attends",
  "Registered at (UTC)",
] as const;

type Kind = "attendees" | "guests";

/** Matches those who confirmed a registration for a live event of an event. */
const isRegistrant = (eventId: number, kind: Kind) =>
  and(
    eq(liveEvents.event_id, eventId),
    isNotNull(liveEventRegistrations.confirmed_at),
    isNull(users.deleted_at),
    kind === "guests"
      ? isNotNull(liveEventRegistrations.email)
      : isNotNull(liveEventRegistrations.user_id),
  );

const selectBatch = (db: Db, eventId: number, kind: Kind, after: number) =>
  db
    .select({
      id: liveEventRegistrations.id,
      firstName: sql<string>`coalesce(${users.first_name}, ${liveEventRegistrations.first_name}, '')`,
      lastName: sql<string>`coalesce(${users.last_name}, ${liveEventRegistrations.last_name}, '')`,
      email: sql<string>`coalesce(${users.email}, ${liveEventRegistrations.email})`,
      company: liveEventRegistrations.company_name,
      jobTitle: liveEventRegistrations.job_title,
      title: liveEvents.title,
      attendance: liveEventRegistrations.attendance_type,
      createdAt: liveEventRegistrations.created_at,
    })
    .from(liveEventRegistrations)
    .innerJoin(liveEvents, eq(liveEvents.id, liveEventRegistrations.live_event_id))
    .leftJoin(users, eq(users.id, liveEventRegistrations.user_id))
    .where(and(isRegistrant(eventId, kind), gt(liveEventRegistrations.id, after)))
    .orderBy(asc(liveEventRegistrations.id))
    .limit(BATCH);

type Row = Awaited<ReturnType<typeof selectBatch>>[number];

/** Returns the cells of someone who registered. Pure. */
export const toRegistrantCells = (row: Row): CsvCell[] => [
  row.firstName,
  row.lastName,
  row.email,
  row.company,
  row.jobTitle,
  row.title,
  row.attendance === ATTENDANCE_TYPES.ON_SITE ? "On site" : "Online",
  iso(row.createdAt),
];

/**
 * Reads who has confirmed a registration for one of an event's live sessions, in batches: members with an
 * account, or guests without one. Source: docs/product/event-partnerships.md.
 */
export async function* readRegistrants(db: Db, eventId: number, kind: Kind): AsyncGenerator<Row[]> {
  let last = 0;
  for (;;) {
    const rows = await selectBatch(db, eventId, kind, last);
    yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Counts who `readRegistrants` reads. */
export const countRegistrants = async (db: Db, eventId: number, kind: Kind): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(liveEventRegistrations)
    .innerJoin(liveEvents, eq(liveEvents.id, liveEventRegistrations.live_event_id))
    .leftJoin(users, eq(users.id, liveEventRegistrations.user_id))
    .where(isRegistrant(eventId, kind));
  return row?.total ?? 0;
};

/** Finds the slug of an event; undefined if there is no such event. */
export const findEventSlug = async (db: Db, eventId: number) => {
  const [event] = await db.select({ slug: events.slug }).from(events).where(eq(events.id, eventId));
  return event?.slug;
};
