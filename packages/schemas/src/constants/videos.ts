import { LANGUAGE } from "../product.ts";

/** Where videos are hosted. */
export const VIDEO_PROVIDERS = ["youtube", "vimeo"] as const;
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

/** The event whose videos are the podcast. */
export const PODCAST_EVENT = "coffee-with-developers";

/** The event whose videos teach those who hire. */
export const ACADEMY_EVENT = "tech-recruiting-academy";

/** The orders of a list of videos; the first is the default. */
export const VIDEO_ORDERS = ["newest", "popular"] as const;
export type VideoOrder = (typeof VIDEO_ORDERS)[number];

/** Where a video's page lies on the site. */
export const videoPath = ({ id, slug }: { id: number; slug: string }) =>
  `/${LANGUAGE}/videos/${id}/${slug}`;
