import type { AdminDecisions } from "@devguild/schemas/overview";
import {
  and,
  asc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lt,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { type Db, iso } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobFeedRuns, jobFeeds } from "../job-listings/job-listings.tables.ts";
import { companyMemberships } from "../memberships/memberships.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { accounts, users } from "../users/users.tables.ts";
import { decisionSnoozes } from "./overview.tables.ts";

const ENDS_WITHIN_MS = 30 * DAY_MS;
const MOST_MEMBERSHIPS = 10;
const SHOWN_OF_A_KIND = 5;
// However much somebody snoozes, the answer stays small.
const MOST_OF_A_KIND = 50;

const later = alias(companyMemberships, "later");
const newer = alias(jobFeedRuns, "newer");

const listEnding = (db: Db, now: Date) =>
  db
    .select({
      id: companyMemberships.id,
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

/** How many rows there are in all, beside each row of the first ones: one pass answers both. */
const total = sql<number>`count(*) over ()`.mapWith(Number);

const toWaiting = <Row extends { total: number }, Answer>(
  rows: readonly Row[],
  toAnswer: (row: Row) => Answer,
) => ({ count: rows[0]?.total ?? 0, oldest: rows.map(toAnswer) });

const listPendingJobs = async (db: Db, limit: number) => {
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      price_type: jobs.price_type,
      company_id: jobs.company_id,
      company_name: companies.name,
      updated_at: jobs.updated_at,
      total,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .where(and(eq(jobs.status, "pending"), isNull(jobs.deleted_at)))
    .orderBy(asc(jobs.updated_at), asc(jobs.id))
    .limit(limit);
  return toWaiting(rows, ({ id, title, price_type, company_id, company_name, updated_at }) => ({
    id,
    title,
    price_type,
    company_id,
    company_name,
    // Nothing changes a pending ad but what ends its wait.
    since: iso(updated_at),
  }));
};

const listCompanies = async (db: Db, condition: SQL | undefined, limit: number) => {
  const rows = await db
    .select({ id: companies.id, name: companies.name, created_at: companies.created_at, total })
    .from(companies)
    .where(and(isNull(companies.deleted_at), condition))
    .orderBy(asc(companies.created_at), asc(companies.id))
    .limit(limit);
  return toWaiting(rows, ({ id, name, created_at }) => ({ id, name, since: iso(created_at) }));
};

const listImports = async (db: Db, condition: SQL | undefined, limit: number) => {
  const latest = sql<Date>`coalesce(${jobFeedRuns.finished_at}, ${jobFeedRuns.started_at})`;
  const rows = await db
    .select({
      id: jobFeedRuns.id,
      source_name: jobFeeds.name,
      problem: jobFeedRuns.problem,
      source_id: sql<
        number | null
      >`case when ${jobFeeds.address} <> '' then ${jobFeeds.id} end`.mapWith(jobFeeds.id),
      at: latest.mapWith(jobFeedRuns.started_at),
      total,
    })
    .from(jobFeedRuns)
    .innerJoin(jobFeeds, eq(jobFeeds.id, jobFeedRuns.feed_id))
    .where(condition)
    .orderBy(asc(latest), asc(jobFeedRuns.id))
    .limit(limit);
  return toWaiting(rows, ({ id, source_name, problem, source_id, at }) => ({
    id,
    source_name,
    problem,
    source_id,
    since: iso(at),
  }));
};

const listSnoozed = async (db: Db, userId: number, now: Date) => {
  const rows = await db
    .select({ decision: decisionSnoozes.decision })
    .from(decisionSnoozes)
    .where(and(eq(decisionSnoozes.user_id, userId), gt(decisionSnoozes.until, now)))
    .orderBy(asc(decisionSnoozes.decision));
  return rows.map(({ decision }) => decision);
};

/**
 * Reads what waits for a decision of staff, one statement for each kind: ads whose company isn't confirmed,
 * companies to verify or to publish, imports, and the memberships that end within 30 days; with what the person
 * has snoozed. Source: docs/product/staff-overview.md.
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
  const isUnverified = exists(findOwner(db, isNull(users.email_verified_at)));
  const isUnpublished = and(
    eq(companies.published, false),
    exists(findOwner(db, isNotNull(users.email_verified_at))),
  );
  const isInReview = eq(jobFeedRuns.state, "review");
  const isFailed = and(eq(jobFeedRuns.state, "failed"), notExists(newerRun));

  const snoozed = await listSnoozed(db, userId, now);
  // What is snoozed makes room for the next.
  const findLimit = (kind: keyof AdminDecisions) =>
    Math.min(
      MOST_OF_A_KIND,
      SHOWN_OF_A_KIND + snoozed.filter((decision) => decision.startsWith(`${kind}.`)).length,
    );
  const ending = await listEnding(db, now);
  return {
    pending_jobs: await listPendingJobs(db, findLimit("pending_jobs")),
    unverified_companies: await listCompanies(db, isUnverified, findLimit("unverified_companies")),
    unpublished_companies: await listCompanies(
      db,
      isUnpublished,
      findLimit("unpublished_companies"),
    ),
    imports_to_review: await listImports(db, isInReview, findLimit("imports_to_review")),
    failed_imports: await listImports(db, isFailed, findLimit("failed_imports")),
    ending_memberships: ending.map(
      ({ id, company_id, company_name, kind, valid_until: until }) => ({
        id,
        company_id,
        company_name,
        kind,
        valid_until: iso(until),
      }),
    ),
    snoozed,
  };
};
