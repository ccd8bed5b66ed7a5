import {
  CAMPAIGN_NAME,
  CAMPAIGN_SOURCE,
  type CampaignChannel,
  LINK_CHANNELS,
} from "@devguild/schemas/constants/campaigns";

/** Where the counted links of newsletters and social posts are served. */
export const COUNTED_LINKS = "/api/campaigns";

type Linked = { id: number; channel: CampaignChannel; url: string };

/** Returns whether a channel leads through a counted link, as we can't see its clicks otherwise. Pure. */
export const isLinkChannel = (channel: CampaignChannel) =>
  (LINK_CHANNELS as readonly CampaignChannel[]).includes(channel);

/**
 * Returns where a campaign leads, with its own name in `utm_campaign`; parameters that a company has put
 * into an address elsewhere stay. Paths stay paths. Pure.
 */
export const addUtm = ({ id, channel, url }: Linked, siteUrl: string): string => {
  const isOwn = url.startsWith("/");
  const target = new URL(url, siteUrl);
  const values = {
    utm_source: CAMPAIGN_SOURCE,
    utm_medium: channel,
    utm_campaign: `${CAMPAIGN_NAME}${id}`,
  };
  for (const [name, value] of Object.entries(values))
    if (isOwn || !target.searchParams.has(name)) target.searchParams.set(name, value);
  if (!isOwn) return target.href;
  // Dots could leave two slashes, which would lead to another host.
  return target.pathname.replace(/^\/{2,}/, "/") + target.search + target.hash;
};

/** Returns the address of a campaign to use or to hand out, whose clicks are counted. Pure. */
export const toLink = (campaign: Linked, siteUrl: string): string =>
  isLinkChannel(campaign.channel)
    ? `${siteUrl}${COUNTED_LINKS}/${campaign.id}`
    : addUtm(campaign, siteUrl);
