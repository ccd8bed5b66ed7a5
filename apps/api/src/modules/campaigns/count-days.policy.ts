import type { CampaignDay } from "@devguild/schemas/campaigns";

/** What a campaign's events are checked against. */
export type CountedCampaign = {
  companyId: number;
  startsOn: string | null;
  endsOn: string | null;
  isDraft: boolean;
};

type CampaignEvent = {
  type: string;
  campaignId: number;
  /** The company whose ad somebody wants to apply to, for a lead. */
  jobCompanyId: number | null;
  viewerCompanyId: number | null;
  day: string;
};

type Row = CampaignDay & { campaign_id: number };

const LEAD = "campaign.lead";

const isCounted = (
  { type, jobCompanyId, viewerCompanyId, day }: CampaignEvent,
  { companyId, startsOn, endsOn, isDraft }: CountedCampaign,
) =>
  !isDraft &&
  // A company that looks at its own campaign isn't an audience.
  viewerCompanyId !== companyId &&
  startsOn !== null &&
  startsOn <= day &&
  endsOn !== null &&
  day <= endsOn &&
  (type !== LEAD || jobCompanyId === companyId);

/**
 * Adds events up by campaign and day, in the order of both. Only days on which a campaign is meant to be
 * shown count, and as leads only those for its own company's ads. Pure.
 * Source: docs/product/campaigns.md.
 */
export const addUpDays = (
  events: readonly CampaignEvent[],
  campaigns: ReadonlyMap<number, CountedCampaign>,
): Row[] => {
  const rows = new Map<string, Row>();
  for (const event of events) {
    const campaign = campaigns.get(event.campaignId);
    if (!campaign || !isCounted(event, campaign)) continue;
    const key = `${event.campaignId} ${event.day}`;
    const row = rows.get(key) ?? {
      campaign_id: event.campaignId,
      day: event.day,
      impressions: 0,
      clicks: 0,
      leads: 0,
    };
    rows.set(key, row);
    if (event.type === LEAD) row.leads += 1;
    else if (event.type === "campaign.click") row.clicks += 1;
    else row.impressions += 1;
  }
  // In one order, so that two counts at once can't deadlock.
  return [...rows.values()].toSorted(
    (a, b) => a.campaign_id - b.campaign_id || (a.day < b.day ? -1 : 1),
  );
};
