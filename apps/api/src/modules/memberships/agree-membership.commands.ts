import type { AgreedMembership } from "@devguild/schemas/admin-company-accounts";
import { COMPANY_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-company-accounts";
import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import { and, asc, eq, gt, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { findBuyer } from "../invoices/billing.queries.ts";
import { toDay } from "../invoices/invoices.policy.ts";
import { planAgreement } from "./agreement.policy.ts";
import { findAnyPlan, findPlan } from "./membership-plans.queries.ts";
import { companyMemberships, creditEntries } from "./memberships.tables.ts";
import { findActiveMembership, type MembershipRow } from "./own-memberships.queries.ts";

/** A membership before and after staff changed it; null where there is none. */
type Agreement = { before: MembershipRow | null; after: MembershipRow | null };

// The one that runs, otherwise the next that is booked.
const findCurrent = async (tx: Db, companyId: number, kind: MembershipKind, now: Date) => {
  const active = await findActiveMembership(tx, companyId, kind, now);
  if (active) return active;
  const [booked] = await tx
    .select()
    .from(companyMemberships)
    .where(
      and(
        eq(companyMemberships.company_id, companyId),
        eq(companyMemberships.kind, kind),
        gt(companyMemberships.valid_from, now),
      ),
    )
    .orderBy(asc(companyMemberships.valid_from))
    .limit(1);
  return booked ?? null;
};

const end = async (tx: Db, current: MembershipRow | null, now: Date): Promise<Agreement> => {
  if (!current) return conflict("nothing_to_end", M.nothingToEnd);
  const isCurrent = eq(companyMemberships.id, current.id);
  if (current.valid_from >= now) await tx.delete(companyMemberships).where(isCurrent);
  else
    await tx
      .update(companyMemberships)
      // Nothing is charged once it has ended, and what was paid isn't given back.
      .set({ valid_until: now, auto_renew: false, billed_until: null })
      .where(isCurrent);
  return { before: current, after: null };
};

/**
 * Sets a company's membership of a kind as staff agreed on it, or ends it if there is no plan. The company
 * is locked, so that it can't buy one at the same moment. Source: docs/product/memberships.md.
 */
export const agreeMembership = async (
  tx: Db,
  { companyId, kind }: { companyId: number; kind: MembershipKind },
  agreed: AgreedMembership,
  now = new Date(),
): Promise<Agreement> => {
  await lockCompany(tx, companyId);
  const current = await findCurrent(tx, companyId, kind, now);
  if (agreed.membership_plan_id === null) return end(tx, current, now);
  const planId = agreed.membership_plan_id;
  // A company keeps a plan that is no longer sold.
  const plan = await (current?.plan_id === planId ? findAnyPlan : findPlan)(tx, planId);
  if (plan?.kind !== kind) return invalid({ membership_plan_id: M.planUnknown });
  const planned = planAgreement({ plan, current, agreed, today: toDay(now) });
  if ("problem" in planned) return invalid(planned.problem);
  const { values } = planned;
  if (values.price_cents_month !== null && !(await findBuyer(tx, companyId)))
    return invalid({ membership_fair_price: M.billingMissing });
  const [after] = current
    ? await tx
        .update(companyMemberships)
        .set(values)
        .where(eq(companyMemberships.id, current.id))
        .returning()
    : await tx
        .insert(companyMemberships)
        .values({ company_id: companyId, kind, ...values })
        .returning();
  return { before: current, after: after ?? notFound() };
};

/** Ends all memberships of a company without another charge, and empties what staff noted with them. */
export const endAllMemberships = async (tx: Db, companyId: number, now: Date) => {
  const own = eq(companyMemberships.company_id, companyId);
  await tx
    .update(companyMemberships)
    .set({ auto_renew: false, billed_until: null, note: "" })
    .where(own);
  await tx
    .update(companyMemberships)
    .set({ valid_until: sql`greatest(${companyMemberships.valid_from}, ${now})` })
    .where(and(own, gt(companyMemberships.valid_until, now)));
  await tx.update(creditEntries).set({ note: "" }).where(eq(creditEntries.company_id, companyId));
};
