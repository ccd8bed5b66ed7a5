import type { SavedCriteria } from "@devguild/schemas/sourcing-searches";
import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, identityId, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

/** Searches for developers that staff have saved under a name. */
export const sourcingSearches = pgTable(
  "sourcing_searches",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    shared: boolean().notNull(),
    search: jsonb().$type<SavedCriteria>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("sourcing_searches_name").on(table.user_id, sql`lower(${table.name})`),
    check("sourcing_searches_name_length", sql`length(${table.name}) between 1 and 60`),
  ],
);
