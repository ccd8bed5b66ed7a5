import { MAGAZINE_MESSAGES as M } from "@devguild/schemas/constants/article-editing";
import { ARTICLE_STATUSES, type ArticleStatus } from "@devguild/schemas/constants/magazine";

import { DAY_MS } from "../../time.ts";

const { DRAFT, SCHEDULED, PUBLISHED, UNPUBLISHED } = ARTICLE_STATUSES;

// A year that was mistyped would never come.
const FARTHEST_MS = 366 * DAY_MS;

/** Which status may follow which; a change may also leave it as it is. */
const NEXT: Readonly<Record<ArticleStatus, readonly ArticleStatus[]>> = {
  [DRAFT]: [SCHEDULED, PUBLISHED],
  [SCHEDULED]: [SCHEDULED, PUBLISHED, DRAFT],
  [PUBLISHED]: [PUBLISHED, UNPUBLISHED],
  [UNPUBLISHED]: [PUBLISHED],
};

/** Returns whether an article may go from one status to another. Pure. Source: docs/product/magazine.md. */
export const mayFollow = (from: ArticleStatus, to: ArticleStatus) => NEXT[from].includes(to);

/** Finds what is wrong with the time at which an article is to go out, by field. Pure. */
export const findScheduleErrors = (publishAt: Date | null, now: Date): Record<string, string> => {
  if (!publishAt) return { publish_at: M.timeRequired };
  if (publishAt <= now) return { publish_at: M.timePast };
  return publishAt.getTime() - now.getTime() > FARTHEST_MS ? { publish_at: M.timeFar } : {};
};
