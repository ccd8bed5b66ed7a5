import type {
  AdminLiveEventRow,
  AdminLiveEventsCsvQuery,
  AdminLiveEventsFilter,
  AdminLiveEventsQuery,
  BackerOption,
  FindOptionsQuery,
  LiveEventEditOptions,
  RecordingOption,
} from "@devguild/schemas/admin-live-events";
import { ATTENDANCE_TYPES } from "@devguild/schemas/constants/live-events";
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";

import { containsWords, idArray, matchesWordPrefixes, plainWords } from "../../db/conditions.ts";
import { type Db, iso } from "../../db/db.ts";
import { inBatchesById } from "../../db/in-batches.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { videos } from "../videos/videos.tables.ts";
import { listSeasons } from "./live-events.queries.ts";
import { liveEvents, liveEventSeasons, liveSessions } from "./live-events.tables.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

const countRegistrations = (condition: SQL) =>
  sql`(select count(*)::int from ${liveEventRegistrations} registration where registration.live_event_id = ${liveEvents.id} and ${condition})`;

const isConfirmedAs = (attendance: number) =>
  sql`registration.confirmed_at is not null and registration.attendance_type = ${attendance}`;

/** The columns of an event's row in the back office, for queries on events with their seasons. */
export const adminRowColumns = {
  id: liveEvents.id,
  slug: liveEvents.slug,
  title: liveEvents.title,
  event_type: liveEvents.event_type,
  status: liveEvents.status,
  season: sql<{
    id: number;
    label: string;
  } | null>`case when ${liveEventSeasons.id} is not null then json_build_object('id', ${liveEventSeasons.id}, 'label', ${liveEventSeasons.label}) end`,
  starts_at: liveEvents.starts_at,
  ends_at: liveEvents.ends_at,
  timezone: liveEvents.timezone,
  published: liveEvents.published,
  capacity: liveEvents.capacity,
  sessions: sql<number>`(select count(*)::int from ${liveSessions} session where session.live_event_id = ${liveEvents.id})`,
  audience: sql<
    AdminLiveEventRow["audience"]
  >`json_build_object('on_site', ${countRegistrations(isConfirmedAs(ATTENDANCE_TYPES.ON_SITE))}, 'online', ${countRegistrations(isConfirmedAs(ATTENDANCE_TYPES.ONLINE))}, 'unconfirmed', ${countRegistrations(sql`registration.confirmed_at is null and registration.waiting_since is null`)})`,
};

const selectRows = (db: Db) =>
  db
    .select(adminRowColumns)
    .from(liveEvents)
    .leftJoin(liveEventSeasons, eq(liveEventSeasons.id, liveEvents.season_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** Converts a row to the back office's shape. */
export const toAdminRow = (row: Row): AdminLiveEventRow => ({
  ...row,
  event_type: row.event_type as AdminLiveEventRow["event_type"],
  status: row.status as AdminLiveEventRow["status"],
  starts_at: iso(row.starts_at),
  ends_at: iso(row.ends_at),
});

const ORDERS = {
  starts_at: sql`${liveEvents.starts_at}`,
  title: sql`lower(${liveEvents.title})`,
  registrations: countRegistrations(sql`registration.confirmed_at is not null`),
};

const matches = ({ search, statuses, types, seasons, skills, published }: AdminLiveEventsFilter) =>
  and(
    statuses.length > 0 ? inArray(liveEvents.status, statuses) : undefined,
    types.length > 0 ? inArray(liveEvents.event_type, types) : undefined,
    seasons.length > 0 ? inArray(liveEvents.season_id, seasons) : undefined,
    skills.length > 0 ? sql`${liveEvents.skill_ids} && ${idArray(skills)}` : undefined,
    published === undefined ? undefined : eq(liveEvents.published, published),
    containsWords(sql`${liveEvents.title} || ' ' || ${liveEvents.subtitle}`, search),
  );

const toOrder = ({ order_by, order_by_direction }: AdminLiveEventsCsvQuery) => [
  sql`${ORDERS[order_by]} ${sql.raw(order_by_direction)}`,
  desc(liveEvents.id),
];

/** Lists a page of live events, published or not, and the total, for staff. */
export const listAdminEvents = async (
  db: Db,
  query: AdminLiveEventsQuery,
): Promise<{ rows: AdminLiveEventRow[]; total: number }> => {
  const found = matches(query);
  const rows = await selectRows(db)
    .where(found)
    .orderBy(...toOrder(query))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  return { rows: rows.map(toAdminRow), total: await db.$count(liveEvents, found) };
};

/** Reads the live events that match in batches, in the list's order. */
export async function* readAdminEvents(
  db: Db,
  query: AdminLiveEventsCsvQuery,
): AsyncGenerator<AdminLiveEventRow[]> {
  const ordered = await db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(matches(query))
    .orderBy(...toOrder(query));
  yield* inBatchesById(ordered, async (ids) =>
    (await selectRows(db).where(inArray(liveEvents.id, ids))).map(toAdminRow),
  );
}

/** Lists what a live event can have: the seasons, newest first, and the skills. */
export const readEditOptions = async (db: Db): Promise<LiveEventEditOptions> => ({
  seasons: (await listSeasons(db)).map(({ id, label }) => ({ id, label })),
  skills: [...(await getCatalogue(db)).skills.values()].map(({ id, name }) => ({
    id,
    label: name,
  })),
});

/** Finds videos by words in their title, the newest first. */
export const findRecordingOptions = (
  db: Db,
  { search, count }: FindOptionsQuery,
): Promise<RecordingOption[]> =>
  db
    .select({ id: videos.id, label: videos.title, published: videos.published })
    .from(videos)
    .where(containsWords(sql`${videos.title}`, search))
    .orderBy(desc(videos.release_date), desc(videos.id))
    .limit(count);

/** Finds published companies by the beginnings of words in their name, by name. */
export const findBackerOptions = (
  db: Db,
  { search, count }: FindOptionsQuery,
): Promise<BackerOption[]> =>
  db
    .select({
      id: companies.id,
      label: companies.name,
      logo_url: companies.logo_url,
      url: companies.website,
    })
    .from(companies)
    .where(
      and(
        eq(companies.published, true),
        isNull(companies.deleted_at),
        matchesWordPrefixes(plainWords(sql`${companies.name}`), search),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(count);
