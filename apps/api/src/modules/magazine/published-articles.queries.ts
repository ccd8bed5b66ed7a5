import { ARTICLE_STATUSES, type ArticleStatus } from "@devguild/schemas/constants/magazine";
import { sql } from "drizzle-orm";

import { articles } from "./magazine.tables.ts";

/**
 * Matches articles that readers see: published ones, and scheduled ones whose time has come, even if
 * the task that publishes them has not run.
 */
export const isPublished = sql<boolean>`(${articles.status} = ${sql.raw(String(ARTICLE_STATUSES.PUBLISHED))}
  or (${articles.status} = ${sql.raw(String(ARTICLE_STATUSES.SCHEDULED))} and ${articles.publish_at} <= now()))`;

/** When a published article was published; an indexed expression. */
export const publishedAt = sql`coalesce(${articles.published_at}, ${articles.publish_at})`;

/** The status of an article as readers see it; a column for queries on articles. */
export const shownStatus = sql<ArticleStatus>`case when ${isPublished} then ${sql.raw(String(ARTICLE_STATUSES.PUBLISHED))} else ${articles.status} end`;
