import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";

/**
 * What companies are found and sorted by: counts of open jobs, tech stack and locations. `location_ids`
 * contains cities with their countries and regions. Only `count-facets` and `count-answer-times`
 * write it.
 */
export const companyFacets = pgTable(
  "company_facets",
  {
    company_id: ref()
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    open_jobs: integer().notNull().default(0),
    skill_ids: bigint({ mode: "number" }).array().notNull().default([]),
    location_ids: bigint({ mode: "number" }).array().notNull().default([]),
    answers_in_days: integer(),
  },
  (table) => [
    index("company_facets_jobs").on(table.open_jobs.desc().nullsFirst(), table.company_id),
    index("company_facets_skills").using("gin", table.skill_ids),
    index("company_facets_locations").using("gin", table.location_ids),
  ],
);

/**
 * How many published companies each skill and location finds: what the filters offer. Derived from
 * the facets; only `count-facet-options` writes it.
 */
export const companyFacetOptions = pgTable(
  "company_facet_options",
  {
    kind: text({ enum: ["skill_ids", "location_ids"] }).notNull(),
    option_id: ref().notNull(),
    companies: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.option_id] })],
);
