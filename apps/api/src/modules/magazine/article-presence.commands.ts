import type { ArticleEditor } from "@devguild/schemas/admin-magazine";
import { ARTICLE_PRESENCE_ENDS_MS } from "@devguild/schemas/constants/article-editing";
import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";

import { type Db, isoOrNull, transaction } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { users } from "../users/users.tables.ts";
import { articlePresence, articles } from "./magazine.tables.ts";

const isOver = (now: Date) =>
  lt(articlePresence.seen_at, new Date(now.getTime() - ARTICLE_PRESENCE_ENDS_MS));

type Editor = { articleId: number; userId: number };

/**
 * Records that someone has an article open, and whether they typed; returns who else has, the last to type
 * first. Throws 404 without the article. Source: docs/product/magazine.md.
 */
export const announceEditor = (
  db: Db,
  { articleId, userId }: Editor,
  { typed, now = new Date() }: { typed: boolean; now?: Date },
): Promise<ArticleEditor[]> =>
  transaction(db, async (tx) => {
    if ((await tx.$count(articles, eq(articles.id, articleId))) === 0) return notFound();
    const since = new Date(now.getTime() - ARTICLE_PRESENCE_ENDS_MS);
    await tx
      .insert(articlePresence)
      .values({
        article_id: articleId,
        user_id: userId,
        seen_at: now,
        typed_at: typed ? now : null,
      })
      .onConflictDoUpdate({
        target: [articlePresence.article_id, articlePresence.user_id],
        set: {
          seen_at: sql`excluded.seen_at`,
          // Whoever opens it again hasn't typed yet.
          typed_at: sql`coalesce(excluded.typed_at, case when ${articlePresence.seen_at} >= ${since.toISOString()}::timestamptz then ${articlePresence.typed_at} end)`,
        },
      });
    const rows = await tx
      .select({
        id: users.id,
        name: sql<string>`coalesce(nullif(trim(concat(${users.first_name}, ' ', ${users.last_name})), ''), ${users.email})`,
        typed_at: articlePresence.typed_at,
      })
      .from(articlePresence)
      .innerJoin(users, eq(users.id, articlePresence.user_id))
      .where(
        and(
          eq(articlePresence.article_id, articleId),
          ne(articlePresence.user_id, userId),
          gt(articlePresence.seen_at, since),
        ),
      )
      .orderBy(sql`${articlePresence.typed_at} desc nulls last`, desc(users.id));
    return rows.map(({ id, name, typed_at }) => ({ id, name, typed_at: isoOrNull(typed_at) }));
  });

/** Deletes who had an article open. */
export const cleanUpPresence = (db: Db, now = new Date()) =>
  db.delete(articlePresence).where(isOver(now));
