import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

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
    // When it is scheduled to be published, from when on it is public even if nothing has run since,
    // and when it was published.
    publish_at: instant(),
    published_at: instant(),
    meta_title: text(),
    meta_description: text(),
    // Goes up with each change by an editor, so that nobody overwrites what they haven't seen.
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("articles_newest")
      .on(
        sql`coalesce(${table.published_at}, ${table.publish_at}) desc`,
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.status} in (1, 2)`),
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
    check(
      "articles_scheduled",
      sql`${table.status} <> 1 or (${table.publish_at} is not null and ${table.published_at} is null)`,
    ),
  ],
);

/** Who has an article open; a row counts for half a minute. Source: docs/product/magazine.md. */
export const articlePresence = pgTable(
  "article_presence",
  {
    article_id: ref()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seen_at: instant().notNull().defaultNow(),
    typed_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.article_id, table.user_id] }),
    index("article_presence_user").on(table.user_id),
    index("article_presence_seen").on(table.seen_at),
  ],
);

/**
 * What an article's words and pictures were, for good: one for each sitting of an editor.
 * Source: docs/product/magazine.md.
 */
export const articleRevisions = pgTable(
  "article_revisions",
  {
    id: identityId(),
    article_id: ref()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    // Null for what was there before anybody edited it, and once the editor's login is gone.
    user_id: ref().references(() => users.id, { onDelete: "set null" }),
    status: smallint().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body_html: text().notNull(),
    image_url: text(),
    image_alt: text().notNull(),
    meta_title: text(),
    meta_description: text(),
    created_at: createdAt(),
    saved_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("article_revisions_article").on(table.article_id, table.id.desc().nullsFirst()),
    index("article_revisions_user").on(table.user_id),
  ],
);
