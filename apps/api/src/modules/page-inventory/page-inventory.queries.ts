import type {
  InventoryPage,
  PageInventoryCsvQuery,
  PageInventoryFilter,
  PageInventoryQuery,
} from "@devguild/schemas/page-inventory";
import { and, asc, desc, eq, inArray, ne, or, sql } from "drizzle-orm";

import { contains } from "../../db/conditions.ts";
import { type Db, isoOrNull } from "../../db/db.ts";
import { inBatchesById } from "../../db/in-batches.ts";
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

const toOrder = ({ order_dir }: PageInventoryCsvQuery) => {
  const direction = order_dir === "asc" ? asc : desc;
  return [direction(categoryPages.total_jobs), direction(categoryPages.id)];
};

/** Returns a page of the category pages that match a search, by open jobs, and the total. */
export const listCategoryPages = async (
  db: Db,
  query: PageInventoryQuery,
): Promise<{ rows: InventoryPage[]; total: number }> => {
  const found = matches(query);
  const rows = await db
    .select()
    .from(categoryPages)
    .where(found)
    .orderBy(...toOrder(query))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  return { rows: rows.map(toInventoryPage), total: await db.$count(categoryPages, found) };
};

/** Reads the category pages that match in batches, in the list's order. */
export async function* readCategoryPages(
  db: Db,
  query: PageInventoryCsvQuery,
): AsyncGenerator<InventoryPage[]> {
  const ordered = await db
    .select({ id: categoryPages.id })
    .from(categoryPages)
    .where(matches(query))
    .orderBy(...toOrder(query));
  yield* inBatchesById(ordered, async (ids) => {
    const rows = await db.select().from(categoryPages).where(inArray(categoryPages.id, ids));
    return rows.map(toInventoryPage);
  });
}
