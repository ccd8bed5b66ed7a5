import { LANGUAGE } from "../product.ts";

export const ARTICLE_STATUSES = { DRAFT: 0, SCHEDULED: 1, PUBLISHED: 2, UNPUBLISHED: 3 } as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[keyof typeof ARTICLE_STATUSES];

/** An article's statuses with their labels. */
export const ARTICLE_STATUS_LABELS = [
  { id: ARTICLE_STATUSES.DRAFT, label: "Draft" },
  { id: ARTICLE_STATUSES.SCHEDULED, label: "Scheduled" },
  { id: ARTICLE_STATUSES.PUBLISHED, label: "Published" },
  { id: ARTICLE_STATUSES.UNPUBLISHED, label: "Unpublished" },
] as const;

/** The category of articles for hiring teams. */
export const HIRING_CATEGORY = "hiring";

/** The possible reading times of an article, in minutes. */
export const READING_TIMES = [1, 3, 5, 7, 10] as const;

/** Returns the path of an article's page on the site. */
export const articlePath = ({ id, slug }: { id: number; slug: string }) =>
  `/${LANGUAGE}/magazine/${id}/${slug}`;

/** Returns the path of an article as its readers will see it, for the magazine's staff. */
export const articlePreviewPath = ({ id, slug }: { id: number; slug: string }) =>
  `/${LANGUAGE}/magazine-preview/${id}/${slug}`;
