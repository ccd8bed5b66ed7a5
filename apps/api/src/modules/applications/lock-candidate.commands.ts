import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { applications } from "./applications.tables.ts";
import { type CandidateReader, visibleTo } from "./candidates.queries.ts";

/** A company's candidate; without a job, whichever they applied to. */
export type CandidateAddress = { companyId: number; jobId?: number; candidateId: number };

const owners = alias(users, "owners");

/** Locks a company's candidate, so that simultaneous changes are made one after the other. */
export const lockCandidate = async (
  tx: Db,
  { companyId, jobId, candidateId }: CandidateAddress,
  reader: CandidateReader,
) => {
  const [candidate] = await tx
    .select({
      id: applications.id,
      status: applications.status,
      statusUpdatedAt: applications.status_updated_at,
      waitingSince: applications.waiting_since,
      userId: users.id,
      email: users.email,
      firstName: users.first_name,
      isGone: sql<boolean>`${users.deleted_at} is not null or ${developers.deleted_at} is not null`,
      lastName: users.last_name,
      ownerEmail: owners.email,
      job: { id: jobs.id, title: jobs.title, companyName: companies.name },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .leftJoin(owners, eq(owners.id, jobs.job_posting_owner_id))
    .where(
      and(
        eq(applications.id, candidateId),
        jobId === undefined ? undefined : eq(jobs.id, jobId),
        eq(jobs.company_id, companyId),
        isNull(jobs.deleted_at),
        visibleTo(reader),
      ),
    )
    .for("update", { of: applications });
  return candidate ?? notFound();
};

export type LockedCandidate = Awaited<ReturnType<typeof lockCandidate>>;
