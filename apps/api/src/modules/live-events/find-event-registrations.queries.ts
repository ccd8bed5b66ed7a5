import { ATTENDANCE_TYPES, type RegistrationList } from "@devguild/schemas/constants/live-events";
import type {
  EventRegistrationRow,
  EventRegistrationsFilter,
  EventRegistrationsQuery,
  RegistrationCounts,
} from "@devguild/schemas/event-registrations";
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";

import { containsWords } from "../../db/conditions.ts";
import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { inBatchesById } from "../../db/in-batches.ts";
import { users } from "../users/users.tables.ts";
import { liveEventRegistrations as registrations } from "./registrations.tables.ts";

const { ON_SITE, ONLINE } = ATTENDANCE_TYPES;

const isConfirmed = isNotNull(registrations.confirmed_at);
const isWaiting = isNotNull(registrations.waiting_since);

const LISTS: Record<RegistrationList, SQL | undefined> = {
  all: or(isConfirmed, isWaiting),
  on_site: and(isConfirmed, eq(registrations.attendance_type, ON_SITE)),
  online: and(isConfirmed, eq(registrations.attendance_type, ONLINE)),
  waiting: isWaiting,
  checked_in: isNotNull(registrations.checked_in_at),
  unconfirmed: and(isNull(registrations.confirmed_at), isNull(registrations.waiting_since)),
};

const nameColumn = sql<string>`trim(concat_ws(' ', coalesce(${users.first_name}, ${registrations.first_name}), coalesce(${users.last_name}, ${registrations.last_name})))`;
const emailColumn = sql<string>`coalesce(${users.email}, ${registrations.email}, '')`;
const positionColumn = sql<
  number | null
>`case when ${registrations.waiting_since} is not null then (select count(*)::int from ${registrations} ahead where ahead.live_event_id = ${registrations.live_event_id} and (ahead.waiting_since, ahead.id) <= (${registrations.waiting_since}, ${registrations.id})) end`;

const selectRegistrations = (db: Db) =>
  db
    .select({
      id: registrations.id,
      name: nameColumn,
      email: emailColumn,
      is_member: sql<boolean>`${registrations.user_id} is not null`,
      company_name: sql<string>`coalesce(${registrations.company_name}, '')`,
      job_title: sql<string>`coalesce(${registrations.job_title}, '')`,
      attendance_type: registrations.attendance_type,
      created_at: registrations.created_at,
      confirmed_at: registrations.confirmed_at,
      waiting_since: registrations.waiting_since,
      place: positionColumn,
      offered_until: registrations.offered_until,
      checked_in_at: registrations.checked_in_at,
    })
    .from(registrations)
    .leftJoin(users, eq(users.id, registrations.user_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRegistrations>>[number];

const toRow = (row: Row): EventRegistrationRow => ({
  ...row,
  attendance_type: row.attendance_type as EventRegistrationRow["attendance_type"],
  created_at: iso(row.created_at),
  confirmed_at: isoOrNull(row.confirmed_at),
  waiting_since: isoOrNull(row.waiting_since),
  offered_until: isoOrNull(row.offered_until),
  checked_in_at: isoOrNull(row.checked_in_at),
});

// A login that is deleted or being deleted is nobody to expect.
const isExpected = isNull(users.deleted_at);

const matches = (eventId: number, { search, list }: EventRegistrationsFilter) =>
  and(
    eq(registrations.live_event_id, eventId),
    isExpected,
    LISTS[list],
    containsWords(
      sql`${nameColumn} || ' ' || ${emailColumn} || ' ' || coalesce(${registrations.company_name}, '')`,
      search,
    ),
  );

const toOrder = ({ list }: EventRegistrationsFilter) =>
  list === "waiting"
    ? [asc(registrations.waiting_since), asc(registrations.id)]
    : [desc(registrations.id)];

/** Lists a page of an event's registrations, and the total: the newest first, those who wait by their turn. */
export const listEventRegistrations = async (
  db: Db,
  eventId: number,
  { page, per_page, ...filter }: EventRegistrationsQuery,
): Promise<{ rows: EventRegistrationRow[]; total: number }> => {
  const found = matches(eventId, filter);
  const rows = await selectRegistrations(db)
    .where(found)
    .orderBy(...toOrder(filter))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(registrations)
    .leftJoin(users, eq(users.id, registrations.user_id))
    .where(found);
  return { rows: rows.map(toRow), total: counted?.total ?? 0 };
};

/** Reads an event's registrations that match in batches, in the list's order. */
export async function* readEventRegistrations(
  db: Db,
  eventId: number,
  filter: EventRegistrationsFilter,
): AsyncGenerator<EventRegistrationRow[]> {
  const ordered = await db
    .select({ id: registrations.id })
    .from(registrations)
    .leftJoin(users, eq(users.id, registrations.user_id))
    .where(matches(eventId, filter))
    .orderBy(...toOrder(filter));
  yield* inBatchesById(ordered, async (ids) =>
    (await selectRegistrations(db).where(inArray(registrations.id, ids))).map(toRow),
  );
}

/** Counts an event's registrations by list. */
export const countEventRegistrations = async (
  db: Db,
  eventId: number,
): Promise<RegistrationCounts> => {
  const count = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})::int`;
  const [counts] = await db
    .select({
      all: count(LISTS.all),
      on_site: count(LISTS.on_site),
      online: count(LISTS.online),
      waiting: count(LISTS.waiting),
      checked_in: count(LISTS.checked_in),
      unconfirmed: count(LISTS.unconfirmed),
    })
    .from(registrations)
    .leftJoin(users, eq(users.id, registrations.user_id))
    .where(and(eq(registrations.live_event_id, eventId), isExpected));
  return counts ?? { all: 0, on_site: 0, online: 0, waiting: 0, checked_in: 0, unconfirmed: 0 };
};

/** Returns one registration for an event; undefined if there is none. */
export const findEventRegistration = async (
  db: Db,
  { eventId, id }: { eventId: number; id: number },
): Promise<EventRegistrationRow | undefined> => {
  const [row] = await selectRegistrations(db).where(
    and(eq(registrations.id, id), eq(registrations.live_event_id, eventId)),
  );
  return row && toRow(row);
};
