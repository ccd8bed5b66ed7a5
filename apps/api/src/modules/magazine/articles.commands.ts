import type {
  AdminArticle,
  ArticleBody,
  ArticleDraftBody,
  NewArticleBody,
} from "@devguild/schemas/admin-magazine";
import {
  countArticleWords,
  findMissing,
  isSavedAsTyped,
  MAGAZINE_MESSAGES as M,
  suggestReadingTime,
} from "@devguild/schemas/constants/article-editing";
import { ARTICLE_STATUSES, type ArticleStatus } from "@devguild/schemas/constants/magazine";
import { toSlug } from "@devguild/schemas/slugs";
import { eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { findScheduleErrors, mayFollow } from "./articles.policy.ts";
import { findAdminArticle } from "./find-admin-articles.queries.ts";
import { recordRevision } from "./article-revisions.commands.ts";
import { findRevision } from "./find-revisions.queries.ts";
import { publishArticlesTask } from "./magazine.tasks.ts";
import { publishDueArticles } from "./publish-articles.commands.ts";
import { articleAuthors, articleCategories, articles } from "./magazine.tables.ts";

const { DRAFT, SCHEDULED, PUBLISHED, UNPUBLISHED } = ARTICLE_STATUSES;

/** The audit snapshot of an article; its text is in its revisions. */
export const articleSnapshot = createSnapshot(articles, {
  derived: ["body_html", "reading_time", "version", "updated_at"],
});

type Row = typeof articles.$inferSelect;
type Content = Omit<ArticleDraftBody, "version">;

// The unique index settles simultaneous writes. If no slug was sent, it comes from the title.
const refuseTaken = (slug: string | undefined) => (error: unknown) => {
  if (!isUniqueViolation(error, "articles_slug_unique")) raise(error);
  return slug === undefined ? invalid({ title: M.titleTaken }) : invalid({ slug: M.slugTaken });
};

/** Throws 422 if an author, a category or a skill doesn't exist. */
const requireKnown = async (
  tx: Db,
  { author_id, category_id, skill_ids }: Pick<Content, "author_id" | "category_id" | "skill_ids">,
) => {
  const errors: Record<string, string> = {};
  if (
    author_id !== undefined &&
    (await tx.$count(articleAuthors, eq(articleAuthors.id, author_id))) === 0
  )
    errors["author_id"] = M.authorRequired;
  if (
    category_id !== undefined &&
    (await tx.$count(articleCategories, eq(articleCategories.id, category_id))) === 0
  )
    errors["category_id"] = M.categoryRequired;
  const { skills } = await getCatalogue(tx);
  if (skill_ids?.some((id) => !skills.has(id))) errors["skill_ids"] = M.skillUnknown;
  if (Object.keys(errors).length > 0) invalid(errors);
};

/** Converts what is sent to columns: sanitised, and with the reading time that the text takes. */
const toColumns = ({ body_html: sent, reading_time, skill_ids, ...content }: Content) => {
  const html = sent === undefined ? undefined : sanitiseEditorial(sent);
  const minutes =
    reading_time ?? (html === undefined ? undefined : suggestReadingTime(countArticleWords(html)));
  return {
    ...content,
    ...(skill_ids && { skill_ids: [...new Set(skill_ids)] }),
    ...(html !== undefined && { body_html: html }),
    ...(minutes !== undefined && { reading_time: minutes }),
  };
};

const readBack = async (tx: Db, id: number): Promise<AdminArticle> =>
  (await findAdminArticle(tx, id)) ?? notFound();

/** Creates an article as a draft. Source: docs/product/magazine.md. */
export const createArticle = (
  db: Db,
  userId: number,
  body: NewArticleBody,
): Promise<AdminArticle> =>
  transaction(db, async (tx) => {
    await requireKnown(tx, body);
    const { title, author_id, category_id } = body;
    const [created] = await tx
      .insert(articles)
      .values({
        ...toColumns({ body_html: "", ...body }),
        title,
        author_id,
        category_id,
        slug: body.slug ?? toSlug(title, "article"),
        status: DRAFT,
      })
      .returning()
      .catch(refuseTaken(body.slug));
    if (!created) return notFound();
    await recordRevision(tx, { before: null, after: created, userId });
    return readBack(tx, created.id);
  });

/** Locks an article; throws 404 if there is none. One whose time has come is published by then. */
const lockArticle = async (tx: Db, id: number): Promise<Row> => {
  await publishDueArticles(tx);
  const [row] = await tx.select().from(articles).where(eq(articles.id, id)).for("update");
  return row ?? notFound();
};

/** Throws 409 if a change is based on a version that someone has replaced. */
const requireVersion = (before: Row, version: number) => {
  if (before.version !== version) conflict("article_changed", M.changed);
};

const requireNext = (before: Row, next: ArticleStatus) => {
  if (!mayFollow(before.status as ArticleStatus, next)) conflict("wrong_status", M.statusChanged);
};

const requireComplete = (article: Parameters<typeof findMissing>[0]) => {
  const missing = findMissing(article);
  if (Object.keys(missing).length > 0) invalid(missing);
};

/** An article, and who changes it. */
type Edited = { id: number; userId: number };
type Change = { userId: number; values: Partial<typeof articles.$inferInsert> };

const store = async (tx: Db, before: Row, { userId, values }: Change) => {
  const [after] = await tx
    .update(articles)
    .set({ ...values, version: before.version + 1, updated_at: new Date() })
    .where(eq(articles.id, before.id))
    .returning()
    .catch(refuseTaken(values.slug));
  if (after) await recordRevision(tx, { before, after, userId });
  return readBack(tx, before.id);
};

/** Returns the columns of a new status; throws 422 if the time is in the past. */
const toStatusColumns = (
  before: Row,
  { status, publish_at: time }: Pick<ArticleBody, "status" | "publish_at">,
  now: Date,
) => {
  if (status === PUBLISHED)
    // What was published before keeps its date.
    return { status, published_at: before.published_at ?? now, publish_at: null };
  const publish_at = time ? new Date(time) : null;
  const errors = findScheduleErrors(publish_at, now);
  if (Object.keys(errors).length > 0) invalid(errors);
  return { status: SCHEDULED, publish_at, published_at: null };
};

/**
 * Changes an article, and publishes or schedules it if a status is sent. What is or will be public has to
 * stay complete. Source: docs/product/magazine.md.
 */
export const updateArticle = (
  db: Db,
  { id, userId }: Edited,
  { version, status, publish_at, ...content }: ArticleBody,
  now = new Date(),
): Promise<AdminArticle> =>
  transaction(db, async (tx) => {
    const before = await lockArticle(tx, id);
    requireVersion(before, version);
    if (status !== undefined) requireNext(before, status);
    await requireKnown(tx, content);
    const columns = toColumns(content);
    const values = {
      ...columns,
      ...(status !== undefined && toStatusColumns(before, { status, publish_at }, now)),
    };
    if (!isSavedAsTyped(before.status as ArticleStatus) || status !== undefined)
      requireComplete({ ...before, ...columns });
    const stored = await store(tx, before, { userId, values });
    if (stored.status === SCHEDULED && stored.publish_at) {
      const delay = Math.ceil((Date.parse(stored.publish_at) - now.getTime()) / 1000);
      await enqueue(tx, publishArticlesTask(), { delay });
    }
    return stored;
  });

/** Saves what is typed into an article that isn't public; throws 409 if it is, or soon will be. */
export const saveArticleDraft = (
  db: Db,
  { id, userId }: Edited,
  { version, ...content }: ArticleDraftBody,
): Promise<AdminArticle> =>
  transaction(db, async (tx) => {
    const before = await lockArticle(tx, id);
    requireVersion(before, version);
    if (!isSavedAsTyped(before.status as ArticleStatus)) conflict("wrong_status", M.statusChanged);
    await requireKnown(tx, content);
    return store(tx, before, { userId, values: toColumns(content) });
  });

const changeStatus = (
  db: Db,
  { id, userId }: Edited,
  values: { status: ArticleStatus; publish_at?: null },
) =>
  transaction(db, async (tx) => {
    const before = await lockArticle(tx, id);
    requireNext(before, values.status);
    return store(tx, before, { userId, values });
  });

/** Takes a published article off the site; throws 409 if it isn't published. */
export const unpublishArticle = (db: Db, edited: Edited) =>
  changeStatus(db, edited, { status: UNPUBLISHED });

/** Turns a scheduled article back into a draft; throws 409 if it isn't scheduled. */
export const clearArticleSchedule = (db: Db, edited: Edited) =>
  changeStatus(db, edited, { status: DRAFT, publish_at: null });

/** Gives an article the words and pictures of one of its revisions; throws 404 if it has no such one. */
export const restoreRevision = (
  db: Db,
  edited: Edited,
  { revisionId, version }: { revisionId: number; version: number },
): Promise<AdminArticle> =>
  transaction(db, async (tx) => {
    const revision = (await findRevision(tx, edited.id, revisionId)) ?? notFound();
    const { title, summary, body_html, image_url, image_alt, meta_title, meta_description } =
      revision;
    const content = { title, summary, body_html, image_url, image_alt };
    return updateArticle(tx, edited, { ...content, meta_title, meta_description, version });
  });

/** Deletes an article; throws 404 if there is none. */
export const removeArticle = async (db: Db, id: number): Promise<void> => {
  const removed = await db
    .delete(articles)
    .where(eq(articles.id, id))
    .returning({ id: articles.id });
  if (removed.length === 0) notFound();
};
