import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { users } from "../users/users.tables.ts";

/** How a person has arranged a company's dashboard: its closed sections, and the tips they dismissed. */
export const dashboardPreferences = pgTable(
  "dashboard_preferences",
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    company_id: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    collapsed: text().array().notNull().default([]),
    dismissed_tips: text().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.company_id] })],
);
