import type { CampaignBody, CampaignMetrics, NewCampaignBody } from "@devguild/schemas/campaigns";
import {
  CAMPAIGN_MESSAGES as M,
  CAMPAIGN_STATUSES,
  CAMPAIGNS_MAX,
} from "@devguild/schemas/constants/campaigns";
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { toDay } from "../job-figures/figure-days.policy.ts";
import { readCampaignMemberships } from "./campaign-memberships.queries.ts";
import { type CampaignValues, findCampaignErrors } from "./campaigns.policy.ts";
import { readCampaign, readTotals, type Surroundings } from "./campaigns.queries.ts";
import { campaignDays, campaigns } from "./campaigns.tables.ts";

const ownCampaign = (companyId: number, id: number) =>
  and(eq(campaigns.company_id, companyId), eq(campaigns.id, id));

/** Throws 422 if the campaign would break a rule. */
const requireValid = async (
  tx: Db,
  companyId: number,
  after: CampaignValues,
  {
    before,
    status,
    now,
  }: { before: CampaignValues | null; status?: number | undefined; now: Date },
) => {
  const memberships = await readCampaignMemberships(tx, companyId, now);
  const errors = findCampaignErrors(after, {
    before,
    asksForLive: status === CAMPAIGN_STATUSES.LIVE,
    hasMembership: memberships[after.type].active,
    today: toDay(now),
  });
  if (Object.keys(errors).length > 0) invalid(errors);
};

/** Finds the same campaign, created in the last minute: somebody has pressed twice. */
const findTwin = async (tx: Db, companyId: number, body: NewCampaignBody) => {
  const isSame = Object.entries(body).map(([name, value]): SQL => {
    const column = campaigns[name as keyof NewCampaignBody];
    return value === null ? isNull(column) : eq(column, value);
  });
  const isNew = gt(campaigns.created_at, sql`now() - interval '1 minute'`);
  const [twin] = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.company_id, companyId), isNew, ...isSame))
    .limit(1);
  return twin;
};

/**
 * Creates a campaign, and returns it. The company is locked, so that two people can't exceed the maximum,
 * and a double click creates one. Source: docs/product/campaigns.md.
 */
export const createCampaign = (
  db: Db,
  companyId: number,
  sent: NewCampaignBody,
  surroundings: Surroundings,
) =>
  transaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const body = { ...sent, description_html: sanitiseRichText(sent.description_html) };
    await requireValid(tx, companyId, body, {
      before: null,
      status: body.status,
      now: surroundings.now,
    });
    const create = async () => {
      const present = await tx.$count(campaigns, eq(campaigns.company_id, companyId));
      if (present >= CAMPAIGNS_MAX) conflict("too_many_campaigns", M.tooMany);
      const [created] = await tx
        .insert(campaigns)
        .values({ ...body, company_id: companyId })
        .returning({ id: campaigns.id });
      return created ?? notFound();
    };
    const { id } = (await findTwin(tx, companyId, body)) ?? (await create());
    return (await readCampaign(tx, { companyId, campaignId: id }, surroundings)) ?? notFound();
  });

/** Books what is missing from a campaign's totals, or too much, on today. */
const correctMetrics = async (
  tx: Db,
  campaignId: number,
  { impressions, clicks, leads }: CampaignMetrics,
  now: Date,
) => {
  const before = await readTotals(tx, campaignId);
  const more = {
    impressions: impressions - before.impressions,
    clicks: clicks - before.clicks,
    leads: leads - before.leads,
  };
  if (Object.values(more).every((each) => each === 0)) return;
  await tx
    .insert(campaignDays)
    .values({ campaign_id: campaignId, day: toDay(now), ...more })
    .onConflictDoUpdate({
      target: [campaignDays.campaign_id, campaignDays.day],
      set: {
        impressions: sql`${campaignDays.impressions} + ${more.impressions}`,
        clicks: sql`${campaignDays.clicks} + ${more.clicks}`,
        leads: sql`${campaignDays.leads} + ${more.leads}`,
      },
    });
};

/**
 * Changes what is sent of a campaign, and returns it; of two people who change one, the last wins.
 * Metrics are for staff, who `mayCorrect`; from companies, which send back what they have read, they are
 * ignored.
 */
export const changeCampaign = (
  db: Db,
  { companyId, campaignId }: { companyId: number; campaignId: number },
  { metrics, ...sent }: CampaignBody,
  { mayCorrect, ...surroundings }: Surroundings & { mayCorrect: boolean },
) =>
  transaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    // Views that are being counted wait, so that a correction knows the totals.
    const [before] = await tx
      .select()
      .from(campaigns)
      .where(ownCampaign(companyId, campaignId))
      .for("update");
    if (!before) return notFound();
    const { description_html: html } = sent;
    const change = {
      ...sent,
      ...(html !== undefined && { description_html: sanitiseRichText(html) }),
    };
    await requireValid(
      tx,
      companyId,
      { ...before, ...change },
      { before, status: sent.status, now: surroundings.now },
    );
    await tx
      .update(campaigns)
      .set({ ...change, updated_at: sql`now()` })
      .where(ownCampaign(companyId, campaignId));
    if (metrics && mayCorrect) await correctMetrics(tx, campaignId, metrics, surroundings.now);
    return (await readCampaign(tx, { companyId, campaignId }, surroundings)) ?? notFound();
  });

/** Deletes a campaign and its figures; throws 404 if the company doesn't have it. */
export const removeCampaign = async (
  db: Db,
  { companyId, campaignId }: { companyId: number; campaignId: number },
) => {
  const removed = await db
    .delete(campaigns)
    .where(ownCampaign(companyId, campaignId))
    .returning({ id: campaigns.id });
  if (removed.length === 0) notFound();
};

/** Deletes all of a company's campaigns with their figures; images are cleaned up at night. */
export const removeAllCampaigns = (tx: Db, companyId: number) =>
  tx.delete(campaigns).where(eq(campaigns.company_id, companyId));
