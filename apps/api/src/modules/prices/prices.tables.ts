import { PRICE_TYPES } from "@devguild/schemas/constants/jobs";
import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";

import { identityId } from "../../db/columns.ts";

/** Prices for publishing an ad: a membership slot, credits, or an amount. Staff change them. */
export const jobPrices = pgTable(
  "job_prices",
  {
    id: identityId(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    offer_type: smallint().notNull(),
    price_type: text({ enum: PRICE_TYPES }).notNull(),
    price_cents: integer().notNull(),
    original_price_cents: integer(),
    credits: integer(),
    duration_days: integer().notNull(),
    boost_days: integer().notNull().default(0),
    features: text().array().notNull().default([]),
    highlighted: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    position: smallint().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check("job_prices_duration", sql`${table.duration_days} between 1 and 365`),
    check("job_prices_cents", sql`${table.price_cents} >= 0`),
    check(
      "job_prices_credits",
      sql`(${table.price_type} = 'credit') = (${table.credits} is not null)`,
    ),
  ],
);
