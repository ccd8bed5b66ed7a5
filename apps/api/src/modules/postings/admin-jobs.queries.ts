import type {
  AdminJob,
  AdminJobsCsvQuery,
  AdminJobsFilter,
  AdminJobsQuery,
} from "@devguild/schemas/jobs";
import {
  type Column,
  type SQL,
  type SQLWrapper,
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

import type { ListQuery } from "@devguild/schemas/fields";
import { type Db, isoOrNull } from "../../db/db.ts";
import { inBatchesById } from "../../db/in-batches.ts";
import { searchPage } from "../../db/search-page.ts";
import { jobCandidateCounts } from "../applications/applications.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { expiredConditions, isInState, stateAt } from "../job-states/job-states.queries.ts";
import { matchesSearchText } from "../jobs/search-words.queries.ts";
import { jobBookmarks, jobs } from "./postings.tables.ts";

const isBookmarkedBy = (userId: number) =>
  and(eq(jobBookmarks.job_id, jobs.id), eq(jobBookmarks.user_id, userId));

const ofJob = [jobCandidateCounts, eq(jobCandidateCounts.job_id, jobs.id)] as const;

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
      boosted_until: jobs.boosted_until,
      company: {
        id: companies.id,
        name: companies.name,
        display_name: companies.name,
        slug: companies.slug,
        logo_url: companies.logo_url,
      },
      candidates_count: jobCandidateCounts.total,
      bookmarked_at: jobBookmarks.created_at,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .innerJoin(...ofJob)
    .leftJoin(jobBookmarks, isBookmarkedBy(userId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectAdminJobs>>[number];

const toAdminJob = ({
  bookmarked_at,
  published_at,
  expire_at,
  boosted_until,
  ...row
}: Row): AdminJob => ({
  ...row,
  published_at: isoOrNull(published_at),
  expire_at: isoOrNull(expire_at),
  boosted_until: isoOrNull(boosted_until),
  bookmarked: bookmarked_at !== null,
});

// Each has an index over all states, so a page is read in order however many jobs there are.
const ORDERS = {
  published_at: [jobs.published_at, jobs.id],
  title: [sql`lower(${jobs.title})`, jobs.id],
  expire_at: [jobs.expire_at, jobs.id],
  candidates_count: [jobCandidateCounts.total, jobCandidateCounts.job_id],
} as const;

// Drafts have no dates and no candidates, so all orders except the title's are by id.
const getOrder = ({ order_by, status }: AdminJobsCsvQuery) =>
  ORDERS[status === "draft" && order_by !== "title" ? "published_at" : order_by];

// The states in which all jobs have that date, or none has.
const ALIKE = {
  published_at: new Set<AdminJobsFilter["status"]>([
    "draft",
    "published",
    "unpublished",
    "expired",
  ]),
  expire_at: new Set<AdminJobsFilter["status"]>(["draft", "expired"]),
};

const toOrder = (query: AdminJobsCsvQuery): SQL[] => {
  const { order_by, order_by_direction, status } = query;
  const [column, id] = getOrder(query);
  if (order_by_direction === "asc") return [asc(column), asc(id)];
  // Jobs without a date come last in both directions; descending, that takes a column of its own.
  const isNullable = order_by in ALIKE && !ALIKE[order_by as keyof typeof ALIKE].has(status);
  return [...(isNullable ? [sql`${column} is null`] : []), desc(column), desc(id)];
};

// A number can be a job's id, or be part of a title.
const byText = (text: string): SQL =>
  /^\d{1,15}$/.test(text)
    ? sql`(${jobs.id} = ${Number(text)} or ${matchesSearchText(jobs.search, text)})`
    : matchesSearchText(jobs.search, text);

const toStates = (status: AdminJobsFilter["status"], now: Date) => {
  if (status === "all") return [undefined];
  return status === "expired" ? expiredConditions(now) : [isInState(status, now)];
};

/** Returns the conditions of which every match meets exactly one; apart, an index serves each best. */
const toConditions = ({ query, status }: AdminJobsFilter, now: Date) =>
  toStates(status, now).map((isInIt) =>
    and(isNull(jobs.deleted_at), query ? byText(query) : undefined, isInIt),
  );

const union = (queries: SQLWrapper[]) => sql.join(queries, sql` union all `);

// Matched before it is sorted, or the planner walks all jobs in order until it has met enough.
const isAmong = (condition: SQL | undefined) =>
  sql`${jobs.id} in (with matched as materialized (select ${jobs.id} from ${jobs} where ${condition}) select id from matched)`;

/** How many jobs are counted, and can be paged through, before a search has to be narrowed. */
const MOST_COUNTED = 10_000;

const selectMatches = (db: Db, conditions: (SQL | undefined)[]) => {
  const matches = conditions.map((condition) =>
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(condition)
      .limit(MOST_COUNTED + 1),
  );
  return sql`(${union(matches)})`;
};

const countMatches = async (db: Db, conditions: (SQL | undefined)[]) => {
  const [counted] = await db
    .select({ total: count() })
    .from(sql`${selectMatches(db, conditions)} matched`);
  return counted?.total ?? 0;
};

const selectIds = (db: Db, { order_by }: AdminJobsCsvQuery) => {
  const ids = db.select({ id: jobs.id }).from(jobs).$dynamic();
  return order_by === "candidates_count" ? ids.innerJoin(...ofJob) : ids;
};

/** Builds the condition for a page of many matches, met in order on a walk up to the page's end. */
const isWalkedTo = (db: Db, query: AdminJobsQuery, conditions: (SQL | undefined)[], now: Date) => {
  const [condition, isDue] = conditions;
  if (!isDue) return condition;
  // Expired jobs are past their end, so a walk from the last end on skips all open ones. Those that are due are few,
  // as each is soon marked as expired; the planner expects many.
  const walks = [and(condition, lte(jobs.expire_at, now)), isAmong(isDue)].map((each) =>
    selectIds(db, query)
      .where(each)
      .orderBy(...toOrder(query))
      .limit(query.page * query.per_page),
  );
  return sql`${jobs.id} in (${union(walks)})`;
};

/**
 * Lists a page of all companies' jobs for the back office, and the total, counted up to 10,000; two
 * queries.
 */
export const listAdminJobs = async (
  db: Db,
  userId: number,
  query: AdminJobsQuery,
  now = new Date(),
) => {
  const conditions = toConditions(query, now);
  const order = toOrder(query);
  const offset = (query.page - 1) * query.per_page;
  const selectPage = (isMatched: SQL | undefined) =>
    selectIds(db, query)
      .where(isMatched)
      .orderBy(...order)
      .limit(query.per_page)
      .offset(offset);
  const { found, ids } = query.query
    ? await searchPage(db, selectMatches(db, conditions), MOST_COUNTED, (matched) =>
        selectPage(inArray(jobs.id, matched)),
      )
    : { found: await countMatches(db, conditions), ids: null };
  const isCapped = found > MOST_COUNTED;
  const total = Math.min(found, MOST_COUNTED);
  if (offset >= total) return { total, isCapped, rows: [] };
  // Few matches are found first and then sorted; many are met soon on a walk in the list's order.
  const isMatched = isCapped ? isWalkedTo(db, query, conditions, now) : isAmong(or(...conditions));
  // Everything else about a job is only read for those on the page.
  const rows = await selectAdminJobs(db, userId, now)
    .where(inArray(jobs.id, ids ?? selectPage(isMatched)))
    .orderBy(...order);
  return { total, isCapped, rows: rows.map(toAdminJob) };
};

// As in the list: few matches are found first, and many in order.
const selectOrderedIds = async (db: Db, query: AdminJobsCsvQuery, now: Date) => {
  const conditions = toConditions(query, now);
  const condition = or(...conditions);
  const areFew = (await countMatches(db, conditions)) <= MOST_COUNTED;
  const ids = selectIds(db, query)
    .where(areFew ? isAmong(condition) : condition)
    .orderBy(...toOrder(query));
  return { ids };
};

/** Lists the ids of the jobs that match, at most `limit`, in the list's order. */
export const listAdminJobIds = async (
  db: Db,
  query: AdminJobsCsvQuery,
  limit: number,
  now = new Date(),
) => {
  const { ids } = await selectOrderedIds(db, query, now);
  return (await ids.limit(limit)).map(({ id }) => id);
};

/** Reads the jobs that match in batches, in the list's order. */
export async function* readAdminJobs(
  db: Db,
  userId: number,
  query: AdminJobsCsvQuery,
  now = new Date(),
): AsyncGenerator<AdminJob[]> {
  const { ids: ordered } = await selectOrderedIds(db, query, now);
  yield* inBatchesById(await ordered, async (ids) =>
    (await selectAdminJobs(db, userId, now).where(inArray(jobs.id, ids))).map(toAdminJob),
  );
}

/** Lists a page of an admin's bookmarked jobs, the one added last first; two queries. */
export const listBookmarkedJobs = async (
  db: Db,
  userId: number,
  { page, per_page }: ListQuery,
  now = new Date(),
) => {
  const condition = and(isNull(jobs.deleted_at), isNotNull(jobBookmarks.job_id));
  const rows = await selectAdminJobs(db, userId, now)
    .where(condition)
    .orderBy(desc(jobBookmarks.created_at), desc(jobs.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const [counted] = await db
    .select({ total: count() })
    .from(jobs)
    .innerJoin(jobBookmarks, isBookmarkedBy(userId))
    .where(condition);
  return { total: counted?.total ?? 0, rows: rows.map(toAdminJob) };
};

const selectExpiredJobs = (db: Db, userId: number, now: Date) => {
  const select = (isExpired: SQL | undefined) =>
    db
      .select({ id: jobs.id, expire_at: jobs.expire_at })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.company_id))
      .where(
        and(
          isNull(jobs.deleted_at),
          isNull(companies.deleted_at),
          eq(companies.customer_success_manager_id, userId),
          isExpired,
        ),
      );
  const [stored, due] = expiredConditions(now);
  // Read from an index alone, which takes a tenth of the time of reading the jobs.
  return unionAll(select(stored), select(due)).as("expired");
};

/** Lists a page of the expired jobs of an admin's companies, the last expired first; two queries. */
export const listExpiredJobsForManager = async (
  db: Db,
  userId: number,
  { page, per_page }: ListQuery,
  now = new Date(),
) => {
  const expired = selectExpiredJobs(db, userId, now);
  const lastFirst = (column: Column, id: Column) => [sql`${column} desc nulls last`, desc(id)];
  const [counted] = await db.select({ total: count() }).from(expired);
  const pageOfIds = db
    .select({ id: expired.id })
    .from(expired)
    .orderBy(...lastFirst(expired.expire_at, expired.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const rows = await selectAdminJobs(db, userId, now)
    .where(inArray(jobs.id, pageOfIds))
    .orderBy(...lastFirst(jobs.expire_at, jobs.id));
  return { total: counted?.total ?? 0, rows: rows.map(toAdminJob) };
};
