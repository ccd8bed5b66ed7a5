import type { CampaignList } from "@devguild/schemas/campaigns";
import { CAMPAIGN_TYPES, type CampaignType } from "@devguild/schemas/constants/campaigns";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { addDays, toDay } from "../job-figures/figure-days.policy.ts";
import { companyMemberships } from "../memberships/memberships.tables.ts";

/** A company's memberships for campaigns, by type. */
export type CampaignMemberships = CampaignList["memberships"];

/** Reads which memberships for campaigns a company has, and when the last of each ended; one query. */
export const readCampaignMemberships = async (
  db: Db,
  companyId: number,
  now: Date,
): Promise<CampaignMemberships> => {
  const { kind, valid_from: from, valid_until: until } = companyMemberships;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const rows = await db
    .select({
      kind,
      active: sql<boolean>`bool_or(${from} <= ${moment} and ${until} > ${moment})`,
      until: sql<string | null>`max(${until}) filter (where ${until} <= ${moment})`.mapWith(until),
    })
    .from(companyMemberships)
    .where(and(eq(companyMemberships.company_id, companyId), inArray(kind, [...CAMPAIGN_TYPES])))
    .groupBy(kind);
  const toMembership = (wanted: CampaignType) => {
    const row = rows.find((each) => each.kind === wanted);
    const ended = row?.until ?? null;
    return {
      active: row?.active ?? false,
      // It ends at midnight, after its last day.
      ended_on: ended && addDays(toDay(new Date(ended)), -1),
    };
  };
  return {
    EMPLOYER_BRANDING: toMembership("EMPLOYER_BRANDING"),
    MARKETING: toMembership("MARKETING"),
  };
};
