import { EVENT_TYPES, LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import type { LiveEventCard, LiveEventsQuery, LiveShow } from "@devguild/schemas/live-events";
import { and, asc, count, desc, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { findVideoCard } from "../videos/videos.queries.ts";
import { selectEventCards, toEventCard } from "./event-card.queries.ts";
import { liveEvents, liveEventSeasons } from "./live-events.tables.ts";

const { REGISTRATION, LIVE, RECORDING } = LIVE_EVENT_STATUSES;

/** Whether an event is public. */
export const isPublished = eq(liveEvents.published, true);

const isEpisode = eq(liveEvents.event_type, EVENT_TYPES.OWN_FORMAT);
const soonestFirst = [asc(liveEvents.starts_at), asc(liveEvents.id)];
const newestFirst = [desc(liveEvents.starts_at), desc(liveEvents.id)];

// Live events first, then upcoming ones (soonest first), then recordings (newest first).
const inOrder = [
  sql`case ${liveEvents.status} when ${LIVE} then 0 when ${REGISTRATION} then 1 else 2 end`,
  sql`case when ${liveEvents.status} <> ${RECORDING} then ${liveEvents.starts_at} end`,
  ...newestFirst,
];

type Paged = { page: number; per_page: number };
type Order = readonly SQL[];

const listCards = async (
  db: Db,
  userId: number | null,
  condition: SQL | undefined,
  order: Order,
  { page, per_page }: Paged,
): Promise<LiveEventCard[]> => {
  const catalogue = await getCatalogue(db);
  const rows = await selectEventCards(db, userId)
    .where(and(isPublished, condition))
    .orderBy(...order)
    .limit(per_page)
    .offset((page - 1) * per_page);
  return rows.map((row) => toEventCard(catalogue, row));
};

const countEvents = async (db: Db, condition: SQL | undefined) => {
  const [found] = await db
    .select({ total: count() })
    .from(liveEvents)
    .where(and(isPublished, condition));
  return found?.total ?? 0;
};

const buildCondition = ({ seasons, skills, status }: LiveEventsQuery) =>
  and(
    seasons.length > 0 ? inArray(liveEvents.season_id, seasons) : undefined,
    skills.length > 0 ? sql`${liveEvents.skill_ids} && ${idArray(skills)}` : undefined,
    status === undefined ? undefined : eq(liveEvents.status, status),
  );

/** Lists a page of published events, live ones first, and the total; two queries. */
export const listLiveEvents = async (db: Db, query: LiveEventsQuery, userId: number | null) => {
  const condition = buildCondition(query);
  return {
    rows: await listCards(db, userId, condition, inOrder, query),
    total: await countEvents(db, condition),
  };
};

const isUpcoming = and(eq(liveEvents.status, REGISTRATION), gt(liveEvents.ends_at, sql`now()`));

/** Lists the next upcoming events. */
export const listComingEvents = (db: Db, limit: number, userId: number | null) =>
  listCards(db, userId, isUpcoming, soonestFirst, { page: 1, per_page: limit });

const isPrevious = and(isEpisode, eq(liveEvents.status, RECORDING));

/** Lists a page of past episodes of the live show, newest first, and the total; two queries. */
export const listPreviousEpisodes = async (db: Db, paged: Paged, userId: number | null) => ({
  rows: await listCards(db, userId, isPrevious, newestFirst, paged),
  total: await countEvents(db, isPrevious),
});

/** Reads the current state of the live show: three queries, and one for the video. */
export const readLiveShow = async (db: Db, userId: number | null): Promise<LiveShow> => {
  const one = { page: 1, per_page: 1 };
  const isOn = and(isEpisode, eq(liveEvents.status, LIVE));
  const [current = null] = await listCards(db, userId, isOn, newestFirst, one);
  const [next = null] = await listCards(db, userId, and(isEpisode, isUpcoming), soonestFirst, one);
  const [latest] = await db
    .select({ video: liveEvents.recording_video_id })
    .from(liveEvents)
    .where(and(isPublished, isPrevious, sql`${liveEvents.recording_video_id} is not null`))
    .orderBy(...newestFirst)
    .limit(1);
  const video = latest?.video ? await findVideoCard(db, latest.video, userId !== null) : null;
  return { current, next, video };
};

/** Lists the names of all published events, newest first. */
export const listEventNames = (db: Db) =>
  db
    .select({ id: liveEvents.id, label: liveEvents.title, slug: liveEvents.slug })
    .from(liveEvents)
    .where(isPublished)
    .orderBy(...newestFirst);

const seasonColumns = {
  id: liveEventSeasons.id,
  label: liveEventSeasons.label,
  slug: liveEventSeasons.slug,
};
const seasonOrder = [desc(liveEventSeasons.position), asc(liveEventSeasons.id)];

/** Lists all seasons, newest first. */
export const listSeasons = (db: Db) =>
  db
    .select(seasonColumns)
    .from(liveEventSeasons)
    .orderBy(...seasonOrder);

/** Lists the seasons and skills of published events; two queries. */
export const readEventOptions = async (db: Db) => {
  const { skills } = await getCatalogue(db);
  const used = await db
    .selectDistinct({ id: sql`unnest(${liveEvents.skill_ids})`.mapWith(Number) })
    .from(liveEvents)
    .where(isPublished);
  const usedIds = new Set(used.map(({ id }) => id));
  const seasons = await db
    .select(seasonColumns)
    .from(liveEventSeasons)
    .where(
      sql`exists (select 1 from ${liveEvents} where ${liveEvents.season_id} = ${liveEventSeasons.id} and ${isPublished})`,
    )
    .orderBy(...seasonOrder);
  return {
    seasons,
    // The catalogue is sorted by name.
    skills: [...skills.values()]
      .filter(({ id }) => usedIds.has(id))
      .map(({ id, name, slug }) => ({ id, label: name, slug })),
  };
};

/** Returns the skills of a published event; null if there is no such event. */
export const findEventSkills = async (db: Db, id: number): Promise<number[] | null> => {
  const [row] = await db
    .select({ skills: liveEvents.skill_ids })
    .from(liveEvents)
    .where(and(eq(liveEvents.id, id), isPublished));
  return row?.skills ?? null;
};

/** Finds a published event for a guest's email; null if there is none. */
export const findEventCard = async (db: Db, id: number): Promise<LiveEventCard | null> => {
  const [card] = await listCards(db, null, eq(liveEvents.id, id), newestFirst, {
    page: 1,
    per_page: 1,
  });
  return card ?? null;
};

/** Whether an event has not ended; a condition for queries on events. */
export const hasNotEnded = and(
  isPublished,
  ne(liveEvents.status, RECORDING),
  gt(liveEvents.ends_at, sql`now()`),
);
