import type {
  AdminAuthor,
  AdminCategory,
  AuthorBody,
  CategoryBody,
  NewAuthorBody,
} from "@devguild/schemas/admin-magazine";
import { MAGAZINE_MESSAGES as M } from "@devguild/schemas/constants/article-editing";
import { toSlug } from "@devguild/schemas/slugs";
import { and, eq, ne, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { findAdminAuthor, findAdminCategory } from "./find-bylines.queries.ts";
import { articleAuthors, articleCategories, articles } from "./magazine.tables.ts";

type Table = typeof articleAuthors | typeof articleCategories;

/** Returns the slug of a name, or one with a number if that is taken. */
const findFreeSlug = async (tx: Db, table: Table, name: string) => {
  const slug = toSlug(name, "magazine");
  if ((await tx.$count(table, eq(table.slug, slug))) === 0) return slug;
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${table.id}), 0) + 1`.mapWith(Number) })
    .from(table);
  return `${slug}-${row?.next ?? 1}`;
};

// One at a time, so that a second press doesn't add the same name again.
const lockBylines = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('article-bylines'))`);

/** Throws 422 if another author has the name. */
const requireNewAuthor = async (tx: Db, name: string, except = 0) => {
  const isSame = sql`lower(${articleAuthors.full_name}) = lower(${name})`;
  if ((await tx.$count(articleAuthors, and(isSame, ne(articleAuthors.id, except)))) > 0)
    invalid({ name: M.authorKnown });
};

/** Throws 422 if another category has the name. */
const requireNewCategory = async (tx: Db, name: string, except = 0) => {
  const isSame = sql`lower(${articleCategories.name}) = lower(${name})`;
  if ((await tx.$count(articleCategories, and(isSame, ne(articleCategories.id, except)))) > 0)
    invalid({ name: M.categoryKnown });
};

/** Adds an author; throws 422 if one has the same name. Source: docs/product/magazine.md. */
export const createAuthor = (
  db: Db,
  { name, job_title, bio, portrait_url }: NewAuthorBody,
): Promise<AdminAuthor> =>
  transaction(db, async (tx) => {
    await lockBylines(tx);
    await requireNewAuthor(tx, name);
    const slug = await findFreeSlug(tx, articleAuthors, name);
    const [added] = await tx
      .insert(articleAuthors)
      .values({ full_name: name, slug, job_title, bio, portrait_url })
      .returning({ id: articleAuthors.id });
    if (!added) throw new Error(`The author ${name} was not stored.`);
    return { id: added.id, name, job_title, bio, portrait_url, articles: 0 };
  });

/** Adds a category; throws 422 if one has the same name. Source: docs/product/magazine.md. */
export const createCategory = (db: Db, { name }: CategoryBody): Promise<AdminCategory> =>
  transaction(db, async (tx) => {
    await lockBylines(tx);
    await requireNewCategory(tx, name);
    const slug = await findFreeSlug(tx, articleCategories, name);
    const [added] = await tx
      .insert(articleCategories)
      .values({ name, slug })
      .returning({ id: articleCategories.id });
    if (!added) throw new Error(`The category ${name} was not stored.`);
    return { id: added.id, name, articles: 0 };
  });

/**
 * Changes an author wherever articles show them; throws 404 without the author, 422 if another one has the
 * name. Source: docs/product/magazine.md.
 */
export const updateAuthor = (
  db: Db,
  id: number,
  { name, ...author }: AuthorBody,
): Promise<AdminAuthor> =>
  transaction(db, async (tx) => {
    await lockBylines(tx);
    await requireNewAuthor(tx, name, id);
    await tx
      .update(articleAuthors)
      .set({ full_name: name, ...author })
      .where(eq(articleAuthors.id, id));
    return (await findAdminAuthor(tx, id)) ?? notFound();
  });

/**
 * Renames a category; its slug stays, as pages for hiring teams find theirs by it. Throws 404 without the
 * category, 422 if another one has the name. Source: docs/product/magazine.md.
 */
export const updateCategory = (
  db: Db,
  id: number,
  { name }: CategoryBody,
): Promise<AdminCategory> =>
  transaction(db, async (tx) => {
    await lockBylines(tx);
    await requireNewCategory(tx, name, id);
    await tx.update(articleCategories).set({ name }).where(eq(articleCategories.id, id));
    return (await findAdminCategory(tx, id)) ?? notFound();
  });

/** Deletes an author; throws 409 if they have articles, whatever their status. */
export const removeAuthor = (db: Db, id: number): Promise<void> =>
  transaction(db, async (tx) => {
    // Locked, so that no article gets this author meanwhile.
    const [found] = await tx
      .select()
      .from(articleAuthors)
      .where(eq(articleAuthors.id, id))
      .for("update");
    if (!found) return notFound();
    const used = await tx.$count(articles, eq(articles.author_id, id));
    if (used > 0) conflict("author_used", M.authorUsed(used));
    await tx.delete(articleAuthors).where(eq(articleAuthors.id, id));
  });

/** Deletes a category; throws 409 if it has articles, whatever their status. */
export const removeCategory = (db: Db, id: number): Promise<void> =>
  transaction(db, async (tx) => {
    const [found] = await tx
      .select()
      .from(articleCategories)
      .where(eq(articleCategories.id, id))
      .for("update");
    if (!found) return notFound();
    const used = await tx.$count(articles, eq(articles.category_id, id));
    if (used > 0) conflict("category_used", M.categoryUsed(used));
    await tx.delete(articleCategories).where(eq(articleCategories.id, id));
  });

/** The audit snapshot of an author. */
export const authorSnapshot = createSnapshot(articleAuthors, {});

/** The audit snapshot of a category of articles. */
export const categorySnapshot = createSnapshot(articleCategories, {});
