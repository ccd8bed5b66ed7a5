import { PAGE_TYPE_NAMES } from "@devguild/schemas/constants/page-inventory";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "../../db/columns.ts";

/** The category pages of jobs, with the texts that staff wrote for them. */
export const categoryPages = pgTable(
  "category_pages",
  {
    id: bigint({ mode: "number" }).notNull().unique().generatedAlwaysAsIdentity(),
    /** The path on the site, without the language. */
    url: text().primaryKey(),
    page_type: text({ enum: PAGE_TYPE_NAMES }).notNull(),
    title: text().notNull().default(""),
    seo_text: text().notNull().default(""),
    text_updated_at: instant(),
    /** Derived hourly. */
    total_jobs: integer().notNull().default(0),
  },
  (table) => [
    index("category_pages_jobs").on(table.total_jobs, table.id),
    check("category_pages_url", sql`${table.url} ~ '^/jobs/[a-z]+(/[a-z0-9-]+)+$'`),
  ],
);
