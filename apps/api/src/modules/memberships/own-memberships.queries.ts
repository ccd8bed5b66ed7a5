import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import type { OwnMembership } from "@devguild/schemas/memberships";
import { and, asc, desc, eq, gt } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { isActiveAt } from "./memberships.queries.ts";
import { companyMemberships } from "./memberships.tables.ts";

export type MembershipRow = typeof companyMemberships.$inferSelect;

/** Converts a membership to what its company sees of it. */
export const toOwnMembership = (row: MembershipRow, now: Date): OwnMembership => ({
  id: row.id,
  kind: row.kind,
  plan_id: row.plan_id,
  plan_name: row.plan_name,
  concurrent_jobs: row.concurrent_jobs,
  valid_from: iso(row.valid_from),
  valid_until: iso(row.valid_until),
  auto_renew: row.auto_renew,
  membership_fair_price: row.price_cents_month,
  membership_duration: row.duration_months,
  membership_remaining_days: Math.max(
    0,
    Math.ceil((row.valid_until.getTime() - now.getTime()) / DAY_MS),
  ),
});

/**
 * Lists a company's memberships that haven't ended, by kind; of several of a kind, the one that counts
 * first comes first. One query.
 */
export const listMemberships = (db: Db, companyId: number, now: Date): Promise<MembershipRow[]> =>
  db
    .select()
    .from(companyMemberships)
    .where(
      and(eq(companyMemberships.company_id, companyId), gt(companyMemberships.valid_until, now)),
    )
    .orderBy(
      asc(companyMemberships.kind),
      desc(companyMemberships.concurrent_jobs),
      desc(companyMemberships.id),
    );

/** Lists a company's memberships that ended after a time, run or are booked; by kind, then by start. */
export const listMembershipsSince = (
  db: Db,
  companyId: number,
  since: Date,
): Promise<MembershipRow[]> =>
  db
    .select()
    .from(companyMemberships)
    .where(
      and(eq(companyMemberships.company_id, companyId), gt(companyMemberships.valid_until, since)),
    )
    .orderBy(
      asc(companyMemberships.kind),
      asc(companyMemberships.valid_from),
      asc(companyMemberships.id),
    );

/** Finds the active membership of a kind that counts for a company; null if there is none. */
export const findActiveMembership = async (
  db: Db,
  companyId: number,
  kind: MembershipKind,
  now: Date,
): Promise<MembershipRow | null> => {
  const [membership] = await db
    .select()
    .from(companyMemberships)
    .where(
      and(
        eq(companyMemberships.company_id, companyId),
        eq(companyMemberships.kind, kind),
        isActiveAt(now),
      ),
    )
    .orderBy(desc(companyMemberships.concurrent_jobs), desc(companyMemberships.id))
    .limit(1);
  return membership ?? null;
};

/** The audit snapshot of a membership. */
export const membershipSnapshot = createSnapshot(companyMemberships, { derived: ["warned_days"] });
