import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { stateAt } from "../job-states/job-states.queries.ts";
import { jobs } from "./postings.tables.ts";

/** A job and the company that it belongs to. */
export type JobAddress = { companyId: number; jobId: number };

/** Locks a company's ad and returns it with its state; throws 404 if the company has no such ad. */
export const lockPosting = async (tx: Db, { companyId, jobId }: JobAddress, now: Date) => {
  const [posting] = await tx
    .select({ job: jobs, state: stateAt(now) })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.company_id, companyId), isNull(jobs.deleted_at)))
    .for("update");
  return posting ?? notFound();
};
