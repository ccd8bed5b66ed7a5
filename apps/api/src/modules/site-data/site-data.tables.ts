import { LINK_COLUMNS } from "@devguild/schemas/constants/site-data";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";

import { checkSafeUrls, identityId } from "../../db/columns.ts";

/** External links in menus and footers; inactive ones and those without an address aren't shown. */
export const siteLinks = pgTable(
  "site_links",
  {
    id: identityId(),
    column: text({ enum: LINK_COLUMNS }).notNull(),
    label: text().notNull(),
    url: text(),
    active: boolean().notNull().default(true),
    position: smallint().notNull().default(0),
  },
  (table) => [
    index("site_links_order").on(table.column, table.position, table.id),
    check("site_links_label", sql`length(${table.label}) between 1 and 40`),
    // Links may only lead to web pages, never run a script.
    check("site_links_url", sql`${table.url} ~ '^https?://'`),
  ],
);

/** Customer quotes. */
export const quotes = pgTable(
  "quotes",
  {
    id: identityId(),
    text: text().notNull(),
    author: text().notNull(),
    role: text().notNull(),
    image_url: text(),
    active: boolean().notNull().default(true),
    position: smallint().notNull().default(0),
  },
  (table) => [
    index("quotes_order").on(table.position, table.id),
    check("quotes_addresses", checkSafeUrls(table.image_url)),
  ],
);
