import type { InventoryPage } from "@devguild/schemas/page-inventory";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { toInventoryPage } from "./page-inventory.queries.ts";
import { categoryPages } from "./page-inventory.tables.ts";

/** The audit snapshot of a category page. */
export const categoryPageSnapshot = createSnapshot(categoryPages, { derived: ["total_jobs"] });

/** Writes the text of a category page; an empty one removes it. Source: docs/product/job-search.md. */
export const writePageText = async (
  db: Db,
  id: number,
  text: string,
  now = new Date(),
): Promise<InventoryPage> => {
  const [row] = await db
    .update(categoryPages)
    .set({ seo_text: text, text_updated_at: now })
    .where(eq(categoryPages.id, id))
    .returning();
  return row ? toInventoryPage(row) : notFound();
};
