import type { CompanyDashboard } from "@devguild/schemas/company-dashboard";
import { JOB_STATUSES } from "@devguild/schemas/constants/jobs";

import { type Db, iso } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { readAllowance } from "../memberships/memberships.queries.ts";
import { listPostings } from "../postings/postings.queries.ts";
import { listTips } from "./dashboard-tips.policy.ts";

/** Reads the company dashboard as one of its users sees it; two queries. */
export const readCompanyDashboard = async (
  db: Db,
  companyId: number,
  { permissions }: Viewer,
  now = new Date(),
): Promise<CompanyDashboard> => {
  const { membership, slotsLeft, isUnconfirmed, credits } =
    (await readAllowance(db, companyId, now)) ?? notFound();
  const items = await listPostings(db, companyId, now);
  const counted = JOB_STATUSES.map((status) => [
    status,
    items.filter((item) => item.status === status).length,
  ]);
  return {
    jobs: { counts: { all: items.length, ...Object.fromEntries(counted) }, items },
    tips: listTips({ items, slotsLeft, isUnconfirmed, permissions, now }),
    stories: [],
    marketing: [],
    employer_branding: [],
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
