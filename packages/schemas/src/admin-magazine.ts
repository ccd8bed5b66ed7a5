import { z } from "zod";

import {
  ADMIN_ARTICLE_ORDERS,
  ARTICLE_ALT_MAX,
  ARTICLE_SKILLS_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TEXT_MAX,
  ARTICLE_TITLE_MAX,
  AUTHOR_BIO_MAX,
  AUTHOR_NAME_MAX,
  AUTHOR_ROLE_MAX,
  CATEGORY_NAME_MAX,
  MAGAZINE_MESSAGES as M,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
} from "./constants/article-editing.ts";
import { ARTICLE_STATUSES, READING_TIMES } from "./constants/magazine.ts";
import {
  chosenId,
  clearableText,
  coverAddress,
  id,
  instant,
  labelledId,
  portraitAddress,
  queryIds,
  queryPage,
  queryPerPage,
  requiredText,
  text,
  toList,
} from "./fields.ts";
import { isSlug } from "./slugs.ts";
import { tooLong } from "./limit-messages.ts";

const PER_PAGE = 20;

const status = z.enum(ARTICLE_STATUSES);
/** An article in the back office's list. */
export const adminArticleRow = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  image_url: z.string().nullable(),
  image_alt: z.string(),
  author: labelledId,
  category: labelledId,
  skills: z.array(labelledId),
  status,
  /** In minutes. */
  reading_time: z.literal(READING_TIMES),
  /** When it goes out; null unless it is scheduled. */
  publish_at: instant.nullable(),
  published_at: instant.nullable(),
  updated_at: instant,
});
export type AdminArticleRow = z.infer<typeof adminArticleRow>;

