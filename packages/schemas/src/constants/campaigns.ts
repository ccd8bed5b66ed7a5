import type { MembershipKind } from "./memberships.ts";

/** What a campaign is for; each type needs the membership of the same name. */
export const CAMPAIGN_TYPES = [
  "EMPLOYER_BRANDING",
  "MARKETING",
] as const satisfies readonly MembershipKind[];
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** Channels that are shown on our own pages, and those that only lead through a counted link. */
export const SITE_CHANNELS = ["banner", "magazine", "video", "live"] as const;
export type SiteChannel = (typeof SITE_CHANNELS)[number];
export const LINK_CHANNELS = ["newsletter", "social"] as const;
export const CAMPAIGN_CHANNELS = [...SITE_CHANNELS, ...LINK_CHANNELS] as const;
export type CampaignChannel = (typeof CAMPAIGN_CHANNELS)[number];

export const CAMPAIGN_STATUSES = { UNPUBLISHED: 0, LIVE: 1, DRAFT: 2 } as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[keyof typeof CAMPAIGN_STATUSES];

/** How a campaign is today: of the live ones, only a running one is shown and counted. */
export const CAMPAIGN_PHASES = [
  "draft",
  "scheduled",
  "running",
  "paused",
  "ended",
  "unpublished",
] as const;
export type CampaignPhase = (typeof CAMPAIGN_PHASES)[number];

/** By what a company's campaigns can be sorted. */
export const CAMPAIGN_ORDERS = [
  "created_at",
  "title",
  "starts_on",
  "ends_on",
  "impressions",
  "clicks",
  "ctr",
  "leads",
] as const;
export type CampaignOrder = (typeof CAMPAIGN_ORDERS)[number];

/** How many campaigns a company can have. */
export const CAMPAIGNS_MAX = 100;

/** The maximum length of a campaign's title, and of its text including markup. */
export const CAMPAIGN_TITLE_MAX = 120;
export const CAMPAIGN_TEXT_MAX = 5000;

/** The fewest campaigns of a type of which a median is shown. */
export const MEDIAN_CAMPAIGNS_MINIMUM = 3;

/** What the links of campaigns name as their source, and what precedes the id in `utm_campaign`. */
export const CAMPAIGN_SOURCE = "devguild";
export const CAMPAIGN_NAME = "campaign-";

export const CAMPAIGN_MESSAGES = {
  typeRequired: "Choose what the campaign is for.",
  typeFixed: "The type can’t change any more: the figures belong to it.",
  titleRequired: "Give the campaign a title.",
  channelRequired: "Choose a channel.",
  channelFixed: "The channel can’t change any more: the figures belong to it.",
  textLong: "This text is too long.",
  imageForeign: "Please upload this image first.",
  linkRequired: "Enter where the campaign leads.",
  linkInvalid:
    "Enter an address that starts with https://, or a path on this site such as /en/jobs.",
  dayInvalid: "Enter a date.",
  startRequired: "Choose the first day.",
  endRequired: "Choose the last day.",
  endEarly: "The last day can’t be before the first.",
  endPast: "Choose a last day that isn’t over yet.",
  noMembership: "This needs an active membership of its type.",
  draftAgain: "It has been published, so it can’t be a draft again. Unpublish it instead.",
  tooMany: `You have ${CAMPAIGNS_MAX} campaigns, the maximum. Delete one to add another.`,
} as const;
