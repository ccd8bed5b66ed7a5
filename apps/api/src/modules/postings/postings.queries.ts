import type { JobPosting } from "@devguild/schemas/jobs";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import { VISIBLE_TO_COMPANY } from "../applications/applications.policy.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { stateAt } from "../job-states/job-states.queries.ts";
import { jobs } from "./postings.tables.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

/**
 * Counts a job's candidates with given statuses; a column for queries on jobs. The job's id is spelled
 * out, as without joins the query builder writes a bare "id", which would be the application's.
 */
export const countCandidates = (statuses: readonly ApplicationStatus[]) =>
  sql<number>`(select count(*)::int from applications where applications.job_id = jobs.id and not applications.is_external and applications.status in ${statuses})`;

const readPostings = async (
  db: Db,
  condition: SQL | undefined,
  now: Date,
): Promise<JobPosting[]> => {
  const catalogue = await getCatalogue(db);
  const rows = await db
    .select({
      job: jobs,
      state: stateAt(now),
      candidates: countCandidates(VISIBLE_TO_COMPANY),
      newCandidates: countCandidates([APPLICATION_STATUSES.NEW_CANDIDATE]),
    })
    .from(jobs)
    .where(and(condition, isNull(jobs.deleted_at)))
    .orderBy(desc(sql`coalesce(${jobs.published_at}, ${jobs.created_at})`), desc(jobs.id));
  return rows.map(({ job, state, candidates, newCandidates }) => ({
    id: job.id,
    title: job.title,
    slug: job.slug,
    status: state,
    offer_type: job.offer_type,
    price_type: job.price_type,
    published_at: isoOrNull(job.published_at),
    expire_at: isoOrNull(job.expire_at),
    place: [
      ...pick(catalogue.locations, job.city_ids).map(({ name }) => name),
      ...(job.remote ? ["Remote"] : []),
    ].join(", "),
    skills: pick(catalogue.skills, job.skill_ids).map(({ id, name }) => ({ id, name })),
    boosted: job.boosted_until !== null && job.boosted_until > now,
    candidates_count: candidates,
    new_candidates_count: newCandidates,
  }));
};

/** Lists all jobs of a company in every state, newest first; one query. */
export const listPostings = (db: Db, companyId: number, now = new Date()) =>
  readPostings(db, eq(jobs.company_id, companyId), now);

/** Finds a company's job in any state; null if the company has no such job. */
export const findPosting = async (db: Db, companyId: number, jobId: number, now = new Date()) => {
  const condition = and(eq(jobs.company_id, companyId), eq(jobs.id, jobId));
  const [posting] = await readPostings(db, condition, now);
  return posting ?? null;
};

/** The audit snapshot of an ad. */
export const jobSnapshot = createSnapshot(jobs, {
  derived: ["location_ids", "search_words", "search", "updated_at", "draft_token_hash"],
});
