import { CAMPAIGN_STATUSES } from "@devguild/schemas/constants/campaigns";

import type { campaignDays, campaigns } from "../../src/modules/campaigns/campaigns.tables.ts";
import type { companyMemberships } from "../../src/modules/memberships/memberships.tables.ts";
import { createRandom } from "../random.ts";
import type { Clock } from "./clock.ts";
import { type Company, SHOWCASE } from "./companies.ts";
import { drawEditorialCover } from "./pictures/covers.ts";
import { type Drawn, getPictureUrl } from "./pictures/write-pictures.ts";
import { type CampaignText, OTHER_CAMPAIGNS, SHOWCASE_CAMPAIGNS } from "./texts/campaigns.ts";

type Row = typeof campaigns.$inferInsert & { id: number };
type DayRow = typeof campaignDays.$inferInsert;
type Membership = Pick<typeof companyMemberships.$inferInsert, "company_id" | "kind">;

// Keeps the covers of campaigns different from those of articles, videos and ads.
const FIRST_COVER = 6000;
const WEEKEND = 0.5;
const NEWSLETTER_CLICKS = 34;

const STATUSES = {
  live: CAMPAIGN_STATUSES.LIVE,
  unpublished: CAMPAIGN_STATUSES.UNPUBLISHED,
  draft: CAMPAIGN_STATUSES.DRAFT,
};

const toText = (text: string, { row }: Company) => text.replaceAll("{company}", row.name);

const toUrl = (leadsTo: string, { row }: Company) =>
  leadsTo === "jobs" ? `/en/companies/${row.id}/${row.slug}` : `${row.website}/${leadsTo}`;

const toRow = (text: CampaignText, company: Company, id: number, clock: Clock): Row => ({
  id,
  company_id: company.row.id,
  type: text.type,
  channel: text.channel,
  title: toText(text.title, company),
  description_html: `<p>${toText(text.text, company)}</p>`,
  url: toUrl(text.leadsTo, company),
  image_url: getPictureUrl({ kind: "cover", name: `campaign-${id}` }),
  starts_on: text.from === null ? null : clock.dateIn(text.from),
  ends_on: text.to === null ? null : clock.dateIn(text.to),
  status: STATUSES[text.status],
  created_at: clock.daysAgo(Math.min(89, 4 - Math.min(0, text.from ?? 0))),
  updated_at: clock.daysAgo(1),
});

/** Rounds up or down by chance, so that small numbers add up. */
const roundBy = (chance: number, value: number) =>
  Math.floor(value) + (chance < value - Math.floor(value) ? 1 : 0);

const makeDays = (text: CampaignText, campaignId: number, clock: Clock): DayRow[] => {
  if (text.status === "draft" || text.from === null) return [];
  const random = createRandom(`figures of campaign ${text.slug} ${campaignId}`);
  const last = Math.min(0, text.to ?? 0);
  return Array.from({ length: Math.max(0, last - text.from + 1) }, (_, index) => {
    const back = (text.from ?? 0) + index;
    const isWeekend = [0, 6].includes(clock.inDays(back).getUTCDay());
    const share = (isWeekend ? WEEKEND : 1) * (0.8 + random.next() * 0.4);
    const impressions = Math.round(text.views * share);
    // Nobody sees the readers of a newsletter: only its counted link is known.
    const wanted =
      text.channel === "newsletter"
        ? NEWSLETTER_CLICKS * Math.exp(-index / 3) * share
        : impressions * text.clickRate * (0.75 + random.next() * 0.5);
    const clicks = roundBy(random.next(), wanted);
    const leads = roundBy(random.next(), clicks * text.leadRate);
    return { campaign_id: campaignId, day: clock.dateIn(back), impressions, clicks, leads };
  }).filter(({ impressions, clicks }) => impressions + clicks > 0);
};

const listTexts = (company: Company, kinds: ReadonlySet<string>): readonly CampaignText[] => {
  if (company.row.name === SHOWCASE) return SHOWCASE_CAMPAIGNS;
  const random = createRandom(`campaign of ${company.row.name}`);
  const fitting = OTHER_CAMPAIGNS.filter(({ type }) => kinds.has(type));
  if (fitting.length === 0 || !company.row.website) return [];
  return [
    {
      ...random.pick(fitting),
      status: "live",
      from: -random.int(4, 20),
      to: random.int(5, 40),
      views: random.int(180, 700),
      clickRate: 0.01 + random.next() * 0.015,
      leadRate: 0.02,
    },
  ];
};

/** Creates the campaigns of companies with a membership for them, their figures and their pictures. */
export const makeCampaigns = (
  companies: readonly Company[],
  memberships: readonly Membership[],
  clock: Clock,
) => {
  const kindsById = Map.groupBy(memberships, ({ company_id: id }) => id);
  const planned = companies.flatMap((company) => {
    const kinds = new Set<string>((kindsById.get(company.row.id) ?? []).map(({ kind }) => kind));
    return listTexts(company, kinds).map((text) => ({ text, company }));
  });
  const rows = planned.map(({ text, company }, index) => toRow(text, company, index + 1, clock));
  return {
    campaigns: rows,
    campaignDays: planned.flatMap(({ text }, index) => makeDays(text, index + 1, clock)),
    campaignDrawings: rows.map(({ id }): Drawn => ({
      kind: "cover",
      name: `campaign-${id}`,
      drawing: drawEditorialCover(FIRST_COVER + id, `campaign-${id}`),
    })),
  };
};
