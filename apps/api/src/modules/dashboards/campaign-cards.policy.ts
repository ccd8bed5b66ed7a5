import type { CompanyDashboard } from "@devguild/schemas/company-dashboard";
import type { CampaignStatus, CampaignType } from "@devguild/schemas/constants/campaigns";

import { toPhase } from "../campaigns/campaigns.policy.ts";

type Card = CompanyDashboard["marketing"][number];

/** A campaign as it is read for the dashboard. */
export type CampaignRow = Omit<Card, "phase" | "status"> & {
  type: CampaignType;
  status: CampaignStatus;
  has_membership: boolean;
};

/** Returns the campaigns of a type as the dashboard shows them, in their order. Pure. */
export const toCampaignCards = (
  rows: readonly CampaignRow[],
  type: CampaignType,
  today: string,
): Card[] =>
  rows
    .filter((row) => row.type === type)
    .map((row) => ({
      id: row.id,
      title: row.title,
      status: row.status,
      channel: row.channel,
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      phase: toPhase(row, row.has_membership, today),
      metrics: row.metrics,
    }));
