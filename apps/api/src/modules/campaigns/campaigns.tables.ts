import {
  CAMPAIGN_CHANNELS,
  CAMPAIGN_TYPES,
  type CampaignStatus,
} from "@devguild/schemas/constants/campaigns";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";

/** What companies advertise, by type and channel. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: identityId(),
    company_id: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    type: text({ enum: CAMPAIGN_TYPES }).notNull(),
    title: text().notNull(),
    description_html: text().notNull().default(""),
    channel: text({ enum: CAMPAIGN_CHANNELS }).notNull(),
    url: text(),
    image_url: text(),
    // The first and the last day (UTC) on which a live one is shown.
    starts_on: date(),
    ends_on: date(),
    status: smallint().$type<CampaignStatus>().notNull().default(2),
    created_at: createdAt(),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("campaigns_company").on(table.company_id, table.type, table.id),
    index("campaigns_live")
      .on(table.channel, table.ends_on)
      .where(sql`${table.status} = 1`),
    check("campaigns_title", sql`length(${table.title}) between 1 and 120`),
    check("campaigns_status", sql`${table.status} in (0, 1, 2)`),
    check("campaigns_type", sql`${table.type} in ('EMPLOYER_BRANDING', 'MARKETING')`),
    check("campaigns_days", sql`${table.ends_on} >= ${table.starts_on}`),
    check("campaigns_addresses", checkSafeUrls(table.image_url)),
    check("campaigns_url", sql`${table.url} ~ '^(https://|/[^/\\\\])'`),
    check(
      "campaigns_complete",
      sql`${table.status} <> 1 or (${table.url} is not null and ${table.starts_on} is not null
        and ${table.ends_on} is not null)`,
    ),
  ],
);

/**
 * What happened with a campaign on one day (UTC). A correction by staff counts on the day on which it is
 * made, so it may be negative.
 */
export const campaignDays = pgTable(
  "campaign_days",
  {
    campaign_id: ref()
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    day: date().notNull(),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    leads: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaign_id, table.day] })],
);
