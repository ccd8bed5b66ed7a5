import type { SelfPurchase } from "@devguild/schemas/memberships";
import { type MembershipKind, MEMBERSHIP_MESSAGES } from "@devguild/schemas/constants/memberships";
import { OFFER_MESSAGES } from "@devguild/schemas/constants/offers";
import { and, eq, gt, max } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { MINUTE_MS } from "../../time.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { readBilling } from "../invoices/billing.queries.ts";
import { type Issuer, issueInvoice } from "../invoices/issue-invoice.commands.ts";
import { saveBilling } from "../invoices/save-billing.commands.ts";
import { findPlan } from "./membership-plans.queries.ts";
import { companyMemberships } from "./memberships.tables.ts";
import { findActiveMembership, type MembershipRow } from "./own-memberships.queries.ts";
import { findPurchaseProblem, planPurchase, type Purchase } from "./purchase.policy.ts";

const requirePlan = async (
  tx: Db,
  { membership_plan_id, offer_version, kind, duration_months }: SelfPurchase,
) => {
  const plan = await findPlan(tx, membership_plan_id);
  if (plan?.kind !== kind) return invalid({ membership_plan_id: MEMBERSHIP_MESSAGES.planUnknown });
  if (offer_version !== undefined && offer_version !== plan.version)
    return invalid({ membership_plan_id: OFFER_MESSAGES.changed });
  if (plan.duration_months !== duration_months)
    return invalid({ duration_months: MEMBERSHIP_MESSAGES.termUnknown(plan.duration_months) });
  return plan;
};

/** Whether a purchase repeats the one just made, as a double click or a retried request does. */
const isRepeat = (
  current: MembershipRow | null,
  { membership_plan_id, auto_renew }: SelfPurchase,
  now: Date,
): current is MembershipRow =>
  current !== null &&
  current.plan_id === membership_plan_id &&
  current.auto_renew === auto_renew &&
  current.bought_at !== null &&
  now.getTime() - current.bought_at.getTime() < MINUTE_MS;

const save = async (
  tx: Db,
  companyId: number,
  {
    current,
    order,
    purchase,
    now,
  }: {
    current: MembershipRow | null;
    order: SelfPurchase;
    purchase: Purchase;
    now: Date;
  },
): Promise<MembershipRow> => {
  const values = {
    ...purchase.values,
    auto_renew: order.auto_renew,
    bought_at: now,
    warned_days: null,
  };
  const [saved] = current
    ? await tx
        .update(companyMemberships)
        .set(values)
        .where(eq(companyMemberships.id, current.id))
        .returning()
    : await tx
        .insert(companyMemberships)
        .values({ company_id: companyId, kind: order.kind, ...values })
        .returning();
  return saved ?? notFound();
};

// The time was taken before the lock, so it can be earlier than that of a purchase that was faster.
const findTime = async (tx: Db, companyId: number, kind: MembershipKind, now: Date) => {
  const [last] = await tx
    .select({ at: max(companyMemberships.bought_at) })
    .from(companyMemberships)
    .where(and(eq(companyMemberships.company_id, companyId), eq(companyMemberships.kind, kind)));
  return new Date(Math.max(now.getTime(), last?.at?.getTime() ?? 0));
};

/** What a purchase did. `repeated` means that it had just been made, and nothing happened again. */
type Outcome = {
  membership: MembershipRow;
  upgradedFrom: MembershipRow | null;
  invoiceId: number | null;
  repeated: boolean;
};

/**
 * Buys a membership, or upgrades the active one of its kind, and issues the invoice. The company is locked,
 * so of two people who buy at once the second sees what the first bought.
 * Source: docs/product/memberships.md.
 */
export const purchaseMembership = async (
  tx: Db,
  companyId: number,
  order: SelfPurchase,
  issuer: Issuer,
): Promise<Outcome> => {
  await lockCompany(tx, companyId);
  const now = await findTime(tx, companyId, order.kind, issuer.now);
  const plan = await requirePlan(tx, order);
  const current = await findActiveMembership(tx, companyId, order.kind, now);
  if (isRepeat(current, order, now))
    return { membership: current, upgradedFrom: null, invoiceId: null, repeated: true };
  const problem = findPurchaseProblem(plan, current);
  if (problem !== null) invalid({ membership_plan_id: problem });
  await saveBilling(tx, companyId, order);
  const { billing_period } = await readBilling(tx, companyId);
  const purchase = planPurchase(plan, current, billing_period, now);
  const membership = await save(tx, companyId, { current, order, purchase, now });
  const { lines, subject } = purchase;
  const invoice =
    lines.length > 0
      ? await issueInvoice(tx, { companyId, subject, lines }, { ...issuer, now })
      : null;
  return { membership, upgradedFrom: current, invoiceId: invoice?.id ?? null, repeated: false };
};

/** Switches the renewal of a company's membership on or off; without it, the membership ends with its term. */
export const setAutoRenew = async (
  tx: Db,
  { companyId, membershipId }: { companyId: number; membershipId: number },
  autoRenew: boolean,
  now = new Date(),
): Promise<MembershipRow> => {
  await lockCompany(tx, companyId);
  const [membership] = await tx
    .update(companyMemberships)
    .set({ auto_renew: autoRenew })
    .where(
      and(
        eq(companyMemberships.id, membershipId),
        eq(companyMemberships.company_id, companyId),
        gt(companyMemberships.valid_until, now),
      ),
    )
    .returning();
  return membership ?? notFound();
};
