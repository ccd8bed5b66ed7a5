import { integer, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";

import { instant, ref } from "../../db/columns.ts";
import { locations, skills } from "../catalogue/catalogue.tables.ts";

/**
 * Salaries of open ads by main skill, seniority and country, in whole EUR, gross, per year. Derived
 * from the jobs and replaced as a whole; groups with too few ads are left out.
 */
export const marketSalaries = pgTable(
  "market_salaries",
  {
    skill_id: ref()
      .notNull()
      .references(() => skills.id, { onDelete: "cascade" }),
    seniority_id: smallint().notNull(),
    country_id: ref()
      .notNull()
      .references(() => locations.id, { onDelete: "cascade" }),
    ads: integer().notNull(),
    p10: integer().notNull(),
    median: integer().notNull(),
    p90: integer().notNull(),
    computed_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.skill_id, table.seniority_id, table.country_id] })],
);
