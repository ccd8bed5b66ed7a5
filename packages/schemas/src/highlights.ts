import { z } from "zod";

import {
  HIGHLIGHT_CATEGORIES,
  HIGHLIGHT_CTA_MAX,
  HIGHLIGHT_MESSAGES as M,
  HIGHLIGHT_POSITION_MAX,
  HIGHLIGHT_STATES,
  HIGHLIGHT_SUBTITLE_MAX,
  HIGHLIGHT_TITLE_MAX,
} from "./constants/highlights.ts";
import {
  coverAddress,
  flag,
  id,
  instant,
  queryCount,
  queryPage,
  queryPerPage,
  text,
} from "./fields.ts";

const category = z.enum(HIGHLIGHT_CATEGORIES);

/** What a card says about a video, with its speakers' names in order. */
const highlightedVideo = z.object({
  duration_seconds: z.number().int(),
  speakers: z.array(z.string()),
  event: z.string().nullable(),
  requires_login: z.boolean(),
});

/** What the editors promote: a video, or a live event that has not ended. */
export const highlight = z.object({
  id,
  category,
  title: z.string(),
  subtitle: z.string(),
  image_url: z.string().nullable(),
  item_id: id,
  item_slug: z.string(),
  /** When the live event begins; null for a video. */
  item_starts_at: instant.nullable(),
  /** Null for a live event. */
  video: highlightedVideo.nullable(),
  cta_label: z.string(),
});
export type Highlight = z.infer<typeof highlight>;

/** A video or a live event that a highlight can lead to. */
export const highlightItem = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  /** Shown unless the highlight has an image of its own. */
  image_url: z.string().nullable(),
  /** When the live event begins; null for a video. */
  starts_at: instant.nullable(),
  /** Null for a live event. */
  video: highlightedVideo.nullable(),
});
export type HighlightItem = z.infer<typeof highlightItem>;

/** A highlight as its editors see it. */
export const adminHighlight = z.object({
  id,
  category,
  title: z.string(),
  subtitle: z.string(),
  /** Its own image. */
  image_url: z.string().nullable(),
  item_id: id,
  item: highlightItem,
  cta_label: z.string(),
  /** Between these it is shown; null without a limit. */
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  active: z.boolean(),
  /** Of those of a category that can be shown, the lowest one is. */
  position: z.number().int(),
  state: z.enum(HIGHLIGHT_STATES),
});
export type AdminHighlight = z.infer<typeof adminHighlight>;

/** A category in a query string. */
const queryCategory = z.coerce.number().pipe(category);

export const highlightsQuery = z.object({
  /** Searches title and subtitle. */
  search: z.string().trim().max(200).default(""),
  category: queryCategory.optional(),
  page: queryPage,
  per_page: queryPerPage(100),
});
export type HighlightsQuery = z.infer<typeof highlightsQuery>;

/** Public items of a category, by words in their title. */
export const highlightItemsQuery = z.object({
  category: queryCategory,
  search: z.string().trim().max(200).default(""),
  count: queryCount(12),
});
export type HighlightItemsQuery = z.infer<typeof highlightItemsQuery>;

const image = coverAddress(M.imageForeign).nullable();

const fields = {
  /** Empty for the title of what it leads to. */
  title: text(HIGHLIGHT_TITLE_MAX),
  subtitle: text(HIGHLIGHT_SUBTITLE_MAX),
  image_url: image,
  item_id: z.number(M.itemRequired).int().positive().max(Number.MAX_SAFE_INTEGER),
  cta_label: text(HIGHLIGHT_CTA_MAX),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  active: flag,
  /** Null puts it in front of the others. */
  position: z.number().int().min(0).max(HIGHLIGHT_POSITION_MAX).nullable(),
};

/** A highlight to create. */
export const newHighlightBody = z.object({
  ...fields,
  category,
  title: fields.title.default(""),
  subtitle: fields.subtitle.default(""),
  image_url: fields.image_url.default(null),
  cta_label: fields.cta_label.default(""),
  starts_at: fields.starts_at.default(null),
  ends_at: fields.ends_at.default(null),
  active: fields.active.default(true),
  position: fields.position.default(null),
});
export type NewHighlightBody = z.infer<typeof newHighlightBody>;

/** What changes about a highlight; absent fields stay, and so does its category. */
export const highlightBody = z.object(fields).partial();
export type HighlightBody = z.infer<typeof highlightBody>;
