import {
  STORY_COVERS,
  STORY_STATUSES,
  type StoryCover,
  type StoryStatus,
} from "@devguild/schemas/constants/stories";
import { parseHostedVideo } from "@devguild/schemas/constants/video-links";
import type { ProfileCard } from "@devguild/schemas/public-companies";
import type { Story } from "@devguild/schemas/stories";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import { createSnapshot, type Snapshot } from "../audit/audit.queries.ts";
import { companyStories, companyStoryFigures } from "./stories.tables.ts";

const webAddress = (url: string | null) => (url && /^https:\/\//i.test(url) ? url : null);

// Only images from our own store are shown, whatever else the table contains.
const isOwnPicture = ({ url }: { url: string }) => url.startsWith("/api/");

type Cover = Pick<typeof companyStories.$inferSelect, "cover_type" | "images" | "video_url">;

/** Returns the cover of a story; none if it can't be shown. */
const getCover = ({
  cover_type,
  images,
  video_url,
}: Cover): Pick<ProfileCard, "cover_type" | "images" | "video_url"> => {
  const pictures = images.filter(isOwnPicture).map(({ url, alt }) => ({ url, alt }));
  if (cover_type === STORY_COVERS.IMAGES && pictures.length > 0)
    return { cover_type: STORY_COVERS.IMAGES, images: pictures, video_url: null };
  if (cover_type === STORY_COVERS.VIDEO && video_url && parseHostedVideo(video_url))
    return { cover_type: STORY_COVERS.VIDEO, images: [], video_url };
  return { cover_type: STORY_COVERS.NONE, images: [], video_url: null };
};

/**
 * Lists a company's live stories in its own order. Their content is sanitised here, whoever wrote it
 * and however it was imported. Source: docs/product/companies.md.
 */
export const listLiveStories = async (db: Db, companyId: number): Promise<ProfileCard[]> => {
  const rows = await db
    .select({
      id: companyStories.id,
      title: companyStories.title,
      body_html: companyStories.body_html,
      cover_type: companyStories.cover_type,
      images: companyStories.images,
      video_url: companyStories.video_url,
      cta_label: companyStories.cta_label,
      cta_url: companyStories.cta_url,
    })
    .from(companyStories)
    .where(
      and(eq(companyStories.company_id, companyId), eq(companyStories.status, STORY_STATUSES.LIVE)),
    )
    .orderBy(asc(companyStories.position), asc(companyStories.id));
  return rows.map((row) => {
    const { cover_type, images, video_url } = getCover(row);
    const cta_url = row.cta_label ? webAddress(row.cta_url) : null;
    return {
      id: row.id,
      title: row.title,
      body_html: sanitiseRichText(row.body_html),
      cover_type,
      images,
      video_url,
      // A label without an address would be a button that leads nowhere.
      cta_label: cta_url ? row.cta_label : null,
      cta_url,
    };
  });
};

/** The audit snapshot of a story. */
export const storySnapshot = createSnapshot(companyStories, {
  derived: ["created_at", "updated_at"],
});

/** The audit snapshot of the order of a company's stories: their ids. */
export const storyOrderSnapshot: Snapshot = {
  read: async (db, companyId) => ({
    company_id: companyId,
    order: (await selectOrder(db, companyId)).map(({ id }) => id),
  }),
  personal: new Set(),
};

/** Reads the ids and positions of a company's stories, in its order. */
export const selectOrder = (db: Db, companyId: number) =>
  db
    .select({ id: companyStories.id, position: companyStories.position })
    .from(companyStories)
    .where(eq(companyStories.company_id, companyId))
    .orderBy(asc(companyStories.position), asc(companyStories.id));

type Row = Omit<Story, "updated_at"> & { updated_at: Date };

const toStory = (row: Row): Story => ({
  ...row,
  body_html: sanitiseRichText(row.body_html),
  images: row.images.filter(isOwnPicture),
  updated_at: iso(row.updated_at),
});

const selectStories = async (db: Db, condition: SQL | undefined): Promise<Story[]> => {
  const rows = await db
    .select({
      id: companyStories.id,
      title: companyStories.title,
      body_html: companyStories.body_html,
      cover_type: sql<StoryCover>`${companyStories.cover_type}`,
      images: companyStories.images,
      video_url: companyStories.video_url,
      cta_label: companyStories.cta_label,
      cta_url: companyStories.cta_url,
      status: sql<StoryStatus>`${companyStories.status}`,
      position: companyStories.position,
      updated_at: companyStories.updated_at,
      views: sql<number>`coalesce(${companyStoryFigures.views}, 0)`,
      interactions: sql<number>`coalesce(${companyStoryFigures.interactions}, 0)`,
    })
    .from(companyStories)
    .leftJoin(companyStoryFigures, eq(companyStoryFigures.story_id, companyStories.id))
    .where(condition)
    .orderBy(asc(companyStories.position), asc(companyStories.id));
  return rows.map(toStory);
};

/** Lists a company's stories of every status, in its order. */
export const listStories = (db: Db, companyId: number) =>
  selectStories(db, eq(companyStories.company_id, companyId));

/** Finds a company's story by id. */
export const findStory = async (db: Db, companyId: number, id: number) => {
  const condition = and(eq(companyStories.company_id, companyId), eq(companyStories.id, id));
  const [found] = await selectStories(db, condition);
  return found;
};
