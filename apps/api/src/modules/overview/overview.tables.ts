import { sql } from "drizzle-orm";
import { check, integer, pgTable, smallint } from "drizzle-orm/pg-core";

import { instant } from "../../db/columns.ts";

/** The platform's totals at the last count, in one row. Only `count-overview` writes it. */
export const overviewFigures = pgTable(
  "overview_figures",
  {
    id: smallint().primaryKey().default(1),
    companies: integer().notNull(),
    published_jobs: integer().notNull(),
    developers: integer().notNull(),
    applications_30_days: integer().notNull(),
    counted_at: instant().notNull().defaultNow(),
  },
  (table) => [check("overview_figures_one", sql`${table.id} = 1`)],
);