/** An article as its editors see it. */
export const adminArticle = adminArticleRow.extend({
  /** Sanitised. */
  body_html: z.string(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  /** Goes up with each change; a change has to name the one that it is based on. */
  version: z.number().int(),
});
export type AdminArticle = z.infer<typeof adminArticle>;

const queryStatuses = z.preprocess(toList, z.array(z.coerce.number().pipe(status)).max(4));

/** Filters articles in any status. */
const adminArticlesFilter = z.object({
  /** Searches title and summary. */
  search: z.string().trim().max(200).default(""),
  authors: queryIds,
  skills: queryIds,
  categories: queryIds,
  statuses: queryStatuses,
});
export type AdminArticlesFilter = z.infer<typeof adminArticlesFilter>;

/** Which articles a spreadsheet has, in which order. */
export const adminArticlesCsvQuery = adminArticlesFilter.extend({
  order_by: z.enum(ADMIN_ARTICLE_ORDERS).default("updated_at"),
  order_by_direction: z.enum(["asc", "desc"]).default("desc"),
});
export type AdminArticlesCsvQuery = z.infer<typeof adminArticlesCsvQuery>;

export const adminArticlesQuery = adminArticlesCsvQuery.extend({
  page: queryPage,
  per_page: queryPerPage(PER_PAGE),
});
export type AdminArticlesQuery = z.infer<typeof adminArticlesQuery>;

export const articleEditOptions = z.object({
  authors: z.array(labelledId),
  categories: z.array(labelledId),
  skills: z.array(labelledId),
  reading_times: z.array(z.literal(READING_TIMES)),
});
export type ArticleEditOptions = z.infer<typeof articleEditOptions>;

const image = coverAddress(M.imageForeign).nullable();

const fields = {
  title: requiredText(ARTICLE_TITLE_MAX, M.titleRequired),
  slug: z.string().trim().max(80, tooLong(80)).refine(isSlug, M.slugInvalid),
  summary: text(ARTICLE_SUMMARY_MAX),
  body_html: z.string().max(ARTICLE_TEXT_MAX, tooLong(ARTICLE_TEXT_MAX)),
  image_url: image,
  image_alt: text(ARTICLE_ALT_MAX),
  author_id: chosenId(M.authorRequired),
  category_id: chosenId(M.categoryRequired),
  skill_ids: z.array(id).max(ARTICLE_SKILLS_MAX),
  /** Null for the one that its length suggests. */
  reading_time: z.literal(READING_TIMES).nullable(),
  meta_title: clearableText(META_TITLE_MAX),
  meta_description: clearableText(META_DESCRIPTION_MAX),
};

/** An article to create, as a draft; the default slug is made from the title. */
export const newArticleBody = z
  .object(fields)
  .partial()
  .required({ title: true, author_id: true, category_id: true });
export type NewArticleBody = z.infer<typeof newArticleBody>;

const version = z.number().int().min(1);

/** What is typed into an article that isn't public; absent fields stay. */
export const articleDraftBody = z.object(fields).partial().extend({ version });
export type ArticleDraftBody = z.infer<typeof articleDraftBody>;

/**
 * What changes about an article; absent fields stay. With a status it is published, or scheduled for
 * `publish_at`; then it has to be complete.
 */
export const articleBody = z
  .object({
    ...fields,
    status: z.literal([ARTICLE_STATUSES.SCHEDULED, ARTICLE_STATUSES.PUBLISHED]),
    publish_at: instant.nullable(),
  })
  .partial()
  .extend({ version });
export type ArticleBody = z.infer<typeof articleBody>;

/** Who wrote a revision, and when it was last saved. */
export const articleRevisionRow = z.object({
  id,
  saved_at: instant,
  /** Null for what was there before anybody edited it, and for a login that is gone. */
  editor: z.string().nullable(),
  status,
  words: z.number().int(),
});
export type ArticleRevisionRow = z.infer<typeof articleRevisionRow>;

const diffPart = z.object({ kind: z.enum(["same", "added", "removed"]), text: z.string() });
export type DiffPart = z.infer<typeof diffPart>;
const diff = z.array(diffPart);

/** What has changed since a revision: `removed` was in it, `added` is there now. */
export const articleRevision = z.object({
  id,
  title: diff,
  summary: diff,
  /** By line. */
  text: z.array(diff),
  picture_changed: z.boolean(),
  image_alt: diff,
  meta_title: diff,
  meta_description: diff,
});
export type ArticleRevision = z.infer<typeof articleRevision>;

/** The version on top of which a revision is restored. */
export const restoreRevisionBody = z.object({ version });

const author = {
  name: requiredText(AUTHOR_NAME_MAX, M.nameRequired),
  job_title: text(AUTHOR_ROLE_MAX),
  /** Shown below their articles. */
  bio: text(AUTHOR_BIO_MAX),
  portrait_url: portraitAddress(M.imageForeign).nullable(),
};

/** An author to add; their picture was uploaded here. */
export const newAuthorBody = z.object({
  ...author,
  job_title: author.job_title.default(""),
  bio: author.bio.default(""),
  portrait_url: author.portrait_url.default(null),
});
export type NewAuthorBody = z.infer<typeof newAuthorBody>;

/** All that is written about an author. */
export const authorBody = z.object(author);
export type AuthorBody = z.infer<typeof authorBody>;

/** An author as editors see them. */
export const adminAuthor = z.object({
  id,
  name: z.string(),
  job_title: z.string(),
  bio: z.string(),
  portrait_url: z.string().nullable(),
  /** How many articles they have, in any status. */
  articles: z.number().int(),
});
export type AdminAuthor = z.infer<typeof adminAuthor>;

/** A category of articles, to add or to rename. */
export const categoryBody = z.object({ name: requiredText(CATEGORY_NAME_MAX, M.nameRequired) });
export type CategoryBody = z.infer<typeof categoryBody>;

/** A category of articles as editors see it. */
export const adminCategory = z.object({
  id,
  name: z.string(),
  /** How many articles it has, in any status. */
  articles: z.number().int(),
});
export type AdminCategory = z.infer<typeof adminCategory>;

/** Says that an editor has an article open, and whether they have typed since they last said so. */
export const articlePresenceBody = z.object({ typed: z.boolean() });

/** Someone else who has an article open. */
export const articleEditor = z.object({
  /** The id of their login. */
  id,
  name: z.string(),
  /** When they last typed since they opened it; null if they haven't. */
  typed_at: instant.nullable(),
});
export type ArticleEditor = z.infer<typeof articleEditor>;
