import type { HomepageSection } from "@devguild/schemas/event-homepages";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";

import { checkSafeUrls, identityId, instant, ref } from "../../db/columns.ts";
import { events } from "../events/events.tables.ts";

/** What an event's page says: as it is edited, and as visitors see it. Source: docs/product/events.md. */
export const eventHomepages = pgTable(
  "event_homepages",
  {
    event_id: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** The one that visitors see; without it, the page isn't published. */
    live: boolean().notNull(),
    hero_title: text().notNull(),
    hero_subtitle: text().notNull(),
    hero_image_url: text(),
    cta_label: text().notNull(),
    cta_url: text(),
    sections: jsonb().$type<HomepageSection[]>().notNull(),
    // Goes up with each change, so that nobody overwrites what they haven't seen.
    version: integer().notNull(),
    saved_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.live] }),
    check("event_homepages_addresses", checkSafeUrls(table.hero_image_url, table.cta_url)),
  ],
);

/** The menu of an event's page. */
export const eventMenuItems = pgTable(
  "event_menu_items",
  {
    id: identityId(),
    event_id: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    title: text().notNull(),
    // A website, or a section of the page such as `#speakers`.
    url: text().notNull(),
    position: smallint().notNull(),
    visible: boolean().notNull().default(true),
  },
  (table) => [
    index("event_menu_items_event").on(table.event_id, table.position),
    check(
      "event_menu_items_addresses",
      sql`${table.url} ~ '^(#[a-z]+(-[0-9]{1,2})?|https://[^[:space:]]+)$'`,
    ),
  ],
);
