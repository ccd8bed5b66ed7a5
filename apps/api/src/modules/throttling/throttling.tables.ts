import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "../../db/columns.ts";

/** Attempts counted per time window, shared by all processes. */
export const throttles = pgTable(
  "throttles",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index("throttles_expiry").on(table.expires_at)],
);
