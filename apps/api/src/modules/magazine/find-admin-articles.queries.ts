import type {
  AdminArticle,
  AdminArticleRow,
  AdminArticlesCsvQuery,
  AdminArticlesFilter,
  AdminArticlesQuery,
  ArticleEditOptions,
} from "@devguild/schemas/admin-magazine";
import { READING_TIMES } from "@devguild/schemas/constants/magazine";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";

import { containsWords, idArray } from "../../db/conditions.ts";
import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { inBatchesById } from "../../db/in-batches.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { articleAuthors, articleCategories, articles } from "./magazine.tables.ts";
import { publishedAt, shownStatus } from "./published-articles.queries.ts";

const rowColumns = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  summary: articles.summary,
  image_url: articles.image_url,
  image_alt: articles.image_alt,
  author: { id: articleAuthors.id, label: articleAuthors.full_name },
  category: { id: articleCategories.id, label: articleCategories.name },
  skill_ids: articles.skill_ids,
  status: shownStatus,
  reading_time: articles.reading_time,
  publish_at: articles.publish_at,
  published_at: articles.published_at,
  updated_at: articles.updated_at,
};

const selectRows = (db: Db) =>
  db
    .select(rowColumns)
    .from(articles)
    .innerJoin(articleAuthors, eq(articleAuthors.id, articles.author_id))
    .innerJoin(articleCategories, eq(articleCategories.id, articles.category_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const toRow = ({ skills }: Catalogue, { skill_ids, ...row }: Row): AdminArticleRow => ({
  ...row,
  skills: skill_ids.flatMap((id) => {
    const skill = skills.get(id);
    return skill ? [{ id, label: skill.name }] : [];
  }),
  reading_time: row.reading_time as AdminArticleRow["reading_time"],
  publish_at: isoOrNull(row.publish_at),
  published_at: isoOrNull(row.published_at),
  updated_at: iso(row.updated_at),
});

const ORDERS = {
  updated_at: sql`${articles.updated_at}`,
  published_at: publishedAt,
  title: sql`lower(${articles.title})`,
};

const matches = ({ search, authors, skills, categories, statuses }: AdminArticlesFilter) =>
  and(
    authors.length > 0 ? inArray(articles.author_id, authors) : undefined,
    categories.length > 0 ? inArray(articles.category_id, categories) : undefined,
    statuses.length > 0 ? inArray(shownStatus, statuses) : undefined,
    skills.length > 0 ? sql`${articles.skill_ids} && ${idArray(skills)}` : undefined,
    containsWords(sql`${articles.title} || ' ' || ${articles.summary}`, search),
  );

// Drafts have no date of publication.
const toOrder = ({ order_by, order_by_direction }: AdminArticlesCsvQuery) => [
  sql`${ORDERS[order_by]} ${sql.raw(order_by_direction)} nulls last`,
  desc(articles.id),
];

/** Lists a page of articles in any status, and the total, for staff. */
export const listAdminArticles = async (
  db: Db,
  query: AdminArticlesQuery,
): Promise<{ rows: AdminArticleRow[]; total: number }> => {
  const found = matches(query);
  const catalogue = await getCatalogue(db);
  const rows = await selectRows(db)
    .where(found)
    .orderBy(...toOrder(query))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  return {
    rows: rows.map((row) => toRow(catalogue, row)),
    total: await db.$count(articles, found),
  };
};

const selectIds = (db: Db, query: AdminArticlesCsvQuery) =>
  db
    .select({ id: articles.id })
    .from(articles)
    .where(matches(query))
    .orderBy(...toOrder(query))
    .$dynamic();

/** Lists the ids of the articles that match, at most `limit`, in the list's order. */
export const listArticleIds = async (db: Db, query: AdminArticlesCsvQuery, limit: number) =>
  (await selectIds(db, query).limit(limit)).map(({ id }) => id);

/** Reads the articles that match in batches, in the list's order. */
export async function* readAdminArticles(
  db: Db,
  query: AdminArticlesCsvQuery,
): AsyncGenerator<AdminArticleRow[]> {
  const ordered = await selectIds(db, query);
  yield* inBatchesById(ordered, async (ids) => {
    const rows = await selectRows(db).where(inArray(articles.id, ids));
    const catalogue = await getCatalogue(db);
    return rows.map((row) => toRow(catalogue, row));
  });
}

/** Returns an article in any status for its editors; undefined if there is none. */
export const findAdminArticle = async (db: Db, id: number): Promise<AdminArticle | undefined> => {
  const [row] = await db
    .select({
      ...rowColumns,
      own: {
        body_html: articles.body_html,
        meta_title: articles.meta_title,
        meta_description: articles.meta_description,
        version: articles.version,
      },
    })
    .from(articles)
    .innerJoin(articleAuthors, eq(articleAuthors.id, articles.author_id))
    .innerJoin(articleCategories, eq(articleCategories.id, articles.category_id))
    .where(eq(articles.id, id));
  if (!row) return undefined;
  const { own, ...rest } = row;
  return {
    ...toRow(await getCatalogue(db), rest),
    ...own,
    body_html: sanitiseEditorial(own.body_html),
  };
};

/** Lists what an article can have: the authors and categories by name, and the skills. */
export const readEditOptions = async (db: Db): Promise<ArticleEditOptions> => ({
  authors: await db
    .select({ id: articleAuthors.id, label: articleAuthors.full_name })
    .from(articleAuthors)
    .orderBy(asc(articleAuthors.full_name), asc(articleAuthors.id)),
  categories: await db
    .select({ id: articleCategories.id, label: articleCategories.name })
    .from(articleCategories)
    .orderBy(asc(articleCategories.name)),
  skills: [...(await getCatalogue(db)).skills.values()].map(({ id, name }) => ({
    id,
    label: name,
  })),
  reading_times: [...READING_TIMES],
});
