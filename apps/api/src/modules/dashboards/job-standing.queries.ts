import type { JobStatus } from "@devguild/schemas/constants/jobs";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { jobCandidateCounts } from "../applications/applications.tables.ts";
import { stateAt } from "../job-states/job-states.queries.ts";
import { toPostingCounts } from "../postings/postings.queries.ts";
import { jobs } from "../postings/postings.tables.ts";

const WEEK_MS = 7 * DAY_MS;

/**
 * Reads what a company's dashboard says about all its jobs: how many are in each state, how many new
 * candidates wait and at which job if it is only one, how many ads expire within a week, and the
 * newest draft. One query, however many jobs there are.
 */
export const readJobStanding = async (db: Db, companyId: number, now: Date) => {
  const soon = new Date(now.getTime() + WEEK_MS).toISOString();
  const { fresh } = jobCandidateCounts;
  const rows = await db
    .select({
      status: stateAt(now).as("state"),
      jobs: sql<number>`count(*)::int`,
      newCandidates: sql<number>`sum(${fresh})::int`,
      jobsWithNew: sql<number>`count(*) filter (where ${fresh} > 0)::int`,
      jobWithNew: sql<number | null>`(max(${jobs.id}) filter (where ${fresh} > 0))::float8`,
      expiringSoon: sql<number>`count(*) filter (where ${jobs.expire_at} <= ${soon}::timestamptz)::int`,
      newest: sql<{ id: number; title: string } | null>`(array_agg(
        json_build_object('id', ${jobs.id}, 'title', ${jobs.title}) order by ${jobs.created_at} desc, ${jobs.id} desc
      ) filter (where ${jobs.status} = 'draft'))[1]`,
    })
    .from(jobs)
    .innerJoin(jobCandidateCounts, eq(jobCandidateCounts.job_id, jobs.id))
    .where(and(eq(jobs.company_id, companyId), isNull(jobs.deleted_at)))
    .groupBy(sql`state`);
  const inState = (status: JobStatus) => rows.find((row) => row.status === status);
  const withNew = rows.filter(({ jobsWithNew }) => jobsWithNew > 0);
  const [only] = withNew;
  const jobsWithNew = withNew.reduce((sum, row) => sum + row.jobsWithNew, 0);
  return {
    counts: toPostingCounts(rows),
    newCandidates: withNew.reduce((sum, row) => sum + row.newCandidates, 0),
    onlyJobWithNew: jobsWithNew === 1 ? (only?.jobWithNew ?? null) : null,
    expiringSoon: inState("published")?.expiringSoon ?? 0,
    newestDraft: inState("draft")?.newest ?? null,
  };
};
export type JobStanding = Awaited<ReturnType<typeof readJobStanding>>;
