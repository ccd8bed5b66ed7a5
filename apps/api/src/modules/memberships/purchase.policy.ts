import type { BillingPeriod } from "@devguild/schemas/constants/invoices";
import { createDateFormat } from "@devguild/schemas/formats";

import { addDays, type InvoiceLine, toDay } from "../invoices/invoices.policy.ts";
import { type Charged, coverUntil, getEndDay } from "./charges.policy.ts";
import type { PlanRow } from "./membership-plans.queries.ts";
import type { companyMemberships } from "./memberships.tables.ts";
import { addMonths, periodLine } from "./terms.policy.ts";

/** The active membership of the kind that is bought. */
export type Current = Charged &
  Pick<typeof companyMemberships.$inferSelect, "id" | "plan_id" | "concurrent_jobs" | "valid_from">;

type Values = Pick<
  typeof companyMemberships.$inferSelect,
  | "plan_id"
  | "plan_name"
  | "concurrent_jobs"
  | "price_cents_month"
  | "duration_months"
  | "valid_from"
  | "valid_until"
  | "billed_until"
>;

/** What a purchase changes and what is invoiced for it now; without lines there is nothing to invoice yet. */
export type Purchase = {
  isUpgrade: boolean;
  values: Values;
  lines: InvoiceLine[];
  subject: string;
};

const formatDay = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A bigger plan costs more and has no fewer slots, also beside terms that staff agreed on. */
const isBigger = (plan: PlanRow, current: Current) =>
  plan.price_cents_month > (current.price_cents_month ?? 0) &&
  (plan.concurrent_jobs ?? 0) >= (current.concurrent_jobs ?? 0);

/** Returns why a company can't buy a plan beside the membership that it has; null if it can. Pure. */
export const findPurchaseProblem = (plan: PlanRow, current: Current | null): string | null => {
  if (!current || isBigger(plan, current)) return null;
  const lastDay = formatDay(new Date(addDays(getEndDay(current), -1)));
  return `You have ${current.plan_name} until ${lastDay}. You can choose a bigger plan, or another one from then on.`;
};

const planNew = (plan: PlanRow, billing: BillingPeriod, now: Date): Purchase => {
  const from = toDay(now);
  const end = addMonths(from, plan.duration_months);
  const until = coverUntil(from, end, billing);
  return {
    isUpgrade: false,
    values: {
      plan_id: plan.id,
      plan_name: plan.name,
      concurrent_jobs: plan.concurrent_jobs,
      price_cents_month: plan.price_cents_month,
      duration_months: plan.duration_months,
      valid_from: now,
      valid_until: new Date(end),
      billed_until: until,
    },
    lines: [periodLine(plan.name, plan.price_cents_month, { from, until })],
    subject: plan.name,
  };
};

const planUpgrade = (
  plan: PlanRow,
  current: Current,
  billing: BillingPeriod,
  now: Date,
): Purchase => {
  // Today is covered by what was paid; the new price counts from tomorrow.
  const from = addDays(toDay(now), 1);
  const end = getEndDay(current);
  const until = current.billed_until ?? coverUntil(from, end, billing);
  const period = { from, until };
  const unused =
    current.billed_until !== null && current.price_cents_month
      ? [periodLine(`Unused days of ${current.plan_name}`, current.price_cents_month, period, -1)]
      : [];
  return {
    isUpgrade: true,
    values: {
      plan_id: plan.id,
      plan_name: plan.name,
      concurrent_jobs: plan.concurrent_jobs,
      price_cents_month: plan.price_cents_month,
      duration_months: plan.duration_months,
      valid_from: current.valid_from,
      valid_until: current.valid_until,
      billed_until: until,
    },
    lines: from < until ? [periodLine(plan.name, plan.price_cents_month, period), ...unused] : [],
    subject: `Upgrade to ${plan.name}`,
  };
};

/**
 * Plans the purchase of a plan: a new term from today, or an upgrade of the current one that keeps its end
 * and deducts the unused days. Pure. Source: docs/product/memberships.md.
 */
export const planPurchase = (
  plan: PlanRow,
  current: Current | null,
  billing: BillingPeriod,
  now: Date,
): Purchase => (current ? planUpgrade(plan, current, billing, now) : planNew(plan, billing, now));
