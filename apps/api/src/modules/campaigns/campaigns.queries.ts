import type {
  Campaign,
  CampaignList,
  CampaignsFilter,
  CampaignsQuery,
} from "@devguild/schemas/campaigns";
import type { CampaignOrder, CampaignType } from "@devguild/schemas/constants/campaigns";
import { plainText } from "@devguild/schemas/slugs";
import { desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import { createSnapshot, type Snapshot } from "../audit/audit.queries.ts";
import { toDay } from "../job-figures/figure-days.policy.ts";
import { findMedians, type Totals } from "./campaign-figures.policy.ts";
import { toLink } from "./campaign-links.policy.ts";
import {
  type CampaignMemberships,
  readCampaignMemberships,
} from "./campaign-memberships.queries.ts";
import { toPhase } from "./campaigns.policy.ts";
import { campaignDays, campaigns } from "./campaigns.tables.ts";

/** A campaign with its totals. */
export type CampaignRow = typeof campaigns.$inferSelect & { totals: Totals };

/** Where the site is, and what time it is. */
export type Surroundings = { siteUrl: string; now: Date };

const selectTotals = (db: Db) =>
  db
    .select({
      impressions: sql<number>`coalesce(sum(${campaignDays.impressions}), 0)::int`.as(
        "impressions",
      ),
      clicks: sql<number>`coalesce(sum(${campaignDays.clicks}), 0)::int`.as("clicks"),
      leads: sql<number>`coalesce(sum(${campaignDays.leads}), 0)::int`.as("leads"),
      first_day: sql<string | null>`min(${campaignDays.day})::text`.as("first_day"),
      last_day: sql<string | null>`max(${campaignDays.day})::text`.as("last_day"),
    })
    .from(campaignDays)
    .where(eq(campaignDays.campaign_id, campaigns.id))
    .as("totals");

/** The newest first. */
export const NEWEST = { order_by: "created_at", order_by_direction: "desc" } as const;

const ORDERS: Record<CampaignOrder, SQL> = {
  created_at: sql`${campaigns.id}`,
  title: sql`lower(${campaigns.title})`,
  starts_on: sql`${campaigns.starts_on}`,
  ends_on: sql`${campaigns.ends_on}`,
  impressions: sql`totals.impressions`,
  clicks: sql`totals.clicks`,
  ctr: sql`totals.clicks::float8 / nullif(totals.impressions, 0)`,
  leads: sql`totals.leads`,
};

/** Lists a company's campaigns of every type and status, with their totals. */
export const selectCampaigns = (
  db: Db,
  companyId: number,
  { order_by, order_by_direction }: Pick<CampaignsFilter, "order_by" | "order_by_direction">,
): Promise<CampaignRow[]> => {
  const totals = selectTotals(db);
  const direction = sql.raw(order_by_direction);
  return db
    .select({
      ...getTableColumns(campaigns),
      totals: {
        impressions: totals.impressions,
        clicks: totals.clicks,
        leads: totals.leads,
        first_day: totals.first_day,
        last_day: totals.last_day,
      },
    })
    .from(campaigns)
    .innerJoinLateral(totals, sql`true`)
    .where(eq(campaigns.company_id, companyId))
    .orderBy(sql`${ORDERS[order_by]} ${direction} nulls last`, desc(campaigns.id));
};

/** Converts a campaign to what its company sees of it. */
export const toCampaign = (
  row: CampaignRow,
  memberships: CampaignMemberships,
  { siteUrl, now }: Surroundings,
): Campaign => ({
  id: row.id,
  type: row.type,
  title: row.title,
  description_html: sanitiseRichText(row.description_html),
  channel: row.channel,
  url: row.url,
  image_url: row.image_url,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  status: row.status,
  phase: toPhase(row, memberships[row.type].active, toDay(now)),
  link: row.url === null ? null : toLink({ ...row, url: row.url }, siteUrl),
  metrics: {
    impressions: row.totals.impressions,
    clicks: row.totals.clicks,
    leads: row.totals.leads,
  },
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

/** Picks the totals of the campaigns of a type. */
export const pickTotals = (rows: readonly CampaignRow[], wanted: CampaignType) =>
  rows.filter((row) => row.type === wanted).map(({ totals }) => totals);

const filterCampaigns = (
  rows: readonly CampaignRow[],
  { search, type, status, channel }: CampaignsFilter,
) => {
  const words = plainText(search).split(/\s+/);
  return rows.filter((row) => {
    const title = plainText(row.title);
    return (
      (type === undefined || row.type === type) &&
      (status === undefined || row.status === status) &&
      (channel === undefined || row.channel === channel) &&
      words.every((word) => title.includes(word))
    );
  });
};

/** Lists all of a company's campaigns that match the filters; two queries. */
export const listMatchingCampaigns = async (
  db: Db,
  companyId: number,
  filter: CampaignsFilter,
  surroundings: Surroundings,
): Promise<Campaign[]> => {
  const rows = await selectCampaigns(db, companyId, filter);
  const memberships = await readCampaignMemberships(db, companyId, surroundings.now);
  return filterCampaigns(rows, filter).map((row) => toCampaign(row, memberships, surroundings));
};

/**
 * Lists a page of a company's campaigns, with what doesn't depend on the filters; two queries. All of its
 * campaigns are read, because the medians need them; there are at most 100.
 */
export const listCampaigns = async (
  db: Db,
  companyId: number,
  { page, per_page, ...filter }: CampaignsQuery,
  surroundings: Surroundings,
): Promise<CampaignList> => {
  const rows = await selectCampaigns(db, companyId, filter);
  const memberships = await readCampaignMemberships(db, companyId, surroundings.now);
  const found = filterCampaigns(rows, filter);
  const getRate = (each: CampaignType) => findMedians(pickTotals(rows, each))?.click_rate ?? null;
  return {
    data: found
      .slice((page - 1) * per_page, page * per_page)
      .map((row) => toCampaign(row, memberships, surroundings)),
    meta: toListMeta({ page, per_page }, found.length),
    counts: {
      EMPLOYER_BRANDING: pickTotals(rows, "EMPLOYER_BRANDING").length,
      MARKETING: pickTotals(rows, "MARKETING").length,
    },
    memberships,
    click_rates: {
      EMPLOYER_BRANDING: getRate("EMPLOYER_BRANDING"),
      MARKETING: getRate("MARKETING"),
    },
  };
};

/** Reads a company's campaign; null if the company has no such campaign. */
export const readCampaign = async (
  db: Db,
  { companyId, campaignId }: { companyId: number; campaignId: number },
  surroundings: Surroundings,
): Promise<Campaign | null> => {
  const rows = await selectCampaigns(db, companyId, NEWEST);
  const found = rows.find(({ id }) => id === campaignId);
  if (!found) return null;
  const memberships = await readCampaignMemberships(db, companyId, surroundings.now);
  return toCampaign(found, memberships, surroundings);
};

/** Reads the totals of a campaign. */
export const readTotals = async (db: Db, campaignId: number) => {
  const [totals] = await db
    .select({
      impressions: sql<number>`coalesce(sum(${campaignDays.impressions}), 0)::int`,
      clicks: sql<number>`coalesce(sum(${campaignDays.clicks}), 0)::int`,
      leads: sql<number>`coalesce(sum(${campaignDays.leads}), 0)::int`,
    })
    .from(campaignDays)
    .where(eq(campaignDays.campaign_id, campaignId));
  return totals ?? { impressions: 0, clicks: 0, leads: 0 };
};

const row = createSnapshot(campaigns, { derived: ["created_at", "updated_at"] });

/** The audit snapshot of a campaign, with its totals, which staff can correct. */
export const campaignSnapshot: Snapshot = {
  read: async (db, campaignId) => {
    const found = await row.read(db, campaignId);
    return found && { ...found, ...(await readTotals(db, campaignId)) };
  },
  personal: row.personal,
};
