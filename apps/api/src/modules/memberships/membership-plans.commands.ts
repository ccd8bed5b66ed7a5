import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import { OFFER_MESSAGES } from "@devguild/schemas/constants/offers";
import type {
  AdminMembershipPlan,
  MembershipPlanBody,
  NewMembershipPlanBody,
} from "@devguild/schemas/offers";
import { toSlug } from "@devguild/schemas/slugs";
import { and, eq, max, ne, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { membershipPlans } from "./memberships.tables.ts";
import { findPlanErrors } from "./offers.policy.ts";
import { PLAN_COLUMNS } from "./offers.queries.ts";

// Position, slug and recommendation depend on the other plans, so whoever edits them waits for the one before.
const lockPlans = async (tx: Db) => {
  await tx.execute(sql`lock table membership_plans in share row exclusive mode`);
};

/** The audit snapshot of a plan. */
export const membershipPlanSnapshot = createSnapshot(membershipPlans, {
  derived: ["version"],
  lock: lockPlans,
});

const requireTerms = (body: Parameters<typeof findPlanErrors>[0], kind: MembershipKind) => {
  const errors = findPlanErrors(body, kind);
  if (Object.keys(errors).length > 0) invalid(errors);
};

const endOtherRecommendations = (tx: Db, kind: MembershipKind, id: number) =>
  tx
    .update(membershipPlans)
    .set({ highlighted: false })
    .where(and(eq(membershipPlans.kind, kind), ne(membershipPlans.id, id)));

/** Adds a plan after the others. Source: docs/product/prices.md. */
export const createMembershipPlan = (
  db: Db,
  body: NewMembershipPlanBody,
): Promise<AdminMembershipPlan> =>
  transaction(db, async (tx) => {
    await lockPlans(tx);
    requireTerms(body, body.kind);
    const [last] = await tx
      .select({ position: max(membershipPlans.position), id: max(membershipPlans.id) })
      .from(membershipPlans);
    const position = (last?.position ?? 0) + 1;
    // Names may be given twice, for example again after a plan was ended, and slugs may not.
    const slug = `${toSlug(body.name, "plan")}-${(last?.id ?? 0) + 1}`;
    const [created] = await tx
      .insert(membershipPlans)
      .values({ ...body, slug, position })
      .returning(PLAN_COLUMNS);
    if (!created) return notFound();
    if (body.highlighted) await endOtherRecommendations(tx, body.kind, created.id);
    return created;
  });

/**
 * Changes a plan for memberships that are bought from now on. Recommending it ends the recommendation of the
 * other plans of its kind. Throws 409 if someone else has changed it since `version`.
 * Source: docs/product/prices.md.
 */
export const updateMembershipPlan = (
  db: Db,
  id: number,
  { version, ...values }: MembershipPlanBody,
): Promise<AdminMembershipPlan> =>
  transaction(db, async (tx) => {
    await lockPlans(tx);
    const [plan] = await tx.select().from(membershipPlans).where(eq(membershipPlans.id, id));
    if (!plan) return notFound();
    if (plan.version !== version)
      return conflict("edited_meanwhile", OFFER_MESSAGES.editedMeanwhile);
    requireTerms(values, plan.kind);
    if (values.highlighted) await endOtherRecommendations(tx, plan.kind, id);
    const [updated] = await tx
      .update(membershipPlans)
      .set({ ...values, version: version + 1 })
      .where(eq(membershipPlans.id, id))
      .returning(PLAN_COLUMNS);
    return updated ?? notFound();
  });
