import type { ArticleRevision, ArticleRevisionRow } from "@devguild/schemas/admin-magazine";
import { countArticleWords } from "@devguild/schemas/constants/article-editing";
import type { ArticleStatus } from "@devguild/schemas/constants/magazine";
import type { ListQuery } from "@devguild/schemas/fields";
import { and, desc, eq, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { users } from "../users/users.tables.ts";
import { compareTexts, compareWords } from "./article-diff.policy.ts";
import { articleRevisions, articles } from "./magazine.tables.ts";

const editor = sql<
  string | null
>`nullif(trim(concat(${users.first_name}, ' ', ${users.last_name})), '')`;

/** Lists a page of an article's revisions, the newest first, and the total. */
export const listRevisions = async (
  db: Db,
  articleId: number,
  { page, per_page }: ListQuery,
): Promise<{ rows: ArticleRevisionRow[]; total: number }> => {
  const isItsOwn = eq(articleRevisions.article_id, articleId);
  const rows = await db
    .select({
      id: articleRevisions.id,
      saved_at: articleRevisions.saved_at,
      status: articleRevisions.status,
      editor,
      body_html: articleRevisions.body_html,
    })
    .from(articleRevisions)
    .leftJoin(users, eq(users.id, articleRevisions.user_id))
    .where(isItsOwn)
    .orderBy(desc(articleRevisions.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    rows: rows.map(({ saved_at, status, body_html: html, id, editor: name }) => ({
      id,
      editor: name,
      saved_at: iso(saved_at),
      status: status as ArticleStatus,
      words: countArticleWords(html),
    })),
    total: await db.$count(articleRevisions, isItsOwn),
  };
};

/** Returns the words and pictures of a revision; undefined if the article has no such revision. */
export const findRevision = async (db: Db, articleId: number, revisionId: number) => {
  const [row] = await db
    .select()
    .from(articleRevisions)
    .where(and(eq(articleRevisions.id, revisionId), eq(articleRevisions.article_id, articleId)));
  return row;
};

/** Compares a revision with what the article is now; undefined if there is no such revision. */
export const compareRevision = async (
  db: Db,
  articleId: number,
  revisionId: number,
): Promise<ArticleRevision | undefined> => {
  const then = await findRevision(db, articleId, revisionId);
  const [now] = await db.select().from(articles).where(eq(articles.id, articleId));
  if (!then || !now) return undefined;
  return {
    id: then.id,
    title: compareWords(then.title, now.title),
    summary: compareWords(then.summary, now.summary),
    text: compareTexts(then.body_html, now.body_html),
    picture_changed: then.image_url !== now.image_url,
    image_alt: compareWords(then.image_alt, now.image_alt),
    meta_title: compareWords(then.meta_title ?? "", now.meta_title ?? ""),
    meta_description: compareWords(then.meta_description ?? "", now.meta_description ?? ""),
  };
};
