import type { CompanyDashboard } from "@devguild/schemas/company-dashboard";

import { type Db, iso } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { toDay } from "../job-figures/figure-days.policy.ts";
import { readAllowance } from "../memberships/memberships.queries.ts";
import { listPostings } from "../postings/postings.queries.ts";
import { toCampaignCards } from "./campaign-cards.policy.ts";
import { listTips } from "./dashboard-tips.policy.ts";
import { readJobStanding } from "./job-standing.queries.ts";

const JOBS_SHOWN = 20;

/** Reads the company dashboard as one of its users sees it; three queries. */
export const readCompanyDashboard = async (
  db: Db,
  companyId: number,
  { permissions, userId }: Viewer,
  now = new Date(),
): Promise<CompanyDashboard> => {
  const { membership, slotsLeft, isUnconfirmed, credits } =
    (await readAllowance(db, companyId, now)) ?? notFound();
  const newest = { status: "all", order_by: "newest", page: 1, per_page: JOBS_SHOWN } as const;
  const items = await listPostings(db, companyId, newest, now);
  const standing = await readJobStanding(db, { companyId, userId }, now);
  const campaigns = permissions.has("owner.company.edit-campaigns") ? standing.campaigns : [];
  return {
    jobs: { counts: standing.counts, items },
    tips: listTips({ ...standing, slotsLeft, isUnconfirmed, permissions }),
    collapsed: standing.collapsed,
    stories: standing.stories,
    marketing: toCampaignCards(campaigns, "MARKETING", toDay(now)),
    employer_branding: toCampaignCards(campaigns, "EMPLOYER_BRANDING", toDay(now)),
    membership: membership && {
      name: membership.name,
      slots: membership.slots,
      slots_left: slotsLeft,
      valid_until: iso(membership.validUntil),
      auto_renew: membership.autoRenew,
    },
    credits,
  };
};
