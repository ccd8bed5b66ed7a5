import { ACADEMY_EVENT, PODCAST_EVENT } from "@devguild/schemas/constants/videos";
import type { Video, VideoCard, VideosQuery, VideoSkill } from "@devguild/schemas/videos";
import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";

import { containsWords, idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { type Catalogue, getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { events } from "../events/events.tables.ts";
import { toVideoPicture, choosePicture } from "../social-cards/social-cards.policy.ts";
import {
  type CardRow,
  cardColumns,
  searchedWords,
  selectCards,
  speakersWithBios,
  toCard,
} from "./video-card.queries.ts";
import { videos } from "./videos.tables.ts";

const RECOMMENDED = 8;
const TOPICS_SHOWN = 24;

const isPublished = eq(videos.published, true);

const newestFirst = [desc(videos.release_date), desc(videos.id)];
const ORDERS = { newest: newestFirst, popular: [desc(videos.plays), desc(videos.id)] };

const buildCondition = ({
  skills,
  events: eventIds,
  metadata,
  requires_login,
}: VideosQuery): SQL | undefined =>
  and(
    isPublished,
    skills.length > 0 ? sql`${videos.skill_ids} && ${idArray(skills)}` : undefined,
    eventIds.length > 0 ? inArray(videos.event_id, eventIds) : undefined,
    requires_login === undefined ? undefined : eq(videos.requires_login, requires_login),
    containsWords(searchedWords, metadata),
  );

/** Lists a page of published videos, newest or most watched first, and the total; two queries. */
export const listVideos = async (
  db: Db,
  query: VideosQuery,
  isMember: boolean,
): Promise<{ rows: VideoCard[]; total: number }> => {
  const catalogue = await getCatalogue(db);
  const condition = buildCondition(query);
  const rows = await selectCards(db)
    .where(condition)
    .orderBy(...ORDERS[query.orderBy])
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const [found] = await db.select({ total: count() }).from(videos).where(condition);
  return { rows: rows.map((row) => toCard(catalogue, row, isMember)), total: found?.total ?? 0 };
};

const listNewest = async (db: Db, condition: SQL, limit: number, isMember: boolean) => {
  const catalogue = await getCatalogue(db);
  const rows = await selectCards(db)
    .where(and(isPublished, condition))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map((row) => toCard(catalogue, row, isMember));
};

/** Lists the newest videos that the editors featured. */
export const listFeaturedVideos = (db: Db, limit: number, isMember: boolean) =>
  listNewest(db, eq(videos.featured, true), limit, isMember);

/** Lists the newest podcast episodes. */
export const listNewestEpisodes = (db: Db, limit: number, isMember: boolean) =>
  listNewest(db, eq(events.slug, PODCAST_EVENT), limit, isMember);

/** Lists published videos as guests see them, in a given order; the ids of others are left out. */
export const readVideoCards = async (db: Db, ids: readonly number[]): Promise<VideoCard[]> => {
  if (ids.length === 0) return [];
  const catalogue = await getCatalogue(db);
  const rows = await selectCards(db).where(and(isPublished, inArray(videos.id, [...ids])));
  const cards = new Map(rows.map((row) => [row.id, toCard(catalogue, row, false)]));
  return pick(cards, ids);
};

/** Lists the newest lessons for hiring teams. */
export const listNewestLessons = (db: Db, limit: number, isMember: boolean) =>
  listNewest(db, eq(events.slug, ACADEMY_EVENT), limit, isMember);

const sharedSkills = (skillIds: readonly number[]) =>
  sql<number>`(select count(*) from unnest(${videos.skill_ids}) skill where skill = any(${idArray(skillIds)}))`;

/** Lists videos about some of the skills, those about most of them first; none without skills. */
export const listVideosBySkills = async (
  db: Db,
  skillIds: readonly number[],
  limit: number,
): Promise<VideoCard[]> => {
  if (skillIds.length === 0) return [];
  const catalogue = await getCatalogue(db);
  const rows = await selectCards(db)
    .where(and(isPublished, sql`${videos.skill_ids} && ${idArray(skillIds)}`))
    .orderBy(desc(sharedSkills(skillIds)), ...newestFirst)
    .limit(limit);
  return rows.map((row) => toCard(catalogue, row, true));
};

// Videos that share skills or the event first, then the newest.
const listRecommendations = async (
  db: Db,
  catalogue: Catalogue,
  { id, skill_ids, event }: CardRow,
  isMember: boolean,
) => {
  const sameEvent = event
    ? sql`case when ${videos.event_id} = ${event.id} then 1 else 0 end`
    : sql`0`;
  const rows = await selectCards(db)
    .where(and(isPublished, ne(videos.id, id)))
    .orderBy(sql`${sharedSkills(skill_ids)} + ${sameEvent} desc`, ...newestFirst)
    .limit(RECOMMENDED);
  return rows.map((row) => toCard(catalogue, row, isMember));
};

/**
 * Finds a published video by id, or by slug if the id is 0, with related videos; null if there is none.
 * A locked video doesn't reveal where it is played.
 */
export const findVideo = async (
  db: Db,
  { id, slug }: { id: number; slug: string },
  isMember: boolean,
): Promise<Video | null> => {
  const catalogue = await getCatalogue(db);
  const [row] = await db
    .select({
      ...cardColumns,
      speakers: speakersWithBios,
      description_html: videos.description,
      provider: videos.provider,
      provider_video_id: videos.provider_video_id,
    })
    .from(videos)
    .leftJoin(events, eq(events.id, videos.event_id))
    .where(and(isPublished, id > 0 ? eq(videos.id, id) : eq(videos.slug, slug)));
  if (!row) return null;
  const { description_html, provider, provider_video_id, ...card } = row;
  const shown = toCard(catalogue, card, isMember);
  return {
    ...shown,
    speakers: row.speakers,
    og_image: choosePicture(shown.thumbnail_url, toVideoPicture(shown)),
    description_html: sanitiseEditorial(description_html),
    ...(shown.locked
      ? { provider: null, provider_video_id: null }
      : { provider, provider_video_id }),
    recommendations: await listRecommendations(db, catalogue, card, isMember),
  };
};

/** Finds a published video as a card; null if there is none. */
export const findVideoCard = async (
  db: Db,
  id: number,
  isMember: boolean,
): Promise<VideoCard | null> => {
  const catalogue = await getCatalogue(db);
  const [row] = await selectCards(db).where(and(eq(videos.id, id), isPublished));
  return row ? toCard(catalogue, row, isMember) : null;
};

/** Returns the skills of a published video; null if there is none. */
export const findVideoSkills = async (db: Db, id: number): Promise<number[] | null> => {
  const [row] = await db
    .select({ skills: videos.skill_ids })
    .from(videos)
    .where(and(eq(videos.id, id), isPublished));
  return row?.skills ?? null;
};

const countSkills = (db: Db) =>
  db
    .select({
      id: sql<number>`unnest(${videos.skill_ids})`.mapWith(Number).as("skill_id"),
      total: count(),
    })
    .from(videos)
    .where(isPublished)
    .groupBy(sql`skill_id`)
    .orderBy(desc(count()), sql`skill_id`);

/** Lists the skills with the most published videos. */
export const listVideoSkills = async (db: Db, limit: number): Promise<VideoSkill[]> => {
  const { skills } = await getCatalogue(db);
  const counted = (await countSkills(db)).flatMap(({ id, total }) => {
    const skill = skills.get(id);
    return skill ? [{ id, label: skill.name, slug: skill.slug, total }] : [];
  });
  return counted.slice(0, limit);
};

/** Lists the skills, events and topics of published videos; three queries. */
export const readVideoOptions = async (db: Db) => {
  const { skills } = await getCatalogue(db);
  const used = new Set((await countSkills(db)).map(({ id }) => id));
  const shownEvents = await db
    .selectDistinct({ id: events.id, label: events.name, slug: events.slug })
    .from(events)
    .innerJoin(videos, and(eq(videos.event_id, events.id), isPublished))
    .orderBy(asc(events.name));
  const topics = await db
    .select({ topic: sql<string>`unnest(${videos.topics})`.as("topic") })
    .from(videos)
    .where(isPublished)
    .groupBy(sql`topic`)
    .orderBy(desc(count()), sql`topic`)
    .limit(TOPICS_SHOWN);
  return {
    // The catalogue is sorted by name.
    skills: [...skills.values()]
      .filter(({ id }) => used.has(id))
      .map(({ id, name, slug }) => ({ id, label: name, slug })),
    events: shownEvents,
    metadata: topics.map(({ topic }) => topic),
  };
};

const SECONDS_AN_HOUR = 3600;

/** Returns the total length of all published videos, in full hours. */
export const sumVideoHours = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ seconds: sql`coalesce(sum(${videos.duration_seconds}), 0)`.mapWith(Number) })
    .from(videos)
    .where(isPublished);
  return Math.floor((row?.seconds ?? 0) / SECONDS_AN_HOUR);
};
