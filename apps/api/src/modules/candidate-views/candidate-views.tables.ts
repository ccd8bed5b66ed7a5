import type { InboxFilter } from "@devguild/schemas/candidate-inbox";
import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, identityId, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { users } from "../users/users.tables.ts";

/** Filters of a company's candidates that a person has saved under a name. */
export const candidateViews = pgTable(
  "candidate_views",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    company_id: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: text().notNull(),
    filter: jsonb().$type<InboxFilter>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("candidate_views_name").on(
      table.user_id,
      table.company_id,
      sql`lower(${table.name})`,
    ),
    check("candidate_views_name_length", sql`length(${table.name}) between 1 and 40`),
  ],
);
