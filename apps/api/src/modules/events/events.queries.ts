import type {
  AdminEvent,
  AdminEventsFilter,
  AdminEventsQuery,
  Event,
} from "@devguild/schemas/events";
import type { EventType } from "@devguild/schemas/constants/live-events";
import type { Conference } from "@devguild/schemas/site-data";
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";

import { containsWords } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { inBatchesById } from "../../db/in-batches.ts";
import { locations } from "../catalogue/catalogue.tables.ts";
import { eventHomepages } from "../event-homepages/event-homepages.tables.ts";
import { partnerships } from "../partnerships/partnerships.tables.ts";
import { events, eventSessions, eventSlugs } from "./events.tables.ts";

const hasPage = sql<boolean>`exists (select 1 from ${eventHomepages} page where page.event_id = events.id and page.live)`;

/** Lists conferences that have not ended, the next one first. */
export const listConferences = (db: Db): Promise<Conference[]> =>
  db
    .select({
      id: events.id,
      name: events.name,
      slug: events.slug,
      city: events.city,
      region: events.region,
      audience: events.audience,
      starts_on: events.starts_on,
      ends_on: events.ends_on,
      external_url: events.external_url,
      has_page: hasPage,
    })
    .from(events)
    .where(gte(events.ends_on, sql`current_date`))
    .orderBy(asc(events.starts_on), asc(events.id));

const COLUMNS = {
  id: events.id,
  name: events.name,
  slug: events.slug,
  type: events.type,
  city: events.city,
  country: locations.name,
  region: events.region,
  audience: events.audience,
  starts_on: events.starts_on,
  ends_on: events.ends_on,
  timezone: events.timezone,
  external_url: events.external_url,
  logo_url: events.logo_url,
};

const selectEvents = (db: Db) =>
  db
    .select(COLUMNS)
    .from(events)
    .leftJoin(locations, eq(locations.id, events.country_id))
    .$dynamic();

const toEvent = <Row extends { type: number }>(row: Row) =>
  Object.assign(row, { type: row.type as EventType });

const findOne = async (db: Db, condition: SQL): Promise<Event | null> => {
  const [row] = await selectEvents(db).where(condition);
  return row ? toEvent(row) : null;
};

/** Finds an event; null if there is none. */
export const findEvent = (db: Db, id: number) => findOne(db, eq(events.id, id));

/** Finds an event by its slug, or by one it had before; null if there is none. */
export const findEventBySlug = async (db: Db, slug: string) => {
  const event = await findOne(db, eq(events.slug, slug));
  if (event) return event;
  const former = db
    .select({ id: eventSlugs.event_id })
    .from(eventSlugs)
    .where(eq(eventSlugs.slug, slug));
  return findOne(db, inArray(events.id, former));
};

const selectForStaff = (db: Db) =>
  db
    .select({
      ...COLUMNS,
      country_id: events.country_id,
      homepage: sql<
        AdminEvent["homepage"]
      >`case when ${hasPage} then 'live' when exists (select 1 from ${eventHomepages} page where page.event_id = events.id) then 'draft' else 'none' end`,
      partners: sql<number>`(select count(*)::int from ${partnerships} booked where booked.event_id = events.id)`,
      sessions: sql<number>`(select count(*)::int from ${eventSessions} session where session.event_id = events.id)`,
    })
    .from(events)
    .leftJoin(locations, eq(locations.id, events.country_id))
    .$dynamic();

const isOver = lt(events.ends_on, sql`current_date`);

/** Finds an event as staff see it; null if there is none. */
export const findAdminEvent = async (db: Db, id: number): Promise<AdminEvent | null> => {
  const [row] = await selectForStaff(db).where(eq(events.id, id));
  return row ? toEvent(row) : null;
};

const matches = ({ search, period, audience }: AdminEventsFilter) =>
  and(
    containsWords(sql`${events.name} || ' ' || coalesce(${events.city}, '')`, search),
    period === undefined ? undefined : period === "past" ? isOver : sql`not ${isOver}`,
    audience === undefined ? undefined : eq(events.audience, audience),
  );

const ORDER = [
  sql`${isOver}`,
  sql`case when ${isOver} then current_date - ${events.starts_on} else ${events.starts_on} - current_date end`,
  asc(events.id),
];

/** Lists a page of events, the next one first and past ones last, and the total; two queries. */
export const listAdminEvents = async (
  db: Db,
  { page, per_page, ...filter }: AdminEventsQuery,
): Promise<{ rows: AdminEvent[]; total: number }> => {
  const found = matches(filter);
  const rows = await selectForStaff(db)
    .where(found)
    .orderBy(...ORDER)
    .limit(per_page)
    .offset((page - 1) * per_page);
  return { rows: rows.map((row) => toEvent(row)), total: await db.$count(events, found) };
};

/** Reads the events that match in batches, in the list's order. */
export async function* readAdminEvents(
  db: Db,
  filter: AdminEventsFilter,
): AsyncGenerator<AdminEvent[]> {
  const ordered = await db
    .select({ id: events.id })
    .from(events)
    .where(matches(filter))
    .orderBy(...ORDER);
  yield* inBatchesById(ordered, async (ids) => {
    const rows = await selectForStaff(db).where(inArray(events.id, ids));
    return rows.map((row) => toEvent(row));
  });
}
