import { formatCount } from "../formats.ts";

export const EVENT_AUDIENCES = ["developers", "leaders", "hr"] as const;

/** The columns of menus and footers that hold links of the operator's own. */
export const LINK_COLUMNS = [
  "events",
  "community",
  "social",
  "products",
  "insights",
  "about",
] as const;
export type LinkColumn = (typeof LINK_COLUMNS)[number];

/** The active jobs as people say it: thousands with a 'k' from 10,000 on, full hundreds below. */
export const roundedJobs = (total: number) =>
  total >= 10_000 ? `${Math.floor(total / 1000)}k` : formatCount(Math.floor(total / 100) * 100);

/** The hours of all videos as people say them: full tens. */
export const roundedHours = (hours: number) => formatCount(Math.floor(hours / 10) * 10);
