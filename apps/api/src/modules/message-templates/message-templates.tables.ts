import { TEMPLATE_PURPOSES } from "@devguild/schemas/constants/message-templates";
import { sql } from "drizzle-orm";
import { check, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { users } from "../users/users.tables.ts";

/** Texts for messages to candidates: those of a company, and those with a user of that person alone. */
export const messageTemplates = pgTable(
  "message_templates",
  {
    id: identityId(),
    company_id: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    user_id: ref().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    purpose: text({ enum: TEMPLATE_PURPOSES }).notNull(),
    body: text().notNull(),
    created_at: createdAt(),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("message_templates_name").on(
      table.company_id,
      sql`coalesce(${table.user_id}, 0)`,
      sql`lower(${table.name})`,
    ),
    check("message_templates_name_length", sql`length(${table.name}) between 1 and 60`),
  ],
);
