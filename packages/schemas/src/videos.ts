import { z } from "zod";

import { filterItem } from "./catalogue.ts";
import { VIDEO_ORDERS, VIDEO_PROVIDERS } from "./constants/videos.ts";
import { id, queryCount, queryFlag, queryIds, queryPage, queryPerPage } from "./fields.ts";

const PER_PAGE = 12;

/** Somebody on a stage or in a video. */
export const speaker = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  title: z.string(),
  company: z.string(),
  portrait_url: z.string().nullable(),
});
export type Speaker = z.infer<typeof speaker>;

/** A video as lists show it, to whoever asks: nothing in it leads to the video itself. */
export const videoCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  thumbnail_url: z.string().nullable(),
  duration_seconds: z.number().int(),
  release_date: z.iso.date(),
  event: filterItem.nullable(),
  speakers: z.array(speaker),
  skills: z.array(z.object({ id, name: z.string(), slug: z.string() })),
  topics: z.array(z.string()),
  requires_login: z.boolean(),
  /** Whether it is a login that keeps the asking person from watching. */
  locked: z.boolean(),
  featured: z.boolean(),
  currently_live: z.boolean(),
});
export type VideoCard = z.infer<typeof videoCard>;

export const video = videoCard.extend({
  /** The picture that its page is shared with: its own where networks show it, else a drawn one. */
  og_image: z.string(),
  /** Sanitised. */
  description_html: z.string(),
  speakers: z.array(speaker.extend({ bio: z.string() })),
  /** Where it is played; all three are null while it is locked. */
  provider: z.enum(VIDEO_PROVIDERS).nullable(),
  provider_video_id: z.string().nullable(),
  audio_url: z.string().nullable(),
  /** What to watch next, the nearest first. */
  recommendations: z.array(videoCard),
});
export type Video = z.infer<typeof video>;

export const videosQuery = z.object({
  skills: queryIds,
  events: queryIds,
  /** Words of titles, speakers' names and topics. */
  metadata: z.string().trim().max(200).default(""),
  /** Only those that require a login, or only those that do not. */
  requires_login: queryFlag,
  orderBy: z.enum(VIDEO_ORDERS).default("newest"),
  page: queryPage,
  per_page: queryPerPage(PER_PAGE),
});
export type VideosQuery = z.infer<typeof videosQuery>;

export const videoFilterOptions = z.object({
  skills: z.array(filterItem),
  events: z.array(filterItem),
  /** The topics of the most videos, the most used first. */
  metadata: z.array(z.string()),
});
export type VideoFilterOptions = z.infer<typeof videoFilterOptions>;

export const featuredQuery = z.object({ count: queryCount(8) });

/** A skill with the number of its videos. */
export const videoSkill = filterItem.extend({ total: z.number().int() });
export type VideoSkill = z.infer<typeof videoSkill>;
