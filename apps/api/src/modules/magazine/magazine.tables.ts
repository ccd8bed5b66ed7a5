import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref } from "../../db/columns.ts";

export const articleAuthors = pgTable(
  "article_authors",
  {
    id: identityId(),
    full_name: text().notNull(),
    slug: text().notNull().unique(),
    job_title: text().notNull().default(""),
    portrait_url: text(),
    bio: text().notNull().default(""),
  },
  (table) => [check("article_authors_addresses", checkSafeUrls(table.portrait_url))],
);

export const articleCategories = pgTable("article_categories", {
  id: identityId(),
  name: text().notNull(),
  slug: text().notNull().unique(),
});

export const articles = pgTable(
  "articles",
  {
    id: identityId(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    summary: text().notNull().default(""),
    body_html: text().notNull().default(""),
    image_url: text(),
    image_alt: text().notNull().default(""),
    author_id: ref()
      .notNull()
      .references(() => articleAuthors.id),
    category_id: ref()
      .notNull()
      .references(() => articleCategories.id),
    skill_ids: bigint({ mode: "number" }).array().notNull().default([]),
    status: smallint().notNull().default(0),
    reading_time: smallint().notNull().default(5),
    // When it is scheduled to be published, and when it was published.
    publish_at: instant(),
    published_at: instant(),
    meta_title: text(),
    meta_description: text(),
    created_at: createdAt(),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("articles_newest")
      .on(table.published_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 2`),
    index("articles_due")
      .on(table.publish_at)
      .where(sql`${table.status} = 1`),
    index("articles_author").on(table.author_id),
    index("articles_category").on(table.category_id),
    index("articles_skills").using("gin", table.skill_ids),
    check("articles_slug", sql`${table.slug} ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'`),
    check("articles_addresses", checkSafeUrls(table.image_url)),
    check("articles_status", sql`${table.status} in (0, 1, 2, 3)`),
    check("articles_reading_time", sql`${table.reading_time} in (1, 3, 5, 7, 10)`),
    check("articles_published", sql`${table.status} <> 2 or ${table.published_at} is not null`),
    check("articles_scheduled", sql`${table.status} <> 1 or ${table.publish_at} is not null`),
  ],
);
