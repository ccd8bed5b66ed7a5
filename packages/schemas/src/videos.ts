import { z } from "zod";

import { filterItem } from "./catalogue.ts";
import { VIDEO_ORDERS, VIDEO_PROVIDERS } from "./constants/videos.ts";
import { id, queryCount, queryFlag, queryIds, queryPage, queryPerPage } from "./fields.ts";

const PER_PAGE = 12;

/** A speaker. */
export const speaker = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  title: z.string(),
  company: z.string(),
  portrait_url: z.string().nullable(),
});
export type Speaker = z.infer<typeof speaker>;

/** A video's card: it doesn't reveal where the video plays. */
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
  /** Whether the user has to log in to watch. */
  locked: z.boolean(),
  /** An episode's audio recording; null while locked. */
  audio_url: z.string().nullable(),
  featured: z.boolean(),
  currently_live: z.boolean(),
});
export type VideoCard = z.infer<typeof videoCard>;

export const video = videoCard.extend({
  /** The preview image for sharing: its own if networks support it, otherwise a generated one. */
  og_image: z.string(),
  /** Sanitised. */
  description_html: z.string(),
  speakers: z.array(speaker.extend({ bio: z.string() })),
  /** The player; both are null while locked. */
  provider: z.enum(VIDEO_PROVIDERS).nullable(),
  provider_video_id: z.string().nullable(),
  /** Related videos, the closest first. */
  recommendations: z.array(videoCard),
});
export type Video = z.infer<typeof video>;

export const videosQuery = z.object({
  skills: queryIds,
  events: queryIds,
  /** Searches titles, speakers and topics. */
  metadata: z.string().trim().max(200).default(""),
  /** Only videos that require a login, or only those that don't. */
  requires_login: queryFlag,
  orderBy: z.enum(VIDEO_ORDERS).default("newest"),
  page: queryPage,
  per_page: queryPerPage(PER_PAGE),
});
export type VideosQuery = z.infer<typeof videosQuery>;

export const videoFilterOptions = z.object({
  skills: z.array(filterItem),
  events: z.array(filterItem),
  /** The most frequent topics, in descending order. */
  metadata: z.array(z.string()),
});
export type VideoFilterOptions = z.infer<typeof videoFilterOptions>;

export const featuredQuery = z.object({ count: queryCount(8) });

/** A skill with the number of its videos. */
export const videoSkill = filterItem.extend({ total: z.number().int() });
export type VideoSkill = z.infer<typeof videoSkill>;
