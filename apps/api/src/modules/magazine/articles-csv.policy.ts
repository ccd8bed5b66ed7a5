import type { AdminArticleRow } from "@devguild/schemas/admin-magazine";
import { ARTICLE_STATUS_LABELS } from "@devguild/schemas/constants/magazine";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of articles as a spreadsheet. */
export const ARTICLES_HEAD = [
  "Id",
  "Article",
  "Slug",
  "Author",
  "Category",
  "Skills",
  "Status",
  "Minutes to read",
  "Goes out",
  "Published",
  "Changed",
] as const;

/** Returns the cells of an article. Pure. */
export const toArticleCells = (row: AdminArticleRow): CsvCell[] => [
  row.id,
  row.title,
  row.slug,
  row.author.label,
  row.category.label,
  row.skills.map(({ label }) => label).join(", "),
  ARTICLE_STATUS_LABELS.find(({ id }) => id === row.status)?.label ?? null,
  row.reading_time,
  row.publish_at,
  row.published_at,
  row.updated_at,
];
