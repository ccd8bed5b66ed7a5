import { APPLICATION_STATUSES } from "@devguild/schemas/constants/applications";
import type { JobPosting } from "@devguild/schemas/jobs";
import { and, desc, eq, isNull, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import { catalogueOf, pick } from "../catalogue/catalogue.ts";
import { jobs } from "./jobs.tables.ts";
import { stateAt } from "./open-jobs.ts";

/** How many candidates a job has, in one state or in all; a column of a query over jobs. */
export const candidatesOf = (status?: number) =>
  sql<number>`(select count(*)::int from applications where applications.job_id = ${jobs.id} and not applications.is_external${
    status === undefined ? sql`` : sql` and applications.status = ${status}`
  })`;

/** All jobs of a company in every state, newest first; one query. */
export const listPostings = async (
  db: Db,
  companyId: number,
  now = new Date(),
): Promise<JobPosting[]> => {
  const catalogue = await catalogueOf(db);
  const rows = await db
    .select({
      job: jobs,
      state: stateAt(now),
      candidates: candidatesOf(),
      newCandidates: candidatesOf(APPLICATION_STATUSES.NEW_CANDIDATE),
    })
    .from(jobs)
    .where(and(eq(jobs.company_id, companyId), isNull(jobs.deleted_at)))
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
    boosted: job.boosted_until !== null && job.boosted_until > now,
    candidates_count: candidates,
    new_candidates_count: newCandidates,
  }));
};
