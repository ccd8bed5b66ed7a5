import { EVENT_AUDIENCES } from "@devguild/schemas/constants/site-data";
import { sql } from "drizzle-orm";
import { check, date, pgTable, smallint, text } from "drizzle-orm/pg-core";

import { checkSafeUrls, identityId, ref } from "../../db/columns.ts";
import { locations } from "../catalogue/catalogue.tables.ts";

/** Conferences and summits, each with its own website. */
export const events = pgTable(
  "events",
  {
    id: identityId(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    type: smallint().notNull().default(0),
    city: text(),
    country_id: ref().references(() => locations.id),
    region: text().notNull(),
    audience: text({ enum: EVENT_AUDIENCES }).notNull(),
    starts_on: date().notNull(),
    ends_on: date().notNull(),
    timezone: text().notNull(),
    external_url: text(),
    logo_url: text(),
  },
  (table) => [
    check("events_dates", sql`${table.ends_on} >= ${table.starts_on}`),
    check("events_addresses", checkSafeUrls(table.external_url, table.logo_url)),
  ],
);
