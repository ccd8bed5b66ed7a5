import type { SavedJob, SavedJobMark, SavedJobsQuery } from "@devguild/schemas/saved-jobs";
import { and, desc, eq } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { applications } from "../applications/applications.tables.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { isOpenColumn } from "../job-states/job-states.queries.ts";
import { cardColumns, toCard } from "../jobs/job-card.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { savedJobs } from "./saved-jobs.tables.ts";

const newest = [desc(savedJobs.created_at), desc(savedJobs.job_id)];

/** Counts a developer's saved jobs. */
export const countSavedJobs = (db: Db, developerId: number): Promise<number> =>
  db.$count(savedJobs, eq(savedJobs.developer_id, developerId));

/** Lists a page of a developer's saved jobs, the one saved last first, and the total; two queries. */
export const listSavedJobs = async (
  db: Db,
  developerId: number,
  { page, per_page }: SavedJobsQuery,
  now = new Date(),
): Promise<{ rows: SavedJob[]; total: number }> => {
  const catalogue = await getCatalogue(db);
  const rows = await db
    .select({ ...cardColumns, saved_at: savedJobs.created_at, job_open: isOpenColumn(now) })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.job_id))
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(
      applications,
      and(
        eq(applications.job_id, savedJobs.job_id),
        eq(applications.developer_id, savedJobs.developer_id),
      ),
    )
    .where(eq(savedJobs.developer_id, developerId))
    .orderBy(...newest)
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    total: await countSavedJobs(db, developerId),
    rows: rows.map((row) =>
      Object.assign(toCard(catalogue, row, now), {
        saved_at: iso(row.saved_at),
        job_open: row.job_open,
      }),
    ),
  };
};

/** Lists the ids of a developer's saved jobs, the one saved last first. */
export const listSavedJobIds = async (db: Db, developerId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: savedJobs.job_id })
    .from(savedJobs)
    .where(eq(savedJobs.developer_id, developerId))
    .orderBy(...newest);
  return rows.map(({ id }) => id);
};

/** Returns when a developer saved a job; null if they haven't. */
export const findSavedJob = async (
  db: Db,
  developerId: number,
  jobId: number,
): Promise<SavedJobMark | null> => {
  const [saved] = await db
    .select({ at: savedJobs.created_at })
    .from(savedJobs)
    .where(and(eq(savedJobs.developer_id, developerId), eq(savedJobs.job_id, jobId)));
  return saved ? { id: jobId, saved_at: iso(saved.at) } : null;
};
