import type { ListDensity, StaffList } from "@devguild/schemas/constants/list-views";
import { sql } from "drizzle-orm";
import { boolean, check, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, identityId, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

/** Searches, filters and orders of the back office's lists that staff have saved under a name. */
export const listViews = pgTable(
  "list_views",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().$type<StaffList>().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    shared: boolean().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("list_views_name").on(table.user_id, table.list, sql`lower(${table.name})`),
    check("list_views_name_length", sql`length(${table.name}) between 1 and 40`),
  ],
);

/** How a member of staff has set up a list; without a row, the standard way. */
export const listLayouts = pgTable(
  "list_layouts",
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().$type<StaffList>().notNull(),
    /** Null for the standard columns. */
    columns: text().array(),
    density: text().$type<ListDensity>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.list] })],
);
