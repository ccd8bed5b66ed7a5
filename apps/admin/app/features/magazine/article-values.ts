import type { AdminArticle, ArticleDraftBody } from "@devguild/schemas/admin-magazine";
import { countArticleWords, suggestReadingTime } from "@devguild/schemas/constants/article-editing";

/** What is typed of an article, as its fields hold it. */
export type ArticleValues = {
  title: string;
  slug: string;
  summary: string;
  body_html: string;
  image_url: string | null;
  image_alt: string;
  author_id: string;
  category_id: string;
  skill_ids: string[];
  /** "" for the one that the length suggests. */
  reading_time: string;
  meta_title: string;
  meta_description: string;
};

/** Returns the reading time that the length of a text suggests, in minutes. */
export const suggestMinutes = (html: string) => suggestReadingTime(countArticleWords(html));

/** Converts an article to what its fields hold. */
export const toArticleValues = (article: AdminArticle): ArticleValues => ({
  title: article.title,
  slug: article.slug,
  summary: article.summary,
  body_html: article.body_html,
  image_url: article.image_url,
  image_alt: article.image_alt,
  author_id: String(article.author.id),
  category_id: String(article.category.id),
  skill_ids: article.skills.map(({ id }) => String(id)),
  reading_time:
    article.reading_time === suggestMinutes(article.body_html) ? "" : String(article.reading_time),
  meta_title: article.meta_title ?? "",
  meta_description: article.meta_description ?? "",
});

/** Converts what the fields hold to the API's body. */
export const toArticleBody = (values: ArticleValues): Omit<ArticleDraftBody, "version"> => ({
  ...values,
  author_id: Number(values.author_id),
  category_id: Number(values.category_id),
  skill_ids: values.skill_ids.map(Number),
  reading_time:
    values.reading_time === ""
      ? null
      : (Number(values.reading_time) as NonNullable<ArticleDraftBody["reading_time"]>),
});

const LABELS: Record<keyof ArticleValues, string> = {
  title: "title",
  slug: "address",
  summary: "summary",
  body_html: "text",
  image_url: "picture",
  image_alt: "description of the picture",
  author_id: "author",
  category_id: "category",
  skill_ids: "skills",
  reading_time: "reading time",
  meta_title: "title for search engines",
  meta_description: "description for search engines",
};

const NAMES = Object.keys(LABELS) as (keyof ArticleValues)[];

/** Lists what differs between two versions of an article, in words. */
export const listDifferences = (one: ArticleValues, other: ArticleValues): string[] =>
  NAMES.filter((name) => String(one[name]) !== String(other[name])).map((name) => LABELS[name]);
