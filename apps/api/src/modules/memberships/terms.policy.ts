import { createDateFormat } from "@devguild/schemas/formats";
import { formatPrice } from "@devguild/schemas/prices";

import { DAY_MS } from "../../time.ts";
import { addDays, type InvoiceLine, toDay } from "../invoices/invoices.policy.ts";
import { roundCents } from "../invoices/vat.policy.ts";

/** The days from `from` until the day before `until`, as YYYY-MM-DD. */
export type Period = { from: string; until: string };

const MAX_MONTHS = 60;

/** Adds months to a day; where the month is too short, its last day. Pure. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))));
};

/** Returns the first day of the month after a day. Pure. */
export const startOfNextMonth = (day: string) => addMonths(`${day.slice(0, 7)}-01`, 1);

const earlier = (a: string, b: string) => (a < b ? a : b);
const countDays = ({ from, until }: Period) => (Date.parse(until) - Date.parse(from)) / DAY_MS;

/** Returns the number of whole months of a period; null if it isn't one of whole months. Pure. */
export const countMonths = ({ from, until }: Period): number | null => {
  for (let months = 1; months <= MAX_MONTHS; months++) {
    const end = addMonths(from, months);
    if (end === until) return months;
    if (end > until) return null;
  }
  return null;
};

/** The parts of a period in each calendar month, with the month's length in days. */
const splitByMonth = ({ from, until }: Period) => {
  const parts: { days: number; ofDays: number }[] = [];
  for (let start = from; start < until;) {
    const next = startOfNextMonth(start);
    const end = earlier(next, until);
    parts.push({
      days: countDays({ from: start, until: end }),
      ofDays: countDays({ from: addMonths(next, -1), until: next }),
    });
    start = end;
  }
  return parts;
};

/**
 * Returns what a period costs at a monthly price, in cents: each calendar month by its share of days, and
 * the sum rounded once. Pure. Source: docs/product/memberships.md.
 */
export const prorate = (priceCentsMonth: number, period: Period): number =>
  roundCents(
    splitByMonth(period).reduce(
      (sum, { days, ofDays }) => sum + (priceCentsMonth * days) / ofDays,
      0,
    ),
  );

const formatMonth = createDateFormat({ month: "long", year: "numeric", timeZone: "UTC" });
const formatDate = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** Formats a period: "December 2026", "20–30 November 2026", "19 Nov 2026 – 18 Nov 2027". Pure. */
export const describePeriod = (period: Period): string => {
  const { from, until } = period;
  const last = addDays(until, -1);
  const month = formatMonth(new Date(from));
  if (from.slice(0, 7) !== last.slice(0, 7))
    return `${formatDate(new Date(from))} – ${formatDate(new Date(last))}`;
  if (from.endsWith("-01") && countMonths(period) === 1) return month;
  const [first, end] = [Number(from.slice(8)), Number(last.slice(8))];
  return first === end ? `${first} ${month}` : `${first}–${end} ${month}`;
};

const describeShare = (priceCentsMonth: number, period: Period) => {
  const price = `${formatPrice(priceCentsMonth)} a month`;
  const [only, ...others] = splitByMonth(period);
  return only && others.length === 0
    ? `${describePeriod(period)}: ${only.days} of ${only.ofDays} days of ${price}`
    : `${describePeriod(period)}, ${price}`;
};

/**
 * Builds the line for a period at a monthly price: months, or for parts of months their share. A `sign` of
 * -1 deducts it. Pure.
 */
export const periodLine = (
  description: string,
  priceCentsMonth: number,
  period: Period,
  sign: 1 | -1 = 1,
): InvoiceLine => {
  const months = countMonths(period);
  return months === null
    ? {
        description,
        detail: describeShare(priceCentsMonth, period),
        quantity: sign,
        unit: "one",
        unit_price_cents: prorate(priceCentsMonth, period),
      }
    : {
        description,
        detail: describePeriod(period),
        quantity: sign * months,
        unit: "month",
        unit_price_cents: priceCentsMonth,
      };
};
