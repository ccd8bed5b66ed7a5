import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

import { instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

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

/** Decisions that members of staff have hidden from their list for a while. */
export const decisionSnoozes = pgTable(
  "decision_snoozes",
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As the contract names it: "failed_imports", "membership.7.RECRUITING". */
    decision: text().notNull(),
    until: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.decision] })],
);
