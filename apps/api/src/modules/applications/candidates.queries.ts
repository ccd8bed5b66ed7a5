import { and, eq, inArray, isNull, ne } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { VISIBLE_TO_COMPANY } from "./applications.policy.ts";
import { applications } from "./applications.tables.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

/** Who is looking at candidates; companies don't see those that staff haven't forwarded. */
export type CandidateReader = "company" | "admin";
/**
 * Filters applications to those a reader sees as candidates; applications on a company's own site never
 * are.
 */
export const visibleTo = (reader: CandidateReader) =>
  and(
    eq(applications.is_external, false),
    reader === "company" ? inArray(applications.status, [...VISIBLE_TO_COMPANY]) : undefined,
  );

/** Returns those of some ids that are candidates of a company. */
export const listOwnCandidates = async (db: Db, companyId: number, ids: number[]) => {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .where(
      and(
        inArray(applications.id, ids),
        eq(jobs.company_id, companyId),
        isNull(jobs.deleted_at),
        visibleTo("company"),
      ),
    );
  return rows.map(({ id }) => id);
};

/** Returns whether a company has an application from a developer that was not withdrawn. */
export const hasApplication = async (db: Db, companyId: number, developerId: number) => {
  const [application] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .where(
      and(
        eq(applications.developer_id, developerId),
        eq(jobs.company_id, companyId),
        isNull(jobs.deleted_at),
        ne(applications.status, APPLICATION_STATUSES.WALKED_AWAY),
        visibleTo("company"),
      ),
    )
    .limit(1);
  return application !== undefined;
};

/** Returns whether a job belongs to a company; the query itself checks the ownership. */
export const isCompanyJob = async (db: Db, companyId: number, jobId: number) => {
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.company_id, companyId), isNull(jobs.deleted_at)));
  return job !== undefined;
};
/** Returns since when a candidate waits for the company. */
export const findWaiting = async (db: Db, candidateId: number) => {
  const [found] = await db
    .select({ since: applications.waiting_since })
    .from(applications)
    .where(eq(applications.id, candidateId));
  return found?.since ?? null;
};

/** The audit snapshot of an application: cover letter and reasons are the candidate's personal data. */
export const applicationSnapshot = createSnapshot(applications, {
  derived: ["status_updated_at", "waiting_since", "inbox_company_id", "match_points"],
  personal: ["cover_letter", "source", "utm", "decline_reasons", "decline_message"],
});
