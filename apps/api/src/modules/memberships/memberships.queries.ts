import { and, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";

import { type Db } from "../../db/db.ts";
import { companies } from "../companies/companies.tables.ts";
import { isOpenAs } from "../job-states/job-states.queries.ts";
import { companyMemberships } from "./memberships.tables.ts";

/** Builds the condition for memberships that are active at a given time. */
export const isActiveAt = (now: Date): SQL =>
  and(lte(companyMemberships.valid_from, now), gt(companyMemberships.valid_until, now)) as SQL;

/** The kinds of active memberships of a company; a column for queries on companies. */
export const membershipKinds = sql<
  string[]
>`array(select distinct m.kind from company_memberships m where m.company_id = companies.id and m.valid_from <= now() and m.valid_until > now() order by m.kind)`;

/** Whether a company has an active membership of one of some kinds; for queries on companies. */
export const hasMembership = (kinds: readonly string[]) =>
  sql`companies.id in (select m.company_id from company_memberships m where m.valid_from <= now() and m.valid_until > now() and ${inArray(sql`m.kind`, [...kinds])})`;

// Table names are spelled out, as without joins the query builder writes a bare "id", which would be
// the job's.
const takenSlots = (now: Date) =>
  sql<number>`(select count(*)::int from jobs where jobs.company_id = companies.id and jobs.price_type = 'membership' and ${isOpenAs("jobs", now)})`;

/** Whether the account owner of a company has not confirmed their address; for queries on companies. */
export const hasUnconfirmedOwner = sql<boolean>`exists (select 1 from accounts join users on users.id = accounts.user_id where accounts.company_id = companies.id and accounts.role = 'company-account-owner' and users.email_verified_at is null)`;

/**
 * Reads what a company can publish ads with: its recruiting membership, the slots taken by its open
 * ads, and its credits. Null if there is no such company. One query. Source: docs/product/posting.md.
 */
export const readAllowance = async (db: Db, companyId: number, now = new Date()) => {
  const recruiting = db
    .select()
    .from(companyMemberships)
    .where(
      and(
        eq(companyMemberships.company_id, companies.id),
        eq(companyMemberships.kind, "RECRUITING"),
        isActiveAt(now),
      ),
    )
    .orderBy(desc(companyMemberships.concurrent_jobs), desc(companyMemberships.id))
    .limit(1)
    .as("recruiting");
  const [row] = await db
    .select({
      credits: companies.credits,
      takenSlots: takenSlots(now),
      isUnconfirmed: hasUnconfirmedOwner,
      name: recruiting.plan_name,
      slots: recruiting.concurrent_jobs,
      validUntil: recruiting.valid_until,
      autoRenew: recruiting.auto_renew,
    })
    .from(companies)
    .leftJoinLateral(recruiting, sql`true`)
    .where(and(eq(companies.id, companyId), isNull(companies.deleted_at)));
  if (!row) return null;
  const { credits, takenSlots: taken, isUnconfirmed, name, validUntil } = row;
  const slots = row.slots ?? 0;
  return {
    credits,
    takenSlots: taken,
    slotsLeft: Math.max(0, slots - taken),
    isUnconfirmed,
    membership:
      name === null || validUntil === null
        ? null
        : { name, slots, validUntil, autoRenew: row.autoRenew ?? false },
  };
};
export type Allowance = NonNullable<Awaited<ReturnType<typeof readAllowance>>>;
