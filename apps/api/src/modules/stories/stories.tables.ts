import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";

/** Cards on companies' brand pages. */
export const companyStories = pgTable(
  "company_stories",
  {
    id: identityId(),
    company_id: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    title: text().notNull(),
    body_html: text().notNull().default(""),
    cover_type: smallint().notNull().default(0),
    images: jsonb().$type<{ key: string; url: string; alt: string }[]>().notNull().default([]),
    video_url: text(),
    cta_label: text(),
    cta_url: text(),
    status: smallint().notNull().default(2),
    position: smallint().notNull().default(0),
    created_at: createdAt(),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("company_stories_order").on(table.company_id, table.position, table.id),
    check("company_stories_title", sql`length(${table.title}) between 1 and 80`),
    check("company_stories_status", sql`${table.status} in (0, 1, 2)`),
    check(
      "company_stories_cover",
      sql`${table.cover_type} = 0
        or (${table.cover_type} = 1 and jsonb_array_length(${table.images}) between 1 and 10)
        or (${table.cover_type} = 2 and ${table.video_url} is not null)`,
    ),
  ],
);

/** How often each story was seen and used; a table of its own, so that counting changes no page. */
export const companyStoryFigures = pgTable("company_story_figures", {
  story_id: ref()
    .primaryKey()
    .references(() => companyStories.id, { onDelete: "cascade" }),
  views: integer().notNull().default(0),
  interactions: integer().notNull().default(0),
});
