import type { NewAuthorBody, NewCategoryBody } from "@devguild/schemas/admin-magazine";
import { MAGAZINE_MESSAGES as M } from "@devguild/schemas/constants/article-editing";
import { toSlug } from "@devguild/schemas/slugs";
import { eq, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { articleAuthors, articleCategories } from "./magazine.tables.ts";

type Table = typeof articleAuthors | typeof articleCategories;
type Option = { id: number; label: string };

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

/** Adds an author; throws 422 if one has the same name. Source: docs/product/magazine.md. */
export const createAuthor = (
  db: Db,
  { name, job_title, bio, portrait_url }: NewAuthorBody,
): Promise<Option> =>
  transaction(db, async (tx) => {
    await lockBylines(tx);
    const isSame = sql`lower(${articleAuthors.full_name}) = lower(${name})`;
    if ((await tx.$count(articleAuthors, isSame)) > 0) invalid({ name: M.authorKnown });
    const slug = await findFreeSlug(tx, articleAuthors, name);
    const [added] = await tx
      .insert(articleAuthors)
      .values({ full_name: name, slug, job_title, bio, portrait_url })
      .returning({ id: articleAuthors.id, label: articleAuthors.full_name });
    if (!added) throw new Error(`The author ${name} wasn't stored.`);
    return added;
  });

/** Adds a category; throws 422 if one has the same name. Source: docs/product/magazine.md. */
export const createCategory = (db: Db, { name }: NewCategoryBody): Promise<Option> =>
  transaction(db, async (tx) => {
    await lockBylines(tx);
    const isSame = sql`lower(${articleCategories.name}) = lower(${name})`;
    if ((await tx.$count(articleCategories, isSame)) > 0) invalid({ name: M.categoryKnown });
    const slug = await findFreeSlug(tx, articleCategories, name);
    const [added] = await tx
      .insert(articleCategories)
      .values({ name, slug })
      .returning({ id: articleCategories.id, label: articleCategories.name });
    if (!added) throw new Error(`The category ${name} wasn't stored.`);
    return added;
  });

/** The audit snapshot of an author. */
export const authorSnapshot = createSnapshot(articleAuthors, {});

/** The audit snapshot of a category of articles. */
export const categorySnapshot = createSnapshot(articleCategories, {});
