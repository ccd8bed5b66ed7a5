import type { ShownCampaign, ShownCampaignsQuery } from "@devguild/schemas/campaigns";
import { CAMPAIGN_STATUSES, type CampaignChannel } from "@devguild/schemas/constants/campaigns";
import { toExcerpt } from "@devguild/schemas/excerpts";
import { and, eq, gte, isNull, lte, ne, type SQL, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import { MINUTE_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { toDay } from "../job-figures/figure-days.policy.ts";
import { addUtm, isLinkChannel, toLink } from "./campaign-links.policy.ts";
import { campaigns } from "./campaigns.tables.ts";

/** Builds the condition for campaigns that run: live, within their days, and with their membership. */
const isRunningAt = (now: Date): SQL => {
  const today = toDay(now);
  const moment = sql`${now.toISOString()}::timestamptz`;
  return and(
    eq(campaigns.status, CAMPAIGN_STATUSES.LIVE),
    lte(campaigns.starts_on, today),
    gte(campaigns.ends_on, today),
    isNull(companies.deleted_at),
    sql`exists (select 1 from company_memberships m where m.company_id = ${campaigns.company_id}
      and m.kind = ${campaigns.type} and m.valid_from <= ${moment} and m.valid_until > ${moment})`,
  ) as SQL;
};

/**
 * Lists some of a channel's running campaigns. Selection and order change every minute, so that every
 * company gets the same share, and reloading a page within the minute shows the same.
 * Source: docs/product/campaigns.md.
 */
export const listShownCampaigns = async (
  db: Db,
  { channel, limit }: ShownCampaignsQuery,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<ShownCampaign[]> => {
  const minute = String(Math.floor(now.getTime() / MINUTE_MS));
  const rows = await db
    .select({
      id: campaigns.id,
      title: campaigns.title,
      description_html: campaigns.description_html,
      image_url: campaigns.image_url,
      url: campaigns.url,
      company: { name: companies.name, logo_url: companies.logo_url },
    })
    .from(campaigns)
    .innerJoin(companies, eq(companies.id, campaigns.company_id))
    .where(and(eq(campaigns.channel, channel), eq(companies.published, true), isRunningAt(now)))
    .orderBy(sql`md5(${campaigns.id}::text || ${minute})`)
    .limit(limit);
  return rows.map(({ id, title, description_html, image_url, url, company }) => ({
    id,
    title,
    text: toExcerpt(sanitiseRichText(description_html)),
    image_url,
    link: toLink({ id, channel, url: url ?? "/" }, siteUrl),
    company,
  }));
};

/**
 * Finds where the counted link of a newsletter or a social post leads, and whether its clicks count now;
 * null if there is no such link. It also works afterwards, as old emails stay in people's inboxes.
 */
export const findCountedLink = async (
  db: Db,
  id: number,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<{ target: string; isRunning: boolean } | null> => {
  const [row] = await db
    .select({
      id: campaigns.id,
      channel: sql<CampaignChannel>`${campaigns.channel}`,
      url: campaigns.url,
      isRunning: sql<boolean>`(${isRunningAt(now)})`,
    })
    .from(campaigns)
    .innerJoin(companies, eq(companies.id, campaigns.company_id))
    .where(and(eq(campaigns.id, id), ne(campaigns.status, CAMPAIGN_STATUSES.DRAFT)));
  if (!row || row.url === null || !isLinkChannel(row.channel)) return null;
  const { isRunning, ...link } = row;
  return {
    target: new URL(addUtm({ ...link, url: row.url }, siteUrl), siteUrl).href,
    isRunning,
  };
};
