import type { AdminDecisions } from "@devguild/schemas/overview";
import { and, asc, eq, exists, gt, isNotNull, isNull, lt, notExists, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { type Db, iso } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobFeedRuns } from "../job-listings/job-listings.tables.ts";
import { companyMemberships } from "../memberships/memberships.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { accounts, users } from "../users/users.tables.ts";
import { decisionSnoozes } from "./overview.tables.ts";

const ENDS_WITHIN_MS = 30 * DAY_MS;
const MOST_MEMBERSHIPS = 10;

const later = alias(companyMemberships, "later");
const newer = alias(jobFeedRuns, "newer");

const listEnding = (db: Db, now: Date) =>
  db
    .select({
      company_id: companies.id,
      company_name: companies.name,
      kind: companyMemberships.kind,
      valid_until: companyMemberships.valid_until,
    })
    .from(companyMemberships)
    .innerJoin(companies, eq(companies.id, companyMemberships.company_id))
    .where(
      and(
        gt(companyMemberships.valid_until, now),
        lt(companyMemberships.valid_until, new Date(now.getTime() + ENDS_WITHIN_MS)),
        eq(companyMemberships.auto_renew, false),
        isNull(companies.deleted_at),
        // Nothing has to be decided where the next one is agreed.
        notExists(
          db
            .select({ id: later.id })
            .from(later)
            .where(
              and(
                eq(later.company_id, companyMemberships.company_id),
                eq(later.kind, companyMemberships.kind),
                gt(later.valid_until, companyMemberships.valid_until),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(companyMemberships.valid_until), asc(companyMemberships.id))
    .limit(MOST_MEMBERSHIPS);

const findOwner = (db: Db, confirmed: SQL) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(
      and(
        eq(accounts.company_id, companies.id),
        eq(accounts.role, "company-account-owner"),
        confirmed,
      ),
    );

/**
 * Reads what waits for a decision of staff: ads whose company isn't confirmed, companies to verify or to publish,
 * imports, and the memberships that end within 30 days; with those that the person has snoozed. Source: docs/product/staff-overview.md.
 */
export const readDecisions = async (
  db: Db,
  userId: number,
  now = new Date(),
): Promise<AdminDecisions> => {
  const newerRun = db
    .select({ id: newer.id })
    .from(newer)
    .where(and(eq(newer.feed_id, jobFeedRuns.feed_id), gt(newer.id, jobFeedRuns.id)));
  const ending = await listEnding(db, now);
  const snoozed = await db
    .select({ decision: decisionSnoozes.decision })
    .from(decisionSnoozes)
    .where(and(eq(decisionSnoozes.user_id, userId), gt(decisionSnoozes.until, now)))
    .orderBy(asc(decisionSnoozes.decision));
  return {
    pending_jobs: await db.$count(jobs, and(eq(jobs.status, "pending"), isNull(jobs.deleted_at))),
    unverified_companies: await db.$count(
      companies,
      and(isNull(companies.deleted_at), exists(findOwner(db, isNull(users.email_verified_at)))),
    ),
    unpublished_companies: await db.$count(
      companies,
      and(
        isNull(companies.deleted_at),
        eq(companies.published, false),
        exists(findOwner(db, isNotNull(users.email_verified_at))),
      ),
    ),
    imports_to_review: await db.$count(jobFeedRuns, eq(jobFeedRuns.state, "review")),
    failed_imports: await db.$count(
      jobFeedRuns,
      and(eq(jobFeedRuns.state, "failed"), notExists(newerRun)),
    ),
    ending_memberships: ending.map(({ company_id, company_name, kind, valid_until: until }) => ({
      company_id,
      company_name,
      kind,
      valid_until: iso(until),
    })),
    snoozed: snoozed.map(({ decision }) => decision),
  };
};
