import type { FilterItem } from "@devguild/schemas/catalogue";
import { ATTENDANCE_TYPES } from "@devguild/schemas/constants/live-events";
import type { LiveEventCard } from "@devguild/schemas/live-events";
import type { Speaker } from "@devguild/schemas/videos";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { type Catalogue, pick } from "../catalogue/catalogue.queries.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { liveEvents, liveEventSeasons, liveEventSpeakers } from "./live-events.tables.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

/**
 * Selects a speaker as JSON, with additional fields if needed; `person` is the alias of the speakers
 * table.
 */
export const speakerJson = (more = sql``) =>
  sql`json_build_object('id', person.id, 'name', person.full_name, 'slug', person.slug, 'title', person.job_title, 'company', person.company_name, 'portrait_url', person.portrait_url ${more})`;

const speakersColumn = <T>(more?: SQL) =>
  sql<T>`(select coalesce(json_agg(${speakerJson(more)} order by appearing.position, person.id), '[]') from ${liveEventSpeakers} appearing join ${speakers} person on person.id = appearing.speaker_id where appearing.live_event_id = ${liveEvents.id})`;

/** An event's speakers with their bios; a column for queries on events. */
export const speakersWithBios = speakersColumn<(Speaker & { bio: string })[]>(
  sql`, 'bio', person.bio`,
);

const { ON_SITE } = ATTENDANCE_TYPES;

// Unconfirmed registrations don't take a seat; whoever waits for one comes first.
const seatsTaken = sql`(select count(*) from ${liveEventRegistrations} registration where registration.live_event_id = ${liveEvents.id} and ((registration.attendance_type = ${ON_SITE} and registration.confirmed_at is not null) or registration.waiting_since is not null))`;

/** An event's free seats on site; a column for queries on events. */
const seatsLeft = sql<
  number | null
>`case when ${liveEvents.capacity} is not null then greatest(0, ${liveEvents.capacity} - ${seatsTaken})::int end`;

/** How a user attends an event; a column for queries on events. */
const attendanceColumn = (userId: number | null) =>
  sql<
    0 | 1 | null
  >`(select own.attendance_type from ${liveEventRegistrations} own where own.live_event_id = ${liveEvents.id} and own.user_id = ${userId}::bigint and own.confirmed_at is not null)`;

const cardColumns = (userId: number | null) => ({
  id: liveEvents.id,
  slug: liveEvents.slug,
  title: liveEvents.title,
  subtitle: liveEvents.subtitle,
  event_type: liveEvents.event_type,
  status: liveEvents.status,
  season: sql<FilterItem | null>`case when ${liveEventSeasons.id} is not null then json_build_object('id', ${liveEventSeasons.id}, 'label', ${liveEventSeasons.label}, 'slug', ${liveEventSeasons.slug}) end`,
  starts_at: liveEvents.starts_at,
  ends_at: liveEvents.ends_at,
  timezone: liveEvents.timezone,
  venue: liveEvents.venue,
  cover_url: liveEvents.cover_url,
  skill_ids: liveEvents.skill_ids,
  speakers: speakersColumn<Speaker[]>(),
  requires_login: liveEvents.requires_login,
  attendance_type: attendanceColumn(userId),
  places_left: seatsLeft,
});

/** Selects events with the columns of a card, as seen by a user or a guest. */
export const selectEventCards = (db: Db, userId: number | null) =>
  db
    .select(cardColumns(userId))
    .from(liveEvents)
    .leftJoin(liveEventSeasons, eq(liveEventSeasons.id, liveEvents.season_id))
    .$dynamic();

/** Builds the join condition that limits events to those a user is registered for. */
export const isRegistered = (userId: number) =>
  and(
    eq(liveEventRegistrations.live_event_id, liveEvents.id),
    eq(liveEventRegistrations.user_id, userId),
    isNotNull(liveEventRegistrations.confirmed_at),
  );

type CardRow = Awaited<ReturnType<typeof selectEventCards>>[number];

/** Converts a row to an event card. */
export const toEventCard = (
  { skills }: Catalogue,
  { skill_ids, attendance_type, starts_at, ends_at, event_type, status, ...row }: CardRow,
): LiveEventCard => ({
  ...row,
  event_type: event_type as LiveEventCard["event_type"],
  status: status as LiveEventCard["status"],
  starts_at: iso(starts_at),
  ends_at: iso(ends_at),
  skills: pick(skills, skill_ids).map(({ id, name, slug }) => ({ id, name, slug })),
  user_registered: attendance_type !== null,
});
