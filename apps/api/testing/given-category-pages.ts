import type { Db } from "../src/db/db.ts";
import { categoryPages } from "../src/modules/page-inventory/page-inventory.tables.ts";

let serial = 0;

/** Creates category pages of jobs. */
export const givenCategoryPagesOn = (db: Db) => ({
  categoryPage: async (values: Partial<typeof categoryPages.$inferInsert> = {}) => {
    serial += 1;
    const [row] = await db
      .insert(categoryPages)
      .values({
        url: `/jobs/s/skill-${serial}`,
        page_type: "s",
        title: `Skill ${serial} developer jobs`,
        ...values,
      })
      .returning();
    if (!row) throw new Error("No category page was made.");
    return row;
  },
});
