import type { Article, ArticleCard, ArticlesQuery } from "@devguild/schemas/magazine";
import { ARTICLE_STATUS_LABELS, HIRING_CATEGORY } from "@devguild/schemas/constants/magazine";
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";

import { containsWords, idArray } from "../../db/conditions.ts";
import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { getCatalogue, type Catalogue } from "../catalogue/catalogue.queries.ts";
import { toArticlePicture, choosePicture } from "../social-cards/social-cards.policy.ts";
import { labelCodeBlocks } from "./article-code.policy.ts";
import { addTableOfContents } from "./article-contents.policy.ts";
import { articleAuthors, articleCategories, articles } from "./magazine.tables.ts";
import { isPublished, publishedAt, shownStatus } from "./published-articles.queries.ts";

const RECOMMENDED = 4;

const cardColumns = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  summary: articles.summary,
  image_url: articles.image_url,
  image_alt: articles.image_alt,
  skill_ids: articles.skill_ids,
  reading_time: articles.reading_time,
  status: shownStatus,
  published_at:
    sql`case when ${isPublished} then ${publishedAt} else ${articles.published_at} end`.mapWith(
      articles.published_at,
    ),
  author: {
    id: articleAuthors.id,
    full_name: articleAuthors.full_name,
    slug: articleAuthors.slug,
    job_title: articleAuthors.job_title,
    portrait_url: articleAuthors.portrait_url,
  },
  category: {
    id: articleCategories.id,
    name: articleCategories.name,
    slug: articleCategories.slug,
  },
};

const selectCards = (db: Db) =>
  db
    .select(cardColumns)
    .from(articles)
    .innerJoin(articleAuthors, eq(articleAuthors.id, articles.author_id))
    .innerJoin(articleCategories, eq(articleCategories.id, articles.category_id))
    .$dynamic();

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

const toCard = (
  { skills }: Catalogue,
  { skill_ids, published_at, ...row }: CardRow,
): ArticleCard => ({
  ...row,
  skills: skill_ids.flatMap((id) => {
    const skill = skills.get(id);
    return skill ? [{ id, name: skill.name, slug: skill.slug }] : [];
  }),
  published_at: isoOrNull(published_at),
});

const newestFirst = [desc(publishedAt), desc(articles.id)];

const buildCondition = ({
  authors,
  skills,
  categories,
  metadata,
}: ArticlesQuery): SQL | undefined =>
  and(
    isPublished,
    authors.length > 0 ? inArray(articles.author_id, authors) : undefined,
    categories.length > 0 ? inArray(articles.category_id, categories) : undefined,
    skills.length > 0 ? sql`${articles.skill_ids} && ${idArray(skills)}` : undefined,
    containsWords(sql`${articles.title} || ' ' || ${articles.summary}`, metadata),
  );

/** Lists a page of published articles, newest first, and the total; two queries. */
export const listArticles = async (
  db: Db,
  query: ArticlesQuery,
): Promise<{ rows: ArticleCard[]; total: number }> => {
  const catalogue = await getCatalogue(db);
  const condition = buildCondition(query);
  const rows = await selectCards(db)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const [found] = await db.select({ total: count() }).from(articles).where(condition);
  return { rows: rows.map((row) => toCard(catalogue, row)), total: found?.total ?? 0 };
};

const listNewest = async (db: Db, condition: SQL, limit: number) => {
  const catalogue = await getCatalogue(db);
  const rows = await selectCards(db)
    .where(and(isPublished, condition))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map((row) => toCard(catalogue, row));
};

/** Lists the newest articles. */
export const listNewestArticles = (db: Db, limit: number) => listNewest(db, sql`true`, limit);

/** Lists the newest articles for hiring teams. */
export const listRecruitingInsights = (db: Db, limit: number) =>
  listNewest(db, eq(articleCategories.slug, HIRING_CATEGORY), limit);

