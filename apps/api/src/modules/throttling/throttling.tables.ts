import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "../../db/columns.ts";

/** Counted attempts in a window of time; the same for one process or many. */
export const throttles = pgTable(
  "throttles",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index("throttles_expiry").on(table.expires_at)],
);
