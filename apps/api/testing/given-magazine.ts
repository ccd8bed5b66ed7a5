import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";

import type { Db } from "../src/db/db.ts";
import {
  articleAuthors,
  articleCategories,
  articleRevisions,
  articles,
} from "../src/modules/magazine/magazine.tables.ts";

let serial = 0;

/** Creates articles, by default each with a new author and category. */
export const givenMagazineOn = (db: Db) => {
  const articleAuthor = async (full_name = "Ines Test") => {
    serial += 1;
    const [row] = await db
      .insert(articleAuthors)
      .values({ full_name, slug: `author-${serial}`, job_title: "Editor", bio: "Writes." })
      .returning();
    if (!row) throw new Error("No author was made.");
    return row;
  };

  const articleCategory = async (name = "Engineering") => {
    serial += 1;
    const [row] = await db
      .insert(articleCategories)
      .values({ name, slug: `category-${serial}` })
      .returning();
    if (!row) throw new Error("No category was made.");
    return row;
  };

  const article = async (values: Partial<typeof articles.$inferInsert> = {}) => {
    serial += 1;
    const [row] = await db
      .insert(articles)
      .values({
        slug: `article-${serial}`,
        title: `Article ${serial}`,
        author_id: values.author_id ?? (await articleAuthor()).id,
        category_id: values.category_id ?? (await articleCategory()).id,
        status: ARTICLE_STATUSES.PUBLISHED,
        published_at: new Date(Date.UTC(2026, 0, 1) + serial * 60_000),
        ...values,
      })
      .returning();
    if (!row) throw new Error("No article was made.");
    return row;
  };

  const articleRevision = async (article_id: number) => {
    const [row] = await db
      .insert(articleRevisions)
      .values({
        article_id,
        status: ARTICLE_STATUSES.DRAFT,
        title: "An earlier title",
        summary: "",
        body_html: "<p>An earlier text.</p>",
        image_alt: "",
      })
      .returning();
    if (!row) throw new Error("No revision was made.");
    return row.id;
  };

  return { articleAuthor, articleCategory, article, articleRevision };
};
