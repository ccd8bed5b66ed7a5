import type {
  InventoryPage,
  PageInventoryFilter,
  PageInventoryQuery,
} from "@devguild/schemas/page-inventory";
import { and, asc, desc, eq, lt, ne, or, sql } from "drizzle-orm";

import { contains } from "../../db/conditions.ts";
import { type Db, isoOrNull } from "../../db/db.ts";
import { inBatches } from "../../db/in-batches.ts";
import { automaticText } from "../jobs/category-texts.policy.ts";
import { categoryPages } from "./page-inventory.tables.ts";

/** Converts a page's row to the contract's shape. */
export const toInventoryPage = (row: typeof categoryPages.$inferSelect): InventoryPage => ({
  ...row,
  seo_automatic_text: automaticText(row.total_jobs),
  text_updated_at: isoOrNull(row.text_updated_at),
});

const matches = ({ search, page_type, written }: PageInventoryFilter) =>
  and(
    page_type === undefined ? undefined : eq(categoryPages.page_type, page_type),
    written === undefined ? undefined : (written ? ne : eq)(categoryPages.seo_text, ""),
    search
      ? or(
          sql`lower(${categoryPages.title}) like ${contains(search)}`,
          sql`${categoryPages.url} like ${contains(search)}`,
        )
      : undefined,
  );

/** Returns a page of the category pages that match a search, by open jobs, and the total. */
export const listCategoryPages = async (
  db: Db,
  { order_dir, page, per_page, ...filter }: PageInventoryQuery,
): Promise<{ rows: InventoryPage[]; total: number }> => {
  const found = matches(filter);
  const order = order_dir === "asc" ? asc : desc;
  const rows = await db
    .select()
    .from(categoryPages)
    .where(found)
    .orderBy(order(categoryPages.total_jobs), order(categoryPages.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return { rows: rows.map(toInventoryPage), total: await db.$count(categoryPages, found) };
};

/** Reads the category pages that match in batches, the newest first. */
export const readCategoryPages = (
  db: Db,
  filter: PageInventoryFilter,
): AsyncGenerator<InventoryPage[]> =>
  inBatches<InventoryPage>(async (last, limit) => {
    const rows = await db
      .select()
      .from(categoryPages)
      .where(and(matches(filter), last && lt(categoryPages.id, last.id)))
      .orderBy(desc(categoryPages.id))
      .limit(limit);
    return rows.map(toInventoryPage);
  });
