import { and, desc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { MINUTE_MS } from "../../time.ts";
import { articleRevisions, type articles } from "./magazine.tables.ts";

/** How long the saves of one person make one revision, in ms. */
const SITTING_MS = 10 * MINUTE_MS;

type Article = typeof articles.$inferSelect;

const toContent = (article: Article) => ({
  title: article.title,
  summary: article.summary,
  body_html: article.body_html,
  image_url: article.image_url,
  image_alt: article.image_alt,
  meta_title: article.meta_title,
  meta_description: article.meta_description,
});

const isSame = (one: ReturnType<typeof toContent>, other: ReturnType<typeof toContent>) =>
  (Object.keys(one) as (keyof typeof one)[]).every((name) => one[name] === other[name]);

/**
 * Adds a revision if an article's words or pictures have changed. What one person saves within ten
 * minutes is one, unless the article's status has changed in between. `before` is kept as the first one
 * of an article that has none. Source: docs/product/magazine.md.
 */
export const recordRevision = async (
  tx: Db,
  { before, after, userId }: { before: Article | null; after: Article; userId: number },
  now = new Date(),
): Promise<void> => {
  if (before && isSame(toContent(before), toContent(after))) return;
  const [last] = await tx
    .select({
      id: articleRevisions.id,
      user_id: articleRevisions.user_id,
      status: articleRevisions.status,
      created_at: articleRevisions.created_at,
    })
    .from(articleRevisions)
    .where(eq(articleRevisions.article_id, after.id))
    .orderBy(desc(articleRevisions.id))
    .limit(1);
  if (!last && before)
    await tx.insert(articleRevisions).values({
      ...toContent(before),
      article_id: before.id,
      status: before.status,
      created_at: before.updated_at,
      saved_at: before.updated_at,
    });
  const goesOn =
    last?.user_id === userId &&
    last.status === after.status &&
    now.getTime() - last.created_at.getTime() < SITTING_MS;
  if (goesOn)
    await tx
      .update(articleRevisions)
      .set({ ...toContent(after), saved_at: now })
      .where(and(eq(articleRevisions.id, last.id)));
  else
    await tx.insert(articleRevisions).values({
      ...toContent(after),
      article_id: after.id,
      user_id: userId,
      status: after.status,
      created_at: now,
      saved_at: now,
    });
};