/**
 * Finds an article in any state by id, or by slug if the id is 0; null if there is none. One query,
 * which also returns related articles: those that share skills first, then those in its category, then
 * the newest.
 */
export const findArticle = async (
  db: Db,
  { id, slug }: { id: number; slug: string },
): Promise<Article | null> => {
  const catalogue = await getCatalogue(db);
  const read = db
    .select({ id: articles.id, skill_ids: articles.skill_ids, category_id: articles.category_id })
    .from(articles)
    .where(id > 0 ? eq(articles.id, id) : eq(articles.slug, slug))
    .as("read");
  const isIt = eq(articles.id, read.id);
  const shared = sql`(select count(*) from unnest(${articles.skill_ids}) skill where skill = any(${read.skill_ids}))`;
  const rows = await db
    .select({
      ...cardColumns,
      details: {
        bio: articleAuthors.bio,
        // Related articles only need a card.
        body_html: sql<string>`case when ${isIt} then ${articles.body_html} else '' end`,
        meta_title: articles.meta_title,
        meta_description: articles.meta_description,
        updated_at: articles.updated_at,
      },
    })
    .from(articles)
    .innerJoin(articleAuthors, eq(articleAuthors.id, articles.author_id))
    .innerJoin(articleCategories, eq(articleCategories.id, articles.category_id))
    .innerJoin(read, or(isIt, isPublished))
    .orderBy(
      desc(isIt),
      desc(shared),
      desc(eq(articles.category_id, read.category_id)),
      ...newestFirst,
    )
    .limit(1 + RECOMMENDED);
  const [found, ...next] = rows.map(({ details, ...card }) => ({
    details,
    card: toCard(catalogue, card),
  }));
  if (!found) return null;
  const { bio, body_html, meta_title, meta_description, updated_at } = found.details;
  const shown = found.card;
  return {
    ...shown,
    author: { ...shown.author, bio },
    ...addTableOfContents(labelCodeBlocks(sanitiseEditorial(body_html))),
    og_image: choosePicture(shown.image_url, toArticlePicture(shown)),
    meta_title,
    meta_description,
    updated_at: iso(updated_at),
    recommendations: next.map(({ card }) => card),
  };
};

/** Returns the skills of a published article; null if there is none. */
export const findArticleSkills = async (db: Db, id: number): Promise<number[] | null> => {
  const [row] = await db
    .select({ skills: articles.skill_ids })
    .from(articles)
    .where(and(eq(articles.id, id), isPublished));
  return row?.skills ?? null;
};

/** Lists the categories of published articles. */
export const listArticleCategories = (db: Db) =>
  db
    .selectDistinct({
      id: articleCategories.id,
      label: articleCategories.name,
      slug: articleCategories.slug,
    })
    .from(articleCategories)
    .innerJoin(articles, and(eq(articles.category_id, articleCategories.id), isPublished))
    .orderBy(asc(articleCategories.name));

/** Lists the authors, categories and skills of published articles; three queries. */
export const readArticleOptions = async (db: Db) => {
  const { skills } = await getCatalogue(db);
  const authors = await db
    .selectDistinct({
      id: articleAuthors.id,
      label: articleAuthors.full_name,
      slug: articleAuthors.slug,
    })
    .from(articleAuthors)
    .innerJoin(articles, and(eq(articles.author_id, articleAuthors.id), isPublished))
    .orderBy(asc(articleAuthors.full_name));
  const used = await db
    .selectDistinct({ id: sql<number>`unnest(${articles.skill_ids})`.mapWith(Number) })
    .from(articles)
    .where(isPublished);
  const usedIds = new Set(used.map(({ id }) => id));
  return {
    authors,
    categories: await listArticleCategories(db),
    // The catalogue is sorted by name.
    skills: [...skills.values()]
      .filter(({ id }) => usedIds.has(id))
      .map(({ id, name, slug }) => ({ id, label: name, slug })),
    statuses: [...ARTICLE_STATUS_LABELS],
  };
};
