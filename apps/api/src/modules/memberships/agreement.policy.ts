import type { AgreedMembership } from "@devguild/schemas/admin-company-accounts";
import { COMPANY_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-company-accounts";

import { toDay } from "../invoices/invoices.policy.ts";
import type { PlanRow } from "./membership-plans.queries.ts";
import type { companyMemberships } from "./memberships.tables.ts";
import { addMonths } from "./terms.policy.ts";

type Row = typeof companyMemberships.$inferSelect;
type Plan = Pick<PlanRow, "id" | "kind" | "name" | "concurrent_jobs" | "price_cents_month">;
type Current = Pick<Row, "valid_from" | "billed_until">;

type Values = Pick<
  Row,
  | "plan_id"
  | "plan_name"
  | "concurrent_jobs"
  | "price_cents_month"
  | "duration_months"
  | "valid_from"
  | "valid_until"
  | "auto_renew"
  | "billed_until"
  | "warned_days"
  | "note"
>;

type Agreed = {
  plan: Plan;
  /** The membership that is changed; null for a new one. */
  current: Current | null;
  agreed: AgreedMembership;
  today: string;
};

// What was charged stays charged; otherwise charges begin with the membership, but never in the past.
const getBilledUntil = ({ current, today }: Agreed, from: string) =>
  current?.billed_until ?? (from > today ? from : today);

/**
 * Returns the columns of a membership as staff agreed on it, or what is wrong by field. Left out, a start
 * is today or stays, an end is after the agreed months, and slots are the plan's. Pure.
 */
export const planAgreement = (
  input: Agreed,
): { values: Values } | { problem: Record<string, string> } => {
  const { plan, current, agreed, today } = input;
  const { membership_fair_price: price, membership_duration: months } = agreed;
  const start = current ? toDay(current.valid_from) : today;
  const from = agreed.valid_from ?? start;
  const until = agreed.valid_until ?? addMonths(from, months);
  if (until <= from) return { problem: { valid_until: M.endBeforeStart } };
  if (until <= today) return { problem: { valid_until: M.endPast } };
  return {
    values: {
      plan_id: plan.id,
      plan_name: plan.name,
      concurrent_jobs:
        plan.kind === "RECRUITING" ? (agreed.concurrent_jobs ?? plan.concurrent_jobs) : null,
      price_cents_month: price,
      duration_months: months,
      // An unchanged day keeps its time.
      valid_from: current && from === start ? current.valid_from : new Date(from),
      valid_until: new Date(until),
      auto_renew: agreed.auto_renew,
      billed_until: price === null ? null : getBilledUntil(input, from),
      warned_days: null,
      note: agreed.note,
    },
  };
};
