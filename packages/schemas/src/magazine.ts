import { z } from "zod";

import { filterItem } from "./catalogue.ts";
import { ARTICLE_STATUSES } from "./constants/magazine.ts";
import { id, instant, queryCount, queryFlag, queryIds, queryPage, queryPerPage } from "./fields.ts";

const PER_PAGE = 13;

const articleAuthor = z.object({
  id,
  full_name: z.string(),
  slug: z.string(),
  job_title: z.string(),
  portrait_url: z.string().nullable(),
});

/** An article's card. */
export const articleCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  image_url: z.string().nullable(),
  image_alt: z.string(),
  author: articleAuthor,
  category: z.object({ id, name: z.string(), slug: z.string() }),
  skills: z.array(z.object({ id, name: z.string(), slug: z.string() })),
  /** In minutes. */
  reading_time: z.number().int(),
  status: z.enum(ARTICLE_STATUSES),
  /** Null if unpublished. */
  published_at: instant.nullable(),
});
export type ArticleCard = z.infer<typeof articleCard>;

export const article = articleCard.extend({
  /** Sanitised; the second-level headings have the ids that `contents` lists. */
  body_html: z.string(),
  contents: z.array(z.object({ id: z.string(), title: z.string() })),
  author: articleAuthor.extend({ bio: z.string() }),
  /** The preview image for sharing: its own if networks support it, otherwise a generated one. */
  og_image: z.string(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  updated_at: instant,
  /** Related articles, the closest first. */
  recommendations: z.array(articleCard),
});
export type Article = z.infer<typeof article>;

export const articlesQuery = z.object({
  authors: queryIds,
  skills: queryIds,
  categories: queryIds,
  /** Searches title and summary. */
  metadata: z.string().trim().max(200).default(""),
  page: queryPage,
  per_page: queryPerPage(PER_PAGE),
});
export type ArticlesQuery = z.infer<typeof articlesQuery>;

export const featuredArticlesQuery = z.object({ count: queryCount(5) });

export const articleQuery = z.object({ preview: queryFlag });

export const articleFilterOptions = z.object({
  authors: z.array(filterItem),
  skills: z.array(filterItem),
  categories: z.array(filterItem),
  statuses: z.array(z.object({ id: z.enum(ARTICLE_STATUSES), label: z.string() })),
});
export type ArticleFilterOptions = z.infer<typeof articleFilterOptions>;
