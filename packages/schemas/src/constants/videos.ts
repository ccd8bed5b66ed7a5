import { LANGUAGE } from "../product.ts";

/** The supported video hosts. */
export const VIDEO_PROVIDERS = ["youtube", "vimeo"] as const;
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

/** The event of the podcast's videos. */
export const PODCAST_EVENT = "coffee-with-developers";

/** The event of the videos for hiring teams. */
export const ACADEMY_EVENT = "tech-recruiting-academy";

/** The orders of a list of videos; the first is the default. */
export const VIDEO_ORDERS = ["newest", "popular"] as const;
export type VideoOrder = (typeof VIDEO_ORDERS)[number];

/** Returns the path of a video's page on the site. */
export const videoPath = ({ id, slug }: { id: number; slug: string }) =>
  `/${LANGUAGE}/videos/${id}/${slug}`;
