import type { BillingPeriod } from "@devguild/schemas/constants/invoices";

import { addDays, type InvoiceLine, sumNet, toDay } from "../invoices/invoices.policy.ts";
import type { companyMemberships } from "./memberships.tables.ts";
import {
  addMonths,
  describePeriod,
  type Period,
  periodLine,
  startOfNextMonth,
} from "./terms.policy.ts";

/** What decides when a membership is charged and how much. */
export type Charged = Pick<
  typeof companyMemberships.$inferSelect,
  | "plan_name"
  | "price_cents_month"
  | "billed_until"
  | "auto_renew"
  | "duration_months"
  | "valid_until"
>;

/** Returns the day on which a term ends; its last day is the one before. Pure. */
export const getEndDay = ({ valid_until }: Pick<Charged, "valid_until">) => toDay(valid_until);

/** Returns until when a charge from a day covers a term: the month, or with yearly billing all of it. Pure. */
export const coverUntil = (from: string, termEnd: string, billing: BillingPeriod) => {
  if (billing === "yearly") return termEnd;
  const monthEnd = startOfNextMonth(from);
  return monthEnd < termEnd ? monthEnd : termEnd;
};

/**
 * Returns the period that a membership is charged for next; null if nothing is left of its term and it
 * doesn't renew, or if we don't charge it. Pure.
 */
export const findNextPeriod = (membership: Charged, billing: BillingPeriod): Period | null => {
  const { billed_until: from, price_cents_month: price, auto_renew, duration_months } = membership;
  if (from === null || price === null) return null;
  const end = getEndDay(membership);
  if (from < end) return { from, until: coverUntil(from, end, billing) };
  return auto_renew
    ? { from, until: coverUntil(from, addMonths(end, duration_months), billing) }
    : null;
};

const chargeLine = ({ plan_name, price_cents_month }: Charged, period: Period) =>
  periodLine(plan_name, price_cents_month ?? 0, period);

/** The next charge of a company: its day, its lines, and what they are for. */
export type NextCharge = { on: string; lines: InvoiceLine[]; subject: string };

const describeCharge = (periods: readonly Period[], names: readonly string[]) => {
  const described = new Set(periods.map(describePeriod));
  const [only] = described;
  const what = names.length === 1 ? names[0] : "Memberships";
  return described.size === 1 && only !== undefined ? `${what}, ${only}` : `${what}`;
};

/** Plans a company's next charge over all its memberships; null if there is none. Pure. */
export const planNextCharge = (
  memberships: readonly Charged[],
  billing: BillingPeriod,
): NextCharge | null => {
  const charges = memberships.flatMap((membership) => {
    const period = findNextPeriod(membership, billing);
    return period ? [{ membership, period }] : [];
  });
  const [on] = charges.map(({ period }) => period.from).toSorted();
  if (on === undefined) return null;
  const due = charges.filter(({ period }) => period.from === on);
  return {
    on,
    lines: due.map(({ membership, period }) => chargeLine(membership, period)),
    subject: describeCharge(
      due.map(({ period }) => period),
      due.map(({ membership }) => membership.plan_name),
    ),
  };
};

/** Returns what a company pays a month for its memberships, before VAT. Pure. */
export const sumMonthly = (memberships: readonly Charged[]) =>
  memberships.reduce((sum, { price_cents_month }) => sum + (price_cents_month ?? 0), 0);

/** Returns the net amount of a charge. Pure. */
export const netOfCharge = ({ lines }: NextCharge) => sumNet(lines);

/** What the nightly task does with a membership. */
export type Renewal = { valid_until: Date };

/** How many days after a term's end it is still renewed, if the task couldn't run. */
export const GRACE_DAYS = 7;

/**
 * Returns the new end of a membership that renews: the night before its term ends, so that it has no gap.
 * Null if it doesn't renew now. Pure.
 */
export const findRenewal = (membership: Charged, today: string): Renewal | null => {
  const end = getEndDay(membership);
  const isDue = end <= addDays(today, 1) && end >= addDays(today, -GRACE_DAYS);
  return membership.auto_renew && isDue
    ? { valid_until: new Date(addMonths(end, membership.duration_months)) }
    : null;
};

/** How many days before a term's end its company is notified, the last one first. */
export const WARNINGS = [7, 30] as const;

/** Returns which warning about its end a membership needs on a day; null if none. Pure. */
export const findWarning = (
  membership: Charged & { warned_days: number | null },
  today: string,
): (typeof WARNINGS)[number] | null => {
  const end = getEndDay(membership);
  if (end <= today) return null;
  const due = WARNINGS.find((days) => end <= addDays(today, days));
  if (due === undefined) return null;
  return membership.warned_days === null || membership.warned_days > due ? due : null;
};
