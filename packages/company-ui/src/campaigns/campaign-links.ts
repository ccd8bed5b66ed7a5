import type { CampaignType } from "@devguild/schemas/constants/campaigns";

/** Where an app's campaigns are. */
export type CampaignLinks = {
  /** The list of a type, or one campaign of it. */
  campaigns: (type: CampaignType, campaignId?: number) => string;
  /** Where a membership can be bought; null for those who may not. */
  membership: (type: CampaignType) => string | null;
};
