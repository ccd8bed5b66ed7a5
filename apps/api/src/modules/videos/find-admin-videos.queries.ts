import type {
  AdminVideo,
  AdminVideoRow,
  AdminVideosCsvQuery,
  AdminVideosFilter,
  AdminVideosQuery,
  VideoEditOptions,
  VideoTitle,
} from "@devguild/schemas/admin-videos";
import { SELECTED_VIDEOS_MAX, type UploadStatus } from "@devguild/schemas/constants/video-editing";
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";

import { containsWords, idArray } from "../../db/conditions.ts";
import { type Db, iso } from "../../db/db.ts";
import { inBatchesById } from "../../db/in-batches.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { type Catalogue, getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { events } from "../events/events.tables.ts";
import { searchedWords, speakersColumn } from "./video-card.queries.ts";
import { videos } from "./videos.tables.ts";

const rowColumns = {
  id: videos.id,
  slug: videos.slug,
  title: videos.title,
  thumbnail_url: videos.thumbnail_url,
  speakers: speakersColumn<AdminVideoRow["speakers"]>(),
  event_id: videos.event_id,
  event_name: events.name,
  skill_ids: videos.skill_ids,
  release_date: videos.release_date,
  duration_seconds: videos.duration_seconds,
  status: videos.published,
  requires_login_status: videos.requires_login,
  featured: videos.featured,
  currently_live: videos.currently_live,
  upload_status: videos.upload_status,
  provider: videos.provider,
  provider_video_id: videos.provider_video_id,
  plays: videos.plays,
  updated_at: videos.updated_at,
  version: videos.version,
};

const selectRows = (db: Db) =>
  db.select(rowColumns).from(videos).leftJoin(events, eq(events.id, videos.event_id)).$dynamic();

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const toRow = ({ skills }: Catalogue, { skill_ids, event_name, ...row }: Row): AdminVideoRow => ({
  ...row,
  event:
    row.event_id !== null && event_name !== null ? { id: row.event_id, label: event_name } : null,
  skills: pick(skills, skill_ids).map(({ id, name }) => ({ id, label: name })),
  upload_status: row.upload_status as UploadStatus,
  updated_at: iso(row.updated_at),
});

const ORDERS: Record<AdminVideosQuery["order_by"], SQL> = {
  release_date: sql`${videos.release_date}`,
  title: sql`lower(${videos.title})`,
  duration_seconds: sql`${videos.duration_seconds}`,
  plays: sql`${videos.plays}`,
  updated_at: sql`${videos.updated_at}`,
};

const ID = /^[1-9]\d{0,14}$/;

const oneOf = (column: typeof videos.published | typeof videos.requires_login, flags: boolean[]) =>
  flags.length > 0 ? inArray(column, flags) : undefined;

const matches = ({
  events: eventIds,
  skills,
  requiresLogin,
  status,
  metadata,
}: AdminVideosFilter) =>
  and(
    eventIds.length > 0 ? inArray(videos.event_id, eventIds) : undefined,
    skills.length > 0 ? sql`${videos.skill_ids} && ${idArray(skills)}` : undefined,
    oneOf(videos.requires_login, requiresLogin),
    oneOf(videos.published, status),
    or(
      containsWords(searchedWords, metadata),
      ID.test(metadata) ? eq(videos.id, Number(metadata)) : undefined,
    ),
  );

const toOrder = ({ order_by, order_by_direction }: AdminVideosCsvQuery) => [
  sql`${ORDERS[order_by]} ${sql.raw(order_by_direction)}`,
  desc(videos.id),
];

/** Lists a page of videos, published or not, and the total, for staff. */
export const listAdminVideos = async (
  db: Db,
  query: AdminVideosQuery,
): Promise<{ rows: AdminVideoRow[]; total: number }> => {
  const found = matches(query);
  const catalogue = await getCatalogue(db);
  const rows = await selectRows(db)
    .where(found)
    .orderBy(...toOrder(query))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  return {
    rows: rows.map((row) => toRow(catalogue, row)),
    total: await db.$count(videos, found),
  };
};

/** Lists the titles of the videos that match, the newest of them if they are too many to select. */
export const listVideoTitles = (db: Db, filter: AdminVideosFilter): Promise<VideoTitle[]> =>
  db
    .select({ id: videos.id, title: videos.title, currently_live: videos.currently_live })
    .from(videos)
    .where(matches(filter))
    .orderBy(desc(videos.release_date), desc(videos.id))
    .limit(SELECTED_VIDEOS_MAX);

/** Reads the videos that match in batches, in the list's order. */
export async function* readAdminVideos(
  db: Db,
  query: AdminVideosCsvQuery,
): AsyncGenerator<AdminVideoRow[]> {
  const ordered = await db
    .select({ id: videos.id })
    .from(videos)
    .where(matches(query))
    .orderBy(...toOrder(query));
  yield* inBatchesById(ordered, async (ids) => {
    const rows = await selectRows(db).where(inArray(videos.id, ids));
    const catalogue = await getCatalogue(db);
    return rows.map((row) => toRow(catalogue, row));
  });
}

/** Returns a video for its editors; undefined if there is none. */
export const findAdminVideo = async (db: Db, id: number): Promise<AdminVideo | undefined> => {
  const [row] = await db
    .select({
      ...rowColumns,
      own: {
        description_html: videos.description,
        topics: videos.topics,
        audio_url: videos.audio_url,
        audio_seconds: videos.audio_seconds,
      },
    })
    .from(videos)
    .leftJoin(events, eq(events.id, videos.event_id))
    .where(eq(videos.id, id));
  if (!row) return undefined;
  const { own, ...rest } = row;
  return {
    ...toRow(await getCatalogue(db), rest),
    ...own,
    description_html: sanitiseEditorial(own.description_html),
  };
};

/** Lists what a video can have: events, the newest first, skills, and the topics in use. */
export const readVideoEditOptions = async (db: Db): Promise<VideoEditOptions> => {
  const topics = await db
    .selectDistinct({ topic: sql<string>`unnest(${videos.topics})`.as("topic") })
    .from(videos)
    .orderBy(sql`topic`);
  return {
    events: await db
      .select({ id: events.id, label: events.name })
      .from(events)
      .orderBy(desc(events.starts_on), desc(events.id)),
    skills: [...(await getCatalogue(db)).skills.values()].map(({ id, name }) => ({
      id,
      label: name,
    })),
    topics: topics.map(({ topic }) => topic),
  };
};
