import type { AdminCreditPack, AdminMembershipPlan } from "@devguild/schemas/offers";
import { asc } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { creditPacks, membershipPlans } from "./memberships.tables.ts";

/** What staff see of a plan. */
export const PLAN_COLUMNS = {
  id: membershipPlans.id,
  version: membershipPlans.version,
  kind: membershipPlans.kind,
  name: membershipPlans.name,
  concurrent_jobs: membershipPlans.concurrent_jobs,
  price_cents_month: membershipPlans.price_cents_month,
  duration_months: membershipPlans.duration_months,
  features: membershipPlans.features,
  highlighted: membershipPlans.highlighted,
  active: membershipPlans.active,
};

/** What staff see of a credit pack. */
export const PACK_COLUMNS = {
  id: creditPacks.id,
  version: creditPacks.version,
  credits: creditPacks.credits,
  price_cents: creditPacks.price_cents,
  active: creditPacks.active,
};

/** Lists all plans, sold or not, in display order. */
export const listAllPlans = (db: Db): Promise<AdminMembershipPlan[]> =>
  db
    .select(PLAN_COLUMNS)
    .from(membershipPlans)
    .orderBy(asc(membershipPlans.position), asc(membershipPlans.id));

/** Lists all credit packs, sold or not, the smallest first. */
export const listAllPacks = (db: Db): Promise<AdminCreditPack[]> =>
  db.select(PACK_COLUMNS).from(creditPacks).orderBy(asc(creditPacks.credits));
