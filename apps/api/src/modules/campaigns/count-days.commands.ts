import { CAMPAIGN_STATUSES } from "@devguild/schemas/constants/campaigns";
import { asc, inArray, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { toDay } from "../job-figures/figure-days.policy.ts";
import { jobs } from "../postings/postings.tables.ts";
import { type CountedEvent, markCounted } from "../tracking/uncounted-events.commands.ts";
import { addUpDays, type CountedCampaign } from "./count-days.policy.ts";
import { campaignDays, campaigns } from "./campaigns.tables.ts";

const BATCH = 1000;

const pickIds = (events: readonly CountedEvent[], name: "campaign_id" | "job_id") => [
  ...new Set(events.map(({ data }) => Number(data[name])).filter(Number.isSafeInteger)),
];

/** Locks the campaigns, ordered by id, so that two counts at once can't deadlock. */
const lockCampaigns = async (tx: Db, ids: readonly number[]) => {
  const rows = await tx
    .select({
      id: campaigns.id,
      companyId: campaigns.company_id,
      startsOn: campaigns.starts_on,
      endsOn: campaigns.ends_on,
      isDraft: sql<boolean>`${campaigns.status} = ${CAMPAIGN_STATUSES.DRAFT}`,
    })
    .from(campaigns)
    .where(inArray(campaigns.id, [...ids]))
    .orderBy(asc(campaigns.id))
    .for("key share");
  return new Map(rows.map(({ id, ...rest }): [number, CountedCampaign] => [id, rest]));
};

const readJobCompanies = async (tx: Db, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, number>();
  const rows = await tx
    .select({ id: jobs.id, companyId: jobs.company_id })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map(({ id, companyId }) => [id, companyId]));
};

const countBatch = (db: Db) =>
  transaction(db, async (tx) => {
    const events = await markCounted(
      tx,
      ["campaign.view", "campaign.click", "campaign.lead"],
      BATCH,
    );
    const found = await lockCampaigns(tx, pickIds(events, "campaign_id"));
    const companyByJob = await readJobCompanies(tx, pickIds(events, "job_id"));
    const rows = addUpDays(
      events.map(({ type, data, companyId, at }) => ({
        type,
        campaignId: Number(data["campaign_id"]),
        jobCompanyId: companyByJob.get(Number(data["job_id"])) ?? null,
        viewerCompanyId: companyId,
        day: toDay(at),
      })),
      found,
    );
    if (rows.length > 0)
      await tx
        .insert(campaignDays)
        .values(rows)
        .onConflictDoUpdate({
          target: [campaignDays.campaign_id, campaignDays.day],
          set: {
            impressions: sql`${campaignDays.impressions} + excluded.impressions`,
            clicks: sql`${campaignDays.clicks} + excluded.clicks`,
            leads: sql`${campaignDays.leads} + excluded.leads`,
          },
        });
    return events.length;
  });

/** Adds what people did with campaigns since the last run to their days. Each event counts once. */
export const countCampaignDays = async (db: Db): Promise<void> => {
  while ((await countBatch(db)) === BATCH);
};
