import type { MembershipKind } from "@devguild/schemas/constants/memberships";

import type {
  companyMemberships,
  creditEntries,
} from "../../src/modules/memberships/memberships.tables.ts";
import { toDay } from "../../src/modules/invoices/invoices.policy.ts";
import { startOfNextMonth } from "../../src/modules/memberships/terms.policy.ts";
import { PLAN_ROWS } from "../catalogue/membership-plans.ts";
import { PRICE_ROWS } from "../catalogue/prices.ts";
import { createRandom } from "../random.ts";
import type { JobRow } from "./ad-plan.ts";
import { type Clock, later } from "./clock.ts";
import { type Company, SHOWCASE } from "./companies.ts";

type MembershipRow = typeof companyMemberships.$inferInsert;
type EntryRow = typeof creditEntries.$inferInsert;

const RECRUITING_PLANS = PLAN_ROWS.filter(({ kind }) => kind === "RECRUITING");
const SHOWCASE_SLOTS = 20;

/** Picks the smallest plan with enough slots for a company's ads; the largest one can be extended. */
const recruitingPlan = (name: string, openAds: number) => {
  const largest = RECRUITING_PLANS.at(-1);
  const needed = name === SHOWCASE ? SHOWCASE_SLOTS : openAds;
  const plan =
    RECRUITING_PLANS.find(({ concurrent_jobs: slots }) => (slots ?? 0) >= needed) ?? largest;
  const slots = Math.max(plan?.concurrent_jobs ?? 0, needed);
  return {
    plan_id: plan?.id ?? null,
    plan_name: plan?.name ?? "",
    concurrent_jobs: slots,
    // More slots than the plan has are paid for at its price per slot.
    price_cents_month: Math.round(
      ((plan?.price_cents_month ?? 0) * slots) / (plan?.concurrent_jobs ?? 1),
    ),
  };
};

const toPlanColumns = (kind: MembershipKind) => {
  const plan = PLAN_ROWS.find((row) => row.kind === kind);
  return {
    plan_id: plan?.id ?? null,
    plan_name: plan?.name ?? kind,
    price_cents_month: plan?.price_cents_month ?? null,
  };
};

/** Creates the companies' current memberships. */
export const makeMemberships = (
  companies: readonly Company[],
  jobs: readonly JobRow[],
  clock: Clock,
): MembershipRow[] =>
  companies.flatMap(({ row, memberships }) => {
    const random = createRandom(`memberships of ${row.name}`);
    const openAds = jobs.filter(
      (job) =>
        job.company_id === row.id && job.status === "published" && job.price_type === "membership",
    );
    return memberships.map((kind) => {
      const valid_from = clock.daysAgo(random.int(20, 330) + random.next());
      const valid_until = later(valid_from, 365);
      const nextMonth = startOfNextMonth(toDay(clock.now));
      const end = toDay(valid_until);
      return {
        company_id: row.id,
        kind,
        ...(kind === "RECRUITING" ? recruitingPlan(row.name, openAds.length) : toPlanColumns(kind)),
        valid_from,
        valid_until,
        // Charged monthly, up to the end of this month.
        billed_until: end < nextMonth ? end : nextMonth,
        auto_renew: random.chance(0.6),
        created_at: valid_from,
      };
    });
  });

const costs = new Map(PRICE_ROWS.map(({ id, credits }) => [id, credits ?? 0]));

/** Creates the purchase and spending of each company's credits; the entries add up to its balance. */
export const makeCreditEntries = (
  companies: readonly Company[],
  jobs: readonly JobRow[],
): EntryRow[] =>
  companies.flatMap(({ row }) => {
    const bought = jobs
      .filter((job) => job.company_id === row.id && costs.get(job.price_id ?? 0))
      .toSorted((a, b) => Number(a.published_at) - Number(b.published_at));
    const spent = bought.reduce((sum, job) => sum + (costs.get(job.price_id ?? 0) ?? 0), 0);
    let balance = (row.credits ?? 0) + spent;
    if (balance === 0) return [];
    const first = bought[0]?.published_at;
    const grant: EntryRow = {
      company_id: row.id,
      delta: balance,
      reason: "purchase",
      balance_after: balance,
      created_by: row.customer_success_manager_id ?? null,
      created_at: first ? later(first, -3) : row.created_at,
    };
    return [
      grant,
      ...bought.map((job): EntryRow => {
        const delta = -(costs.get(job.price_id ?? 0) ?? 0);
        balance += delta;
        return {
          company_id: row.id,
          delta,
          reason: "job.publish",
          job_id: job.id,
          balance_after: balance,
          created_by: job.job_posting_owner_id ?? null,
          created_at: job.published_at ?? row.created_at,
        };
      }),
    ];
  });
