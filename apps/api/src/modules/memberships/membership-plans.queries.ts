import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import type { MembershipPlan } from "@devguild/schemas/memberships";
import { and, asc, eq, type SQL } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { membershipPlans } from "./memberships.tables.ts";

export type PlanRow = typeof membershipPlans.$inferSelect;

const toPlan = (plan: PlanRow): MembershipPlan => ({
  id: plan.id,
  version: plan.version,
  kind: plan.kind,
  name: plan.name,
  concurrent_jobs: plan.concurrent_jobs,
  price_cents_month: plan.price_cents_month,
  currency: "EUR",
  duration_months: plan.duration_months,
  features: plan.features,
  highlighted: plan.highlighted,
});

const listWhere = async (db: Db, condition: SQL): Promise<MembershipPlan[]> => {
  const rows = await db
    .select()
    .from(membershipPlans)
    .where(and(eq(membershipPlans.active, true), condition))
    .orderBy(asc(membershipPlans.position), asc(membershipPlans.id));
  return rows.map(toPlan);
};

/** Lists the plans of a kind that are currently sold, in display order; one query. */
export const listPlans = (db: Db, kind: MembershipKind): Promise<MembershipPlan[]> =>
  listWhere(db, eq(membershipPlans.kind, kind));

/** Lists the highlighted plans of all kinds that are currently sold; one query. */
export const listFeaturedPlans = (db: Db): Promise<MembershipPlan[]> =>
  listWhere(db, eq(membershipPlans.highlighted, true));

/** Finds a plan, sold or not; null if there is none with that id. */
export const findAnyPlan = async (db: Db, id: number): Promise<PlanRow | null> => {
  const [plan] = await db.select().from(membershipPlans).where(eq(membershipPlans.id, id));
  return plan ?? null;
};

/** Finds a plan that is currently sold; null if there is none with that id. */
export const findPlan = async (db: Db, id: number): Promise<PlanRow | null> => {
  const plan = await findAnyPlan(db, id);
  return plan?.active ? plan : null;
};
