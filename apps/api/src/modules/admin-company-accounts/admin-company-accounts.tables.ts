import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";

import { instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { users } from "../users/users.tables.ts";

/** What staff note about companies; a table of its own, so that no read for a company can include it. */
export const companyStaffNotes = pgTable(
  "company_staff_notes",
  {
    company_id: ref()
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    body: text().notNull(),
    updated_by: ref().references(() => users.id, { onDelete: "set null" }),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [check("company_staff_notes_length", sql`length(${table.body}) <= 10000`)],
);
