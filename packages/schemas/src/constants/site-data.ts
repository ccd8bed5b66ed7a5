import { formatCount } from "../formats.ts";

export const EVENT_AUDIENCES = ["developers", "leaders", "hr"] as const;

/** Where links of the operator are shown: columns of menus and footers, and the podcast's header. */
export const LINK_COLUMNS = [
  "events",
  "community",
  "social",
  "products",
  "insights",
  "about",
  "podcast",
] as const;
export type LinkColumn = (typeof LINK_COLUMNS)[number];

/**
 * Rounds the number of active jobs for display: thousands with a "k" from 10,000, full hundreds
 * below.
 */
export const roundedJobs = (total: number) =>
  total >= 10_000 ? `${Math.floor(total / 1000)}k` : formatCount(Math.floor(total / 100) * 100);

/** Rounds the hours of all videos for display: full tens. */
export const roundedHours = (hours: number) => formatCount(Math.floor(hours / 10) * 10);
