import type { AdminAuthor, AdminCategory } from "@devguild/schemas/admin-magazine";
import type { ListQuery } from "@devguild/schemas/fields";
import { asc, eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { articleAuthors, articleCategories, articles } from "./magazine.tables.ts";

const selectAuthors = (db: Db) =>
  db
    .select({
      id: articleAuthors.id,
      name: articleAuthors.full_name,
      job_title: articleAuthors.job_title,
      bio: articleAuthors.bio,
      portrait_url: articleAuthors.portrait_url,
      articles: db.$count(articles, eq(articles.author_id, articleAuthors.id)),
    })
    .from(articleAuthors)
    .$dynamic();

const selectCategories = (db: Db) =>
  db
    .select({
      id: articleCategories.id,
      name: articleCategories.name,
      articles: db.$count(articles, eq(articles.category_id, articleCategories.id)),
    })
    .from(articleCategories)
    .$dynamic();

/** Lists a page of the authors by name, and the total. */
export const listAuthors = async (
  db: Db,
  { page, per_page }: ListQuery,
): Promise<{ rows: AdminAuthor[]; total: number }> => ({
  rows: await selectAuthors(db)
    .orderBy(sql`lower(${articleAuthors.full_name})`, asc(articleAuthors.id))
    .limit(per_page)
    .offset((page - 1) * per_page),
  total: await db.$count(articleAuthors),
});

/** Lists a page of the categories by name, and the total. */
export const listCategories = async (
  db: Db,
  { page, per_page }: ListQuery,
): Promise<{ rows: AdminCategory[]; total: number }> => ({
  rows: await selectCategories(db)
    .orderBy(sql`lower(${articleCategories.name})`, asc(articleCategories.id))
    .limit(per_page)
    .offset((page - 1) * per_page),
  total: await db.$count(articleCategories),
});

/** Returns an author for editors; undefined if there is none. */
export const findAdminAuthor = async (db: Db, id: number): Promise<AdminAuthor | undefined> =>
  (await selectAuthors(db).where(eq(articleAuthors.id, id)))[0];

/** Returns a category for editors; undefined if there is none. */
export const findAdminCategory = async (db: Db, id: number): Promise<AdminCategory | undefined> =>
  (await selectCategories(db).where(eq(articleCategories.id, id)))[0];
