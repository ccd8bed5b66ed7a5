import { boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { identityId, ref } from "../../db/columns.ts";
import { skills } from "../catalogue/catalogue.tables.ts";

/** Editors' texts for teams that hire for a skill; the address is the skill's slug. */
export const techStackPages = pgTable("tech_stack_pages", {
  id: identityId(),
  skill_id: ref()
    .notNull()
    .unique()
    .references(() => skills.id),
  title: text().notNull(),
  intro_html: text().notNull().default(""),
  faq: jsonb().$type<{ question: string; answer: string }[]>().notNull().default([]),
  published: boolean().notNull().default(true),
});
