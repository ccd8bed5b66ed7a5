import {
  HIGHLIGHT_CATEGORIES,
  type HighlightCategory,
} from "@devguild/schemas/constants/highlights";
import type {
  AdminHighlight,
  HighlightItem,
  HighlightItemsQuery,
  HighlightsQuery,
} from "@devguild/schemas/highlights";
import { and, asc, desc, eq, sql } from "drizzle-orm";

import { containsWords } from "../../db/conditions.ts";
import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { events } from "../events/events.tables.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { videos } from "../videos/videos.tables.ts";
import { toHighlightState } from "./highlights.policy.ts";
import { findShownIds, isComingEvent, isPublicVideo, videoColumn } from "./highlights.queries.ts";
import { highlights } from "./highlights.tables.ts";

const selectHighlights = (db: Db) =>
  db
    .select({
      id: highlights.id,
      category: highlights.category,
      title: highlights.title,
      subtitle: highlights.subtitle,
      image_url: highlights.image_url,
      cta_label: highlights.cta_label,
      starts_at: highlights.starts_at,
      ends_at: highlights.ends_at,
      active: highlights.active,
      position: highlights.position,
      item: {
        id: sql<number>`coalesce(${videos.id}, ${liveEvents.id})`.mapWith(Number),
        slug: sql<string>`coalesce(${videos.slug}, ${liveEvents.slug})`,
        title: sql<string>`coalesce(${videos.title}, ${liveEvents.title})`,
        image_url: sql<string | null>`coalesce(${videos.thumbnail_url}, ${liveEvents.cover_url})`,
        is_public: sql<boolean>`coalesce(${videos.published}, ${liveEvents.published})`,
        video: videoColumn,
      },
      event_starts_at: liveEvents.starts_at,
      event_ends_at: liveEvents.ends_at,
    })
    .from(highlights)
    .leftJoin(videos, eq(videos.id, highlights.video_id))
    .leftJoin(events, eq(events.id, videos.event_id))
    .leftJoin(liveEvents, eq(liveEvents.id, highlights.live_event_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectHighlights>>[number];

const toHighlight = (
  { event_starts_at, event_ends_at, item: { is_public, ...item }, ...row }: Row,
  shown: ReadonlyMap<number, number>,
  now: Date,
): AdminHighlight => ({
  ...row,
  category: row.category as HighlightCategory,
  starts_at: isoOrNull(row.starts_at),
  ends_at: isoOrNull(row.ends_at),
  item_id: item.id,
  item: { ...item, starts_at: isoOrNull(event_starts_at) },
  state: toHighlightState(
    { ...row, isItemPublic: is_public, itemEndsAt: event_ends_at },
    shown.get(row.category) ?? null,
    now,
  ),
});

const matches = ({ search, category }: Pick<HighlightsQuery, "search" | "category">) =>
  and(
    category === undefined ? undefined : eq(highlights.category, category),
    containsWords(sql`${highlights.title} || ' ' || ${highlights.subtitle}`, search),
  );

const ORDER = [asc(highlights.category), asc(highlights.position), asc(highlights.id)];

/** Lists the ids of the highlights that match, at most `limit`, in the list's order. */
export const listHighlightIds = async (db: Db, query: HighlightsQuery, limit: number) => {
  const rows = await db
    .select({ id: highlights.id })
    .from(highlights)
    .where(matches(query))
    .orderBy(...ORDER)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Lists a page of highlights by category and position, and the total; three queries. */
export const listHighlights = async (
  db: Db,
  { search, category, page, per_page }: HighlightsQuery,
  now = new Date(),
): Promise<{ rows: AdminHighlight[]; total: number }> => {
  const found = matches({ search, category });
  const rows = await selectHighlights(db)
    .where(found)
    .orderBy(...ORDER)
    .limit(per_page)
    .offset((page - 1) * per_page);
  const shown = await findShownIds(db, now);
  return {
    rows: rows.map((row) => toHighlight(row, shown, now)),
    total: await db.$count(highlights, found),
  };
};

/** Returns one highlight for its editors; undefined if there is none. */
export const findHighlight = async (
  db: Db,
  id: number,
  now = new Date(),
): Promise<AdminHighlight | undefined> => {
  const [row] = await selectHighlights(db).where(eq(highlights.id, id));
  return row && toHighlight(row, await findShownIds(db, now), now);
};

const listVideos = (db: Db, { search, count }: HighlightItemsQuery): Promise<HighlightItem[]> =>
  db
    .select({
      id: videos.id,
      slug: videos.slug,
      title: videos.title,
      image_url: videos.thumbnail_url,
      starts_at: sql<null>`null`,
      video: videoColumn,
    })
    .from(videos)
    .leftJoin(events, eq(events.id, videos.event_id))
    .where(and(isPublicVideo, containsWords(sql`${videos.title}`, search)))
    .orderBy(desc(videos.release_date), desc(videos.id))
    .limit(count);

const toLiveItem = (
  event: Omit<HighlightItem, "starts_at" | "video"> & { starts_at: Date },
): HighlightItem => ({
  ...event,
  starts_at: iso(event.starts_at),
  video: null,
});

const listLiveEvents = async (db: Db, { search, count }: HighlightItemsQuery, now: Date) => {
  const rows = await db
    .select({
      id: liveEvents.id,
      slug: liveEvents.slug,
      title: liveEvents.title,
      image_url: liveEvents.cover_url,
      starts_at: liveEvents.starts_at,
    })
    .from(liveEvents)
    .where(and(isComingEvent(now), containsWords(sql`${liveEvents.title}`, search)))
    .orderBy(asc(liveEvents.starts_at), asc(liveEvents.id))
    .limit(count);
  return rows.map(toLiveItem);
};

/** Lists what a highlight of a category can lead to: the newest videos, or the next live events. */
export const listHighlightItems = (
  db: Db,
  query: HighlightItemsQuery,
  now = new Date(),
): Promise<HighlightItem[]> =>
  query.category === HIGHLIGHT_CATEGORIES.VIDEO
    ? listVideos(db, query)
    : listLiveEvents(db, query, now);
