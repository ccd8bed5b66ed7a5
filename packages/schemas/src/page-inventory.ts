import { z } from "zod";
import { PAGE_TYPE_NAMES, SEO_TEXT_MAX } from "./constants/page-inventory.ts";
import { id, instant, queryFlag, queryPage, queryPerPage, text } from "./fields.ts";

/** A category page of jobs, with the text staff wrote for it and the one it shows by itself. */
export const inventoryPage = z.object({
  id,
  /** The path on the site, without the language. */
  url: z.string(),
  page_type: z.enum(PAGE_TYPE_NAMES),
  title: z.string(),
  seo_text: z.string(),
  seo_automatic_text: z.string(),
  /** Open jobs, counted within the last hour. */
  total_jobs: z.number().int(),
  text_updated_at: instant.nullable(),
});
export type InventoryPage = z.infer<typeof inventoryPage>;

/** Filters pages by title or address, by kind, and by whether staff wrote a text. */
const pageInventoryFilter = z.object({
  search: z.string().trim().max(200).default(""),
  page_type: z.enum(PAGE_TYPE_NAMES).optional(),
  written: queryFlag,
});
export type PageInventoryFilter = z.infer<typeof pageInventoryFilter>;

/** Filters pages, and sorts them by open jobs. */
export const pageInventoryCsvQuery = pageInventoryFilter.extend({
  order_dir: z.enum(["asc", "desc"]).default("desc"),
});
export type PageInventoryCsvQuery = z.infer<typeof pageInventoryCsvQuery>;

export const pageInventoryQuery = pageInventoryCsvQuery.extend({
  page: queryPage,
  per_page: queryPerPage(20),
});
export type PageInventoryQuery = z.infer<typeof pageInventoryQuery>;

/** The text of a page; an empty one removes it. */
export const seoTextBody = z.object({ seo_text: text(SEO_TEXT_MAX) });
