import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt } from "../../db/columns.ts";

/** That something public changed besides the jobs; a row for each statement, written by triggers. */
export const contentChanges = pgTable(
  "content_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The table that changed. */
    noun: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index("content_changes_age").on(table.created_at, table.id)],
);
