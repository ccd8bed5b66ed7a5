import { z } from "zod";

import {
  CAMPAIGN_CHANNELS,
  CAMPAIGN_MESSAGES as M,
  CAMPAIGN_ORDERS,
  CAMPAIGN_PHASES,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TEXT_MAX,
  CAMPAIGN_TITLE_MAX,
  CAMPAIGN_TYPES,
  SITE_CHANNELS,
} from "./constants/campaigns.ts";
import {
  coverAddress,
  id,
  instant,
  pageOf,
  queryCount,
  queryPage,
  queryPerPage,
  requiredText,
  text,
} from "./fields.ts";
import { toWebAddress } from "./web-address.ts";

const count = z.number().int().min(0);
const day = z.iso.date();
const rate = z.number().min(0);
const type = z.enum(CAMPAIGN_TYPES, M.typeRequired);
const channel = z.enum(CAMPAIGN_CHANNELS, M.channelRequired);
const status = z.literal(Object.values(CAMPAIGN_STATUSES));

const campaignMetrics = z.object({ impressions: count, clicks: count, leads: count });
export type CampaignMetrics = z.infer<typeof campaignMetrics>;

/** A company's campaign with what it has achieved so far. */
export const campaign = z.object({
  id,
  type,
  title: z.string(),
  /** Sanitised. */
  description_html: z.string(),
  channel,
  url: z.string().nullable(),
  image_url: z.string().nullable(),
  /** The first and the last day (UTC). */
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  status,
  phase: z.enum(CAMPAIGN_PHASES),
  /** The address to use or to hand out, which is counted; null without a destination. */
  link: z.string().nullable(),
  metrics: campaignMetrics,
  created_at: instant,
  updated_at: instant,
});
export type Campaign = z.infer<typeof campaign>;

const membership = z.object({
  active: z.boolean(),
  /** The last day of one that has ended. */
  ended_on: day.nullable(),
});

/** A page of a company's campaigns; counts, memberships and medians don't depend on the filters. */
export const campaignList = pageOf(campaign).extend({
  counts: z.record(type, count),
  memberships: z.record(type, membership),
  /** The medians of the click rates; null with too few campaigns that have enough views. */
  click_rates: z.record(type, rate.nullable()),
});
export type CampaignList = z.infer<typeof campaignList>;

/** What happened on one day (UTC). Corrections by our team count on the day they are made. */
const campaignDay = z.object({
  day,
  impressions: z.number().int(),
  clicks: z.number().int(),
  leads: z.number().int(),
});
export type CampaignDay = z.infer<typeof campaignDay>;

/** A campaign with its figures by day, beside what is usual for the company's campaigns of its type. */
export const campaignFigures = z.object({
  campaign,
  membership,
  /** The present day (UTC). */
  today: day,
  /** Every day since it has figures; none for a draft. */
  days: z.array(campaignDay),
  /** Medians; null with too few campaigns that have enough views. */
  usual: z
    .object({
      campaigns: count,
      click_rate: rate,
      impressions_a_day: z.number(),
      clicks_a_day: z.number(),
    })
    .nullable(),
});
export type CampaignFigures = z.infer<typeof campaignFigures>;

/** Which of a company's campaigns, in which order; `search` finds them by title. */
export const campaignsFilter = z.object({
  search: z.string().trim().max(200).default(""),
  type: type.optional(),
  status: z.coerce.number().pipe(status).optional(),
  channel: channel.optional(),
  order_by: z.enum(CAMPAIGN_ORDERS).default("created_at"),
  order_by_direction: z.enum(["asc", "desc"]).default("desc"),
});
export type CampaignsFilter = z.infer<typeof campaignsFilter>;

export const campaignsQuery = campaignsFilter.extend({
  page: queryPage,
  per_page: queryPerPage(100),
});
export type CampaignsQuery = z.infer<typeof campaignsQuery>;

/** An address that starts with https:// or a path on this site; an empty text is none. */
const link = text(500)
  .transform((url, context) => {
    if (url === "") return null;
    const address = isPath(url) ? url : toWebAddress(url);
    if (address && !address.startsWith("http:")) return address;
    context.addIssue(M.linkInvalid);
    return z.NEVER;
  })
  .nullable();
const HOST = "https://site.invalid";
const isPath = (url: string) => {
  if (!url.startsWith("/") || !URL.canParse(url, HOST) || /\s/.test(url)) return false;
  // Neither `//` nor `/../` may lead to another host.
  const { origin, pathname } = new URL(url, HOST);
  return origin === HOST && !pathname.startsWith("//");
};

const image = coverAddress(M.imageForeign).nullable();

const date = z.iso.date(M.dayInvalid).nullable();
const description = z
  .string()
  .max(CAMPAIGN_TEXT_MAX, M.textLong)
  .nullable()
  .transform((html) => html ?? "");

/** A campaign to create; by default a draft. */
export const newCampaignBody = z.object({
  type,
  title: requiredText(CAMPAIGN_TITLE_MAX, M.titleRequired),
  channel,
  description_html: description.default(""),
  url: link.default(null),
  image_url: image.default(null),
  starts_on: date.default(null),
  ends_on: date.default(null),
  status: status.default(CAMPAIGN_STATUSES.DRAFT),
});
export type NewCampaignBody = z.infer<typeof newCampaignBody>;

const METRIC_MAX = 1_000_000_000;
const total = count.max(METRIC_MAX);

/** What changes about a campaign; absent fields stay. Only our own team's metrics count. */
export const campaignBody = z
  .object({
    type,
    title: requiredText(CAMPAIGN_TITLE_MAX, M.titleRequired),
    channel,
    description_html: description,
    url: link,
    image_url: image,
    starts_on: date,
    ends_on: date,
    status,
    metrics: z.object({ impressions: total, clicks: total, leads: total }),
  })
  .partial();
export type CampaignBody = z.infer<typeof campaignBody>;

/** Which running campaigns a page asks for. */
export const shownCampaignsQuery = z.object({
  channel: z.enum(SITE_CHANNELS),
  limit: queryCount(1),
});
export type ShownCampaignsQuery = z.infer<typeof shownCampaignsQuery>;

/** A running campaign as visitors see it. */
export const shownCampaign = z.object({
  id,
  title: z.string(),
  /** The beginning of its text, without formatting. */
  text: z.string(),
  image_url: z.string().nullable(),
  /** A path on this site, or an address elsewhere. */
  link: z.string(),
  company: z.object({ name: z.string(), logo_url: z.string().nullable() }),
});
export type ShownCampaign = z.infer<typeof shownCampaign>;
