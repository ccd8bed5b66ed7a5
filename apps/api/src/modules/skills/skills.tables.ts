import { sql } from "drizzle-orm";
import { check, index, integer, pgTable } from "drizzle-orm/pg-core";

import { createdAt, instant, ref } from "../../db/columns.ts";
import { skills } from "../catalogue/catalogue.tables.ts";
import { users } from "../users/users.tables.ts";

/** Skills that were merged into another one; their uses are moved in the background. */
export const skillMerges = pgTable(
  "skill_merges",
  {
    skill_id: ref()
      .primaryKey()
      .references(() => skills.id),
    target_id: ref()
      .notNull()
      .references(() => skills.id),
    merged_by: ref().references(() => users.id, { onDelete: "set null" }),
    merged_at: createdAt(),
    /** When all uses had been moved. */
    moved_at: instant(),
  },
  (table) => [
    index("skill_merges_target").on(table.target_id),
    check("skill_merges_other", sql`${table.skill_id} <> ${table.target_id}`),
  ],
);

const total = () => integer().notNull().default(0);

/** How often each skill is used. Derived hourly. */
export const skillUses = pgTable("skill_uses", {
  skill_id: ref()
    .primaryKey()
    .references(() => skills.id, { onDelete: "cascade" }),
  developers: total(),
  jobs: total(),
  companies: total(),
  contents: total(),
});
