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

/** What everybody may see. */
export const isPublished = eq(liveEvents.published, true);

const isEpisode = eq(liveEvents.event_type, EVENT_TYPES.OWN_FORMAT);
const soonestFirst = [asc(liveEvents.starts_at), asc(liveEvents.id)];
const newestFirst = [desc(liveEvents.starts_at), desc(liveEvents.id)];

// What is on, then what comes next, then what can be watched again, each as one would look for it.
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

const conditionOf = ({ seasons, skills, status }: LiveEventsQuery) =>
  and(
    seasons.length > 0 ? inArray(liveEvents.season_id, seasons) : undefined,
    skills.length > 0 ? sql`${liveEvents.skill_ids} && ${idArray(skills)}` : undefined,
    status === undefined ? undefined : eq(liveEvents.status, status),
  );

/** A page of published events: what is on, what comes next, what was; two queries. */
export const listLiveEvents = async (db: Db, query: LiveEventsQuery, userId: number | null) => {
  const condition = conditionOf(query);
  return {
    rows: await listCards(db, userId, condition, inOrder, query),
    total: await countEvents(db, condition),
  };
};

const isComing = and(eq(liveEvents.status, REGISTRATION), gt(liveEvents.ends_at, sql`now()`));

/** The events that come next. */
export const listComingEvents = (db: Db, limit: number, userId: number | null) =>
  listCards(db, userId, isComing, soonestFirst, { page: 1, per_page: limit });

const isPrevious = and(isEpisode, eq(liveEvents.status, RECORDING));

/** A page of the live show's episodes that are over, the newest first; two queries. */
export const listPreviousEpisodes = async (db: Db, paged: Paged, userId: number | null) => ({
  rows: await listCards(db, userId, isPrevious, newestFirst, paged),
  total: await countEvents(db, isPrevious),
});

/** The live show as it stands: three queries, and one for the video. */
export const readLiveShow = async (db: Db, userId: number | null): Promise<LiveShow> => {
  const one = { page: 1, per_page: 1 };
  const isOn = and(isEpisode, eq(liveEvents.status, LIVE));
  const [current = null] = await listCards(db, userId, isOn, newestFirst, one);
  const [next = null] = await listCards(db, userId, and(isEpisode, isComing), soonestFirst, one);
  const [latest] = await db
    .select({ video: liveEvents.recording_video_id })
    .from(liveEvents)
    .where(and(isPublished, isPrevious, sql`${liveEvents.recording_video_id} is not null`))
    .orderBy(...newestFirst)
    .limit(1);
  const video = latest?.video ? await findVideoCard(db, latest.video, userId !== null) : null;
  return { current, next, video };
};

/** The names of all published events, the newest first. */
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

/** All seasons, the newest first. */
export const listSeasons = (db: Db) =>
  db
    .select(seasonColumns)
    .from(liveEventSeasons)
    .orderBy(...seasonOrder);

/** Seasons and skills that published events have; two queries. */
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
    // The catalogue is in the order of names.
    skills: [...skills.values()]
      .filter(({ id }) => usedIds.has(id))
      .map(({ id, name, slug }) => ({ id, label: name, slug })),
  };
};

/** The skills of a published event; null where there is no such event. */
export const findEventSkills = async (db: Db, id: number): Promise<number[] | null> => {
  const [row] = await db
    .select({ skills: liveEvents.skill_ids })
    .from(liveEvents)
    .where(and(eq(liveEvents.id, id), isPublished));
  return row?.skills ?? null;
};

/** A published event as a guest's mail speaks of it; null where there is none. */
export const findEventCard = async (db: Db, id: number): Promise<LiveEventCard | null> => {
  const [card] = await listCards(db, null, eq(liveEvents.id, id), newestFirst, {
    page: 1,
    per_page: 1,
  });
  return card ?? null;
};

/** Whether an event has not ended; a condition of a query over events. */
export const isNotOver = and(
  isPublished,
  ne(liveEvents.status, RECORDING),
  gt(liveEvents.ends_at, sql`now()`),
);
