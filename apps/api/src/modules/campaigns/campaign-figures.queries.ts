import type { CampaignFigures } from "@devguild/schemas/campaigns";
import { asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { toDay } from "../job-figures/figure-days.policy.ts";
import { fillCampaignDays, findMedians } from "./campaign-figures.policy.ts";
import { readCampaignMemberships } from "./campaign-memberships.queries.ts";
import {
  NEWEST,
  pickTotals,
  selectCampaigns,
  type Surroundings,
  toCampaign,
} from "./campaigns.queries.ts";
import { campaignDays } from "./campaigns.tables.ts";

const readCampaignDays = (db: Db, campaignId: number) =>
  db
    .select({
      day: campaignDays.day,
      impressions: campaignDays.impressions,
      clicks: campaignDays.clicks,
      leads: campaignDays.leads,
    })
    .from(campaignDays)
    .where(eq(campaignDays.campaign_id, campaignId))
    .orderBy(asc(campaignDays.day));

/** Reads a company's campaign with its figures; null if the company has no such campaign. */
export const readCampaignFigures = async (
  db: Db,
  { companyId, campaignId }: { companyId: number; campaignId: number },
  surroundings: Surroundings,
): Promise<CampaignFigures | null> => {
  const rows = await selectCampaigns(db, companyId, NEWEST);
  const row = rows.find((each) => each.id === campaignId);
  if (!row) return null;
  const memberships = await readCampaignMemberships(db, companyId, surroundings.now);
  const found = toCampaign(row, memberships, surroundings);
  return {
    campaign: found,
    membership: memberships[row.type],
    today: toDay(surroundings.now),
    days: fillCampaignDays(
      await readCampaignDays(db, campaignId),
      { startsOn: row.starts_on, runsToday: found.phase === "running" },
      toDay(surroundings.now),
    ),
    usual: findMedians(pickTotals(rows, row.type)),
  };
};
