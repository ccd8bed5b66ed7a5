import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt } from "../../db/columns.ts";

/** A log of changes to public content other than jobs; triggers write one row per statement. */
export const contentChanges = pgTable(
  "content_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The name of the changed table. */
    noun: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index("content_changes_age").on(table.created_at, table.id)],
);
