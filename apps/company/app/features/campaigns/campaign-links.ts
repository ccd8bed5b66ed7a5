import { toTypePath } from "@devguild/company-ui/campaign-address";
import type { CampaignLinks } from "@devguild/company-ui/campaign-links";
import { localized } from "@devguild/session/redirects";

/** Where the portal's campaigns are, for someone who may see the company's account, or not. */
export const buildCampaignLinks = (seesAccount: boolean): CampaignLinks => ({
  campaigns: (type, campaignId) =>
    localized(`/company/campaigns/${toTypePath(type)}${campaignId ? `/${campaignId}` : ""}`),
  membership: (type) =>
    seesAccount ? localized(`/company/company-account?buy=${toTypePath(type)}`) : null,
});
