import type { FilterItem } from "@devguild/schemas/catalogue";
import type { Speaker, VideoCard } from "@devguild/schemas/videos";
import { eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { type Catalogue, pick } from "../catalogue/catalogue.queries.ts";
import { events } from "../events/events.tables.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { videos, videoSpeakers } from "./videos.tables.ts";

const ofVideo = sql`${videoSpeakers} appearing join ${speakers} person on person.id = appearing.speaker_id where appearing.video_id = ${videos.id}`;

// As one text.
const speakerNames = sql`(select string_agg(person.full_name, ' ') from ${ofVideo})`;

/** What a search covers: a video's title, topics and speakers. */
export const searchedWords = sql`${videos.title} || ' ' || array_to_string(${videos.topics}, ' ') || ' ' || coalesce(${speakerNames}, '')`;

/** The names of a video's speakers in order, as JSON; an expression for queries on videos. */
export const speakerNameList = sql`(select coalesce(json_agg(person.full_name order by appearing.position, person.id), '[]') from ${ofVideo})`;

/** A video's speakers as ordered JSON, with additional fields if needed. */
export const speakersColumn = <T>(more = sql``) =>
  sql<T>`(select coalesce(json_agg(json_build_object('id', person.id, 'name', person.full_name, 'slug', person.slug, 'title', person.job_title, 'company', person.company_name, 'portrait_url', person.portrait_url ${more}) order by appearing.position, person.id), '[]') from ${ofVideo})`;

/** A video's speakers with their bios; a column for queries on videos. */
export const speakersWithBios = speakersColumn<(Speaker & { bio: string })[]>(
  sql`, 'bio', person.bio`,
);

/** The columns of a video card, for queries that join events. */
export const cardColumns = {
  id: videos.id,
  slug: videos.slug,
  title: videos.title,
  thumbnail_url: videos.thumbnail_url,
  duration_seconds: videos.duration_seconds,
  release_date: videos.release_date,
  event: sql<FilterItem | null>`case when ${events.id} is not null then json_build_object('id', ${events.id}, 'label', ${events.name}, 'slug', ${events.slug}) end`,
  speakers: speakersColumn<Speaker[]>(),
  skill_ids: videos.skill_ids,
  topics: videos.topics,
  audio_url: videos.audio_url,
  requires_login: videos.requires_login,
  featured: videos.featured,
  currently_live: videos.currently_live,
};

/** Selects videos with the columns of a card. */
export const selectCards = (db: Db) =>
  db.select(cardColumns).from(videos).leftJoin(events, eq(events.id, videos.event_id)).$dynamic();

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Converts a row to a video card, for a guest or a member. */
export const toCard = (
  { skills }: Catalogue,
  { skill_ids, ...row }: CardRow,
  isMember: boolean,
): VideoCard => {
  const locked = row.requires_login && !isMember;
  return {
    ...row,
    skills: pick(skills, skill_ids).map(({ id, name, slug }) => ({ id, name, slug })),
    locked,
    audio_url: locked ? null : row.audio_url,
  };
};
