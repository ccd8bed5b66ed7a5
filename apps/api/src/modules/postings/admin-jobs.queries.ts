import type { AdminJob, AdminJobsQuery } from "@devguild/schemas/jobs";
import { type SQL, and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import { companies } from "../companies/companies.tables.ts";
import { stateAt } from "../job-states/job-states.queries.ts";
import { matchesSearchText } from "../jobs/search-words.queries.ts";
import { countCandidates } from "./postings.queries.ts";
import { jobBookmarks, jobs } from "./postings.tables.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const isBookmarkedBy = (userId: number) =>
  and(eq(jobBookmarks.job_id, jobs.id), eq(jobBookmarks.user_id, userId));

const selectAdminJobs = (db: Db, userId: number, now: Date) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      slug: jobs.slug,
      status: stateAt(now),
      offer_type: jobs.offer_type,
      price_type: jobs.price_type,
      published_at: jobs.published_at,
      expire_at: jobs.expire_at,
      company: {
        id: companies.id,
        name: companies.name,
        display_name: companies.name,
        slug: companies.slug,
        logo_url: companies.logo_url,
      },
      candidates_count: countCandidates(Object.values(APPLICATION_STATUSES)).as("candidates"),
      bookmarked_at: jobBookmarks.created_at,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(jobBookmarks, isBookmarkedBy(userId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectAdminJobs>>[number];

const toAdminJob = ({ bookmarked_at, published_at, expire_at, ...row }: Row): AdminJob => ({
  ...row,
  published_at: isoOrNull(published_at),
  expire_at: isoOrNull(expire_at),
  bookmarked: bookmarked_at !== null,
});

const ORDERS = {
  published_at: jobs.published_at,
  title: sql`lower(${jobs.title})`,
  expire_at: jobs.expire_at,
  candidates_count: sql`candidates`,
};

// A number can be a job's id, or be part of a title.
const byText = (text: string): SQL =>
  /^\d{1,15}$/.test(text)
    ? sql`(${jobs.id} = ${Number(text)} or ${matchesSearchText(jobs.search, text)})`
    : matchesSearchText(jobs.search, text);

/** Lists a page of all companies' jobs for the back office, and the total; two queries. */
export const listAdminJobs = async (
  db: Db,
  userId: number,
  query: AdminJobsQuery,
  now = new Date(),
) => {
  const condition = and(
    isNull(jobs.deleted_at),
    query.query ? byText(query.query) : undefined,
    query.status === "all" ? undefined : sql`${stateAt(now)} = ${query.status}`,
  );
  const order = query.order_by_direction === "asc" ? asc : desc;
  const rows = await selectAdminJobs(db, userId, now)
    .where(condition)
    .orderBy(sql`${order(ORDERS[query.order_by])} nulls last`, desc(jobs.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const [counted] = await db.select({ total: count() }).from(jobs).where(condition);
  return { total: counted?.total ?? 0, rows: rows.map(toAdminJob) };
};

/** Lists an admin's bookmarked jobs, the one added last first; one query. */
export const listBookmarkedJobs = async (db: Db, userId: number, now = new Date()) => {
  const rows = await selectAdminJobs(db, userId, now)
    .where(and(isNull(jobs.deleted_at), sql`${jobBookmarks.job_id} is not null`))
    .orderBy(desc(jobBookmarks.created_at), desc(jobs.id));
  return rows.map(toAdminJob);
};

/** Lists the expired jobs of an admin's companies, the most recently expired first; one query. */
export const listExpiredJobsForManager = async (db: Db, userId: number, now = new Date()) => {
  const rows = await selectAdminJobs(db, userId, now)
    .where(
      and(
        isNull(jobs.deleted_at),
        isNull(companies.deleted_at),
        eq(companies.customer_success_manager_id, userId),
        sql`${stateAt(now)} = 'expired'`,
      ),
    )
    .orderBy(sql`${jobs.expire_at} desc nulls last`, desc(jobs.id));
  return rows.map(toAdminJob);
};
