import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { and, eq, lte, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { articles } from "./magazine.tables.ts";

/**
 * Publishes the scheduled articles whose time has come. Readers see them from that time on anyway; this
 * makes it a fact, so that their pages are rendered anew. Source: docs/product/magazine.md.
 */
export const publishDueArticles = async (db: Db): Promise<void> => {
  await db
    .update(articles)
    .set({
      status: ARTICLE_STATUSES.PUBLISHED,
      published_at: sql`${articles.publish_at}`,
      publish_at: null,
    })
    .where(
      and(eq(articles.status, ARTICLE_STATUSES.SCHEDULED), lte(articles.publish_at, sql`now()`)),
    );
};
