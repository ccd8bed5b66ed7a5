import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { LONG_WAIT_DAYS } from "@devguild/schemas/constants/candidate-inbox";
import type { JobStatus, PostingOrder } from "@devguild/schemas/constants/jobs";
import type { JobPosting, PostingCounts, PostingsQuery } from "@devguild/schemas/jobs";
import { and, asc, count, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";

import { containsWords } from "../../db/conditions.ts";
import { type Db, isoOrNull } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { applications, jobCandidateCounts } from "../applications/applications.tables.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { locations } from "../catalogue/catalogue.tables.ts";
import { isInState, stateAt } from "../job-states/job-states.queries.ts";
import { jobDayFigures } from "../job-figures/job-figures.tables.ts";
import { jobs } from "./postings.tables.ts";

const newestFirst = [desc(sql`coalesce(${jobs.published_at}, ${jobs.created_at})`), desc(jobs.id)];

const endingFirst = (now: Date) =>
  sql`case when ${isInState("published", now)} then ${jobs.expire_at} end asc nulls last`;

const toOrder = (order: PostingOrder, now: Date): SQL[] =>
  ({
    newest: newestFirst,
    new_candidates: [desc(jobCandidateCounts.fresh), ...newestFirst],
    ending: [endingFirst(now), ...newestFirst],
    title: [asc(sql`lower(${jobs.title})`), asc(jobs.id)],
    candidates: [desc(gt(jobCandidateCounts.visible, 0)), ...newestFirst],
  })[order];

type Page = Pick<PostingsQuery, "order_by" | "page" | "per_page">;

// Both are read for the rows of a page only: a range of an index each.
const waitingLong = (now: Date) => {
  const since = new Date(now.getTime() - LONG_WAIT_DAYS * DAY_MS).toISOString();
  return sql<number>`(select count(*)::int from ${applications} where ${applications.job_id} = ${jobs.id}
    and ${applications.status} = ${APPLICATION_STATUSES.NEW_CANDIDATE} and not ${applications.is_external}
    and ${applications.waiting_since} <= ${since}::timestamptz)`;
};
const viewsByWeek = (now: Date) => {
  const { day, views, job_id } = jobDayFigures;
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date`;
  return sql<JobPosting["views"]>`(select json_build_object(
      'week', coalesce(sum(${views}) filter (where ${day} > ${today} - 7), 0),
      'before', coalesce(sum(${views}) filter (where ${day} <= ${today} - 7), 0))
    from ${jobDayFigures} where ${job_id} = ${jobs.id} and ${day} > ${today} - 14 and ${day} <= ${today})`;
};

const readPostings = async (
  db: Db,
  condition: SQL | undefined,
  { order_by, page, per_page }: Page,
  now: Date,
): Promise<JobPosting[]> => {
  const catalogue = await getCatalogue(db);
  const rows = await db
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
      city_ids: jobs.city_ids,
      remote: jobs.remote,
      skill_ids: jobs.skill_ids,
      candidates_count: jobCandidateCounts.visible,
      new_candidates_count: jobCandidateCounts.fresh,
      interviewing_candidates_count: jobCandidateCounts.interviewing,
      hired_candidates_count: jobCandidateCounts.hired,
      waiting_candidates_count: waitingLong(now),
      views: viewsByWeek(now),
    })
    .from(jobs)
    .innerJoin(jobCandidateCounts, eq(jobCandidateCounts.job_id, jobs.id))
    .where(and(condition, isNull(jobs.deleted_at)))
    .orderBy(...toOrder(order_by, now))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    status: row.status,
    offer_type: row.offer_type,
    price_type: row.price_type,
    published_at: isoOrNull(row.published_at),
    expire_at: isoOrNull(row.expire_at),
    place: [
      ...pick(catalogue.locations, row.city_ids).map(({ name }) => name),
      ...(row.remote ? ["Remote"] : []),
    ].join(", "),
    skills: pick(catalogue.skills, row.skill_ids).map(({ id, name }) => ({ id, name })),
    boosted: row.boosted_until !== null && row.boosted_until > now,
    boosted_until: isoOrNull(row.boosted_until),
    candidates_count: row.candidates_count,
    new_candidates_count: row.new_candidates_count,
    interviewing_candidates_count: row.interviewing_candidates_count,
    hired_candidates_count: row.hired_candidates_count,
    waiting_candidates_count: row.waiting_candidates_count,
    views: row.views,
  }));
};

// What a row shows of where the job is, and for an agency's ad whose it is.
const searched = sql`${jobs.title} || ' ' || coalesce(${jobs.job_company_name}, '')
  || case when ${jobs.remote} then ' Remote ' else ' ' end
  || coalesce((select string_agg(${locations.name}, ' ') from ${locations}
    where ${locations.id} = any(${jobs.city_ids})), '')`;

type Filter = Partial<Pick<PostingsQuery, "search" | "slug" | "status">>;

const matches = (companyId: number, { search = "", slug, status = "all" }: Filter, now: Date) =>
  and(
    eq(jobs.company_id, companyId),
    slug === undefined ? undefined : eq(jobs.slug, slug),
    status === "all" ? undefined : isInState(status, now),
    containsWords(searched, search),
  );

/** Lists a page of a company's jobs in one state or all, those that match a search; one query. */
export const listPostings = (
  db: Db,
  companyId: number,
  { search, slug, status, ...page }: Filter & Page,
  now = new Date(),
) => readPostings(db, matches(companyId, { search, slug, status }, now), page, now);

/** Counts a company's jobs in one state or all that match a search. */
export const countMatchingPostings = async (
  db: Db,
  companyId: number,
  filter: Filter,
  now = new Date(),
): Promise<number> => {
  const [found] = await db
    .select({ total: count() })
    .from(jobs)
    .where(and(matches(companyId, filter, now), isNull(jobs.deleted_at)));
  return found?.total ?? 0;
};

/** Converts numbers of jobs by state to counts of every state and of all. */
export const toPostingCounts = (
  rows: readonly { status: JobStatus; jobs: number }[],
): PostingCounts => {
  const counted = (status: JobStatus) => rows.find((row) => row.status === status)?.jobs ?? 0;
  return {
    all: rows.reduce((all, { jobs: inState }) => all + inState, 0),
    draft: counted("draft"),
    pending: counted("pending"),
    published: counted("published"),
    unpublished: counted("unpublished"),
    expired: counted("expired"),
    archived: counted("archived"),
  };
};

/** Counts a company's jobs by state; one query. */
export const countPostings = async (
  db: Db,
  companyId: number,
  now = new Date(),
): Promise<PostingCounts> =>
  toPostingCounts(
    await db
      .select({ status: stateAt(now).as("state"), jobs: sql<number>`count(*)::int` })
      .from(jobs)
      .where(and(eq(jobs.company_id, companyId), isNull(jobs.deleted_at)))
      .groupBy(sql`state`),
  );

/** Finds a company's job in any state; null if the company has no such job. */
export const findPosting = async (db: Db, companyId: number, jobId: number, now = new Date()) => {
  const condition = and(eq(jobs.company_id, companyId), eq(jobs.id, jobId));
  const only = { order_by: "newest", page: 1, per_page: 1 } as const;
  const [posting] = await readPostings(db, condition, only, now);
  return posting ?? null;
};

/** The audit snapshot of an ad. */
export const jobSnapshot = createSnapshot(jobs, {
  derived: ["location_ids", "search_words", "search", "updated_at", "draft_token_hash"],
});
