import {
  HIGHLIGHT_CATEGORIES,
  type HighlightCategory,
} from "@devguild/schemas/constants/highlights";
import type { Highlight } from "@devguild/schemas/highlights";
import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import { events } from "../events/events.tables.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { speakerNameList } from "../videos/video-card.queries.ts";
import { videos } from "../videos/videos.tables.ts";
import { highlights } from "./highlights.tables.ts";

/** What a card says about the joined video; null without one. Needs `events` as well. */
export const videoColumn = sql<
  Highlight["video"]
>`case when ${videos.id} is not null then json_build_object('duration_seconds', ${videos.duration_seconds}, 'speakers', ${speakerNameList}, 'event', ${events.name}, 'requires_login', ${videos.requires_login}) end`;

/** Matches videos that a highlight may lead to. */
export const isPublicVideo = eq(videos.published, true);

/** Matches live events that a highlight may lead to: those that haven't ended. */
export const isComingEvent = (now: Date) =>
  and(eq(liveEvents.published, true), gt(liveEvents.ends_at, now));

/** Matches highlights that can be shown, given the public videos and live events that they lead to. */
const isShowable = (now: Date) =>
  and(
    eq(highlights.active, true),
    or(isNull(highlights.starts_at), lte(highlights.starts_at, now)),
    or(isNull(highlights.ends_at), gt(highlights.ends_at, now)),
    sql`coalesce(${videos.id}, ${liveEvents.id}) is not null`,
  );

/** Returns the ids of the highlights that visitors see, by category. */
export const findShownIds = async (db: Db, now: Date): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectDistinctOn([highlights.category], { category: highlights.category, id: highlights.id })
    .from(highlights)
    .leftJoin(videos, and(eq(videos.id, highlights.video_id), isPublicVideo))
    .leftJoin(liveEvents, and(eq(liveEvents.id, highlights.live_event_id), isComingEvent(now)))
    .where(isShowable(now))
    .orderBy(asc(highlights.category), asc(highlights.position), asc(highlights.id));
  return new Map(rows.map(({ category, id }) => [category, id]));
};

/**
 * Finds the first active highlight of a category that is within its dates and links to something
 * public; ended live events don't count. Null if there is none.
 */
export const findActiveHighlight = async (
  db: Db,
  category: HighlightCategory,
  now = new Date(),
): Promise<Highlight | null> => {
  const isVideo = category === HIGHLIGHT_CATEGORIES.VIDEO;
  const [row] = await db
    .select({
      id: highlights.id,
      title: highlights.title,
      subtitle: highlights.subtitle,
      image_url: sql<
        string | null
      >`coalesce(${highlights.image_url}, ${isVideo ? videos.thumbnail_url : liveEvents.cover_url})`,
      item_id: sql<number>`coalesce(${videos.id}, ${liveEvents.id})`.mapWith(Number),
      item_slug: sql<string>`coalesce(${videos.slug}, ${liveEvents.slug})`,
      starts_at: liveEvents.starts_at,
      video: videoColumn,
      cta_label: highlights.cta_label,
    })
    .from(highlights)
    .leftJoin(videos, and(eq(videos.id, highlights.video_id), isPublicVideo))
    .leftJoin(events, eq(events.id, videos.event_id))
    .leftJoin(liveEvents, and(eq(liveEvents.id, highlights.live_event_id), isComingEvent(now)))
    .where(and(eq(highlights.category, category), isShowable(now)))
    .orderBy(asc(highlights.position), asc(highlights.id))
    .limit(1);
  if (!row) return null;
  const { starts_at, ...rest } = row;
  return { ...rest, category, item_starts_at: isoOrNull(starts_at) };
};
