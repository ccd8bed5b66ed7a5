import { PAGE_TYPES } from "@devguild/schemas/constants/page-inventory";
import type { InventoryPage } from "@devguild/schemas/page-inventory";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of category pages as a spreadsheet. */
export const PAGES_HEAD = [
  "Id",
  "Path",
  "Kind",
  "Title",
  "Open jobs",
  "Text",
  "Text updated",
] as const;

/** Returns the cells of category page. Pure. */
export const toPageCells = (row: InventoryPage): CsvCell[] => [
  row.id,
  row.url,
  PAGE_TYPES[row.page_type],
  row.title,
  row.total_jobs,
  row.seo_text || row.seo_automatic_text,
  row.text_updated_at,
];
