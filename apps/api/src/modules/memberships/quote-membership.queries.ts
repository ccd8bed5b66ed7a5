import { MEMBERSHIP_MESSAGES } from "@devguild/schemas/constants/memberships";
import type { QuoteBilling } from "@devguild/schemas/invoices";
import type { MembershipQuote } from "@devguild/schemas/memberships";

import { type Db, iso } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { readBilling } from "../invoices/billing.queries.ts";
import { type QuoteMoment, readVat, toQuote } from "../invoices/quote.queries.ts";
import { addVat } from "../invoices/vat.policy.ts";
import { netOfCharge, planNextCharge, sumMonthly } from "./charges.policy.ts";
import { findPlan } from "./membership-plans.queries.ts";
import { listMemberships } from "./own-memberships.queries.ts";
import { findPurchaseProblem, planPurchase } from "./purchase.policy.ts";

/**
 * Reads what buying a plan would cost a company now, by the rules of the purchase itself, and its next
 * charge afterwards. Throws 422 for a plan that it can't buy.
 */
export const quoteMembership = async (
  db: Db,
  companyId: number,
  { membership_plan_id, ...entered }: QuoteBilling & { membership_plan_id: number },
  moment: QuoteMoment,
): Promise<MembershipQuote> => {
  const { now } = moment;
  const plan =
    (await findPlan(db, membership_plan_id)) ??
    invalid({ membership_plan_id: MEMBERSHIP_MESSAGES.planUnknown });
  const memberships = await listMemberships(db, companyId, now);
  const current =
    memberships.find(({ kind, valid_from }) => kind === plan.kind && valid_from <= now) ?? null;
  const problem = findPurchaseProblem(plan, current);
  if (problem !== null) invalid({ membership_plan_id: problem });
  const { billing_period } = await readBilling(db, companyId);
  const { isUpgrade, values, lines } = planPurchase(plan, current, billing_period, now);
  const after = [
    ...memberships.filter((membership) => membership !== current),
    { ...values, auto_renew: true },
  ];
  const decided = await readVat(db, companyId, entered, moment);
  const next = planNextCharge(after, billing_period);
  return {
    ...toQuote(lines, decided, now),
    is_upgrade: isUpgrade,
    valid_until: iso(values.valid_until),
    next_charge: next && {
      on: next.on,
      net_cents: netOfCharge(next),
      gross_cents: addVat(netOfCharge(next), decided.vat).gross_cents,
    },
    monthly_net_cents: { before: sumMonthly(memberships), after: sumMonthly(after) },
  };
};
