import {
  addDays,
  type InvoiceLine,
  mirrorLine,
  toDay,
} from "../../src/modules/invoices/invoices.policy.ts";
import { planNextCharge } from "../../src/modules/memberships/charges.policy.ts";
import type { companyMemberships } from "../../src/modules/memberships/memberships.tables.ts";
import { startOfNextMonth } from "../../src/modules/memberships/terms.policy.ts";
import { adLine } from "../../src/modules/prices/prices.policy.ts";
import { PRICE_ROWS } from "../catalogue/prices.ts";
import { createRandom } from "../random.ts";
import type { JobRow } from "./ad-plan.ts";
import type { BillingRow } from "./billing.ts";
import type { Clock } from "./clock.ts";
import { type Company, SHOWCASE } from "./companies.ts";

type MembershipRow = typeof companyMemberships.$inferInsert;

const MONTHS = 6;
const SHOWCASE_MONTHS = 24;
const AD_DAYS = 120;

/** What invoices are made from. */
export type Sources = {
  companies: readonly Company[];
  jobs: readonly JobRow[];
  memberships: readonly MembershipRow[];
  billing: readonly BillingRow[];
  clock: Clock;
};

/** An invoice before it has a number. A credit note names the invoice that it cancels. */
export type Draft = {
  companyId: number;
  issuedOn: string;
  subject: string;
  lines: readonly InvoiceLine[];
  isPaid: boolean;
  cancels?: Draft;
};

const latest = (a: string, b: string) => (a > b ? a : b);

/** Charges memberships month by month, as the nightly task would have. */
const chargeMonths = (
  companyId: number,
  memberships: readonly MembershipRow[],
  { from, today }: { from: string; today: string },
): Draft[] => {
  const drafts: Draft[] = [];
  for (let day = from; day <= today; day = startOfNextMonth(day)) {
    const running = memberships.filter(
      ({ valid_from }) => toDay(valid_from) < startOfNextMonth(day),
    );
    const charge = planNextCharge(
      running.map((membership) => ({
        plan_name: membership.plan_name,
        price_cents_month: membership.price_cents_month ?? null,
        billed_until: day,
        auto_renew: true,
        duration_months: 12,
        valid_until: membership.valid_until,
      })),
      "monthly",
    );
    if (!charge) continue;
    const isPaid = addDays(day, 20) < today;
    const { subject, lines } = charge;
    drafts.push({ companyId, issuedOn: day, subject, lines, isPaid });
  }
  return drafts;
};

const invoiceAds = (
  jobs: readonly JobRow[],
  companyIds: ReadonlySet<number>,
  clock: Clock,
): Draft[] =>
  jobs.flatMap(({ company_id, title, price_type, price_id, published_at }) => {
    const price = PRICE_ROWS.find(({ id }) => id === price_id);
    const isRecent = published_at && published_at > clock.daysAgo(AD_DAYS);
    if (!price || price_type !== "regular" || !isRecent || !companyIds.has(company_id)) return [];
    const line = adLine(price, title);
    const issuedOn = toDay(published_at);
    const paidAfter = createRandom(`payment of ${title}`).int(8, 34);
    return [
      {
        companyId: company_id,
        issuedOn,
        subject: line.description,
        lines: [line],
        isPaid: published_at < clock.daysAgo(paidAfter),
      },
    ];
  });

/** The showcase's single ads: one overdue, one due, and one that a credit note cancelled. */
const showcaseAds = (companyId: number, clock: Clock): Draft[] => {
  const buy = (slug: string, title: string, daysAgo: number): Draft => {
    const price = PRICE_ROWS.find((row) => row.slug === slug);
    if (!price) throw new Error(`There is no price ${slug}.`);
    const line = adLine(price, title);
    const issuedOn = toDay(clock.daysAgo(daysAgo));
    return { companyId, issuedOn, subject: line.description, lines: [line], isPaid: false };
  };
  const cancelled = buy("light", "Frontend Engineer", 71);
  return [
    cancelled,
    {
      companyId,
      issuedOn: addDays(cancelled.issuedOn, 2),
      subject: "ordered twice",
      lines: cancelled.lines.map(mirrorLine),
      isPaid: true,
      cancels: cancelled,
    },
    buy("regular", "Site Reliability Engineer", 40),
    buy("regular", "Data Engineer", 6),
  ];
};

/** Lists what was sold to companies with billing data, in no order. */
export const listDrafts = (
  { companies, jobs, memberships, clock }: Sources,
  billed: ReadonlySet<number>,
): Draft[] => {
  const today = toDay(clock.now);
  const byCompany = Map.groupBy(memberships, ({ company_id }) => company_id);
  return companies
    .flatMap(({ row }) => {
      if (!billed.has(row.id)) return [];
      const isShowcase = row.name === SHOWCASE;
      const own = byCompany.get(row.id) ?? [];
      const since = toDay(clock.daysAgo((isShowcase ? SHOWCASE_MONTHS : MONTHS) * 30.5));
      const first = own.map(({ valid_from }) => toDay(valid_from)).toSorted()[0] ?? today;
      // The showcase had its first membership for two terms before today's.
      const from = isShowcase
        ? `${since.slice(0, 7)}-01`
        : latest(first, `${since.slice(0, 7)}-01`);
      const [earlier] = own;
      const charged =
        isShowcase && earlier ? [{ ...earlier, valid_from: new Date(from) }, ...own.slice(1)] : own;
      return [
        ...(own.length > 0 ? chargeMonths(row.id, charged, { from, today }) : []),
        ...(isShowcase ? showcaseAds(row.id, clock) : []),
      ];
    })
    .concat(invoiceAds(jobs, billed, clock));
};
