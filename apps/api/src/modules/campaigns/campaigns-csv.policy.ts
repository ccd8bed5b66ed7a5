import type { Campaign, CampaignDay } from "@devguild/schemas/campaigns";
import { CAMPAIGN_STATUSES } from "@devguild/schemas/constants/campaigns";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of a company's campaigns as a spreadsheet. */
export const CAMPAIGNS_HEAD = [
  "id",
  "type",
  "title",
  "channel",
  "status",
  "starts_on",
  "ends_on",
  "impressions",
  "clicks",
  "ctr",
  "leads",
  "url",
] as const;

const STATUS_NAMES = new Map<number, string>(
  Object.entries(CAMPAIGN_STATUSES).map(([name, status]) => [status, name.toLowerCase()]),
);

const RATE_PLACES = 10_000;

/** Returns the cells of a campaign; without impressions it has no click rate. Pure. */
export const toCampaignRow = ({ metrics, ...campaign }: Campaign): CsvCell[] => [
  campaign.id,
  campaign.type,
  campaign.title,
  campaign.channel,
  STATUS_NAMES.get(campaign.status) ?? "",
  campaign.starts_on,
  campaign.ends_on,
  metrics.impressions,
  metrics.clicks,
  metrics.impressions > 0
    ? Math.round((metrics.clicks / metrics.impressions) * RATE_PLACES) / RATE_PLACES
    : null,
  metrics.leads,
  campaign.url,
];

/** The columns of a campaign's figures as a spreadsheet. */
export const DAYS_HEAD = ["Day", "Impressions", "Clicks", "Leads"] as const;

/** Returns the cells of a day. Pure. */
export const toDayRow = ({ day, impressions, clicks, leads }: CampaignDay): CsvCell[] => [
  day,
  impressions,
  clicks,
  leads,
];
