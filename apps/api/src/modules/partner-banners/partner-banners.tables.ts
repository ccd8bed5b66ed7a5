import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";

import { checkSafeUrls, identityId } from "../../db/columns.ts";

/** Ads of community partners, shown next to articles and videos. */
export const partnerBanners = pgTable(
  "community_ads",
  {
    id: identityId(),
    partner_name: text().notNull(),
    title: text().notNull(),
    body: text().notNull().default(""),
    image_url: text(),
    url: text().notNull(),
    active: boolean().notNull().default(true),
    position: smallint().notNull().default(0),
  },
  (table) => [
    index("community_ads_active")
      .on(table.position, table.id)
      .where(sql`${table.active}`),
    check("community_ads_addresses", checkSafeUrls(table.image_url)),
    check("community_ads_url", sql`${table.url} ~ '^https?://'`),
  ],
);
