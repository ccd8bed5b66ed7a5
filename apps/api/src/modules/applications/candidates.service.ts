import type { candidateMessageBody, candidateStatusBody } from "@devguild/schemas/applications";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/applications";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { recordDeed } from "../audit/audit.service.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../identity/identity.tables.ts";
import { jobs } from "../jobs/jobs.tables.ts";
import { applicationMovedMail, candidateMessageMail } from "./applications.mails.ts";
import { COMPANY_SEES, mayMove } from "./applications.policy.ts";
import { applicationMessages, applicationMoves, applications } from "./applications.tables.ts";
import { findCandidate } from "./candidates.repository.ts";

type Address = { companyId: number; jobId: number; candidateId: number };

/** Locks a company's candidate, so that two people who act at once act one after the other. */
const lockCandidate = async (tx: Db, { companyId, jobId, candidateId }: Address) => {
  const [candidate] = await tx
    .select({
      id: applications.id,
      status: applications.status,
      email: users.email,
      firstName: users.first_name,
      isGone: sql<boolean>`${users.deleted_at} is not null or ${developers.deleted_at} is not null`,
      job: { id: jobs.id, title: jobs.title, companyName: companies.name },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(
      and(
        eq(applications.id, candidateId),
        eq(jobs.id, jobId),
        eq(jobs.company_id, companyId),
        isNull(jobs.deleted_at),
        eq(applications.is_external, false),
        inArray(applications.status, [...COMPANY_SEES]),
      ),
    )
    .for("update", { of: applications });
  return candidate ?? notFound();
};

/** Moves a candidate to another state, where the company may; the developer is told unless not wanted. */
export const moveCandidate = (
  db: Db,
  viewer: Viewer,
  address: Address,
  { status, reason, notify }: z.output<typeof candidateStatusBody>,
) =>
  transaction(db, async (tx) => {
    const candidate = await lockCandidate(tx, address);
    const from = candidate.status;
    if (!mayMove(from, status, "company"))
      invalid({ status: "This candidate cannot be moved there." });
    const now = new Date();
    await tx
      .update(applications)
      .set({ status, status_updated_at: now })
      .where(eq(applications.id, candidate.id));
    await tx.insert(applicationMoves).values({
      application_id: candidate.id,
      status,
      moved_by: "company",
      user_id: viewer.userId,
      reason: reason || null,
      created_at: now,
    });
    await recordDeed(tx, viewer, {
      action: "candidate.move",
      subject: "application",
      subjectId: candidate.id,
      companyId: address.companyId,
      details: { from, to: status },
    });
    const mail =
      notify && !candidate.isGone
        ? applicationMovedMail(candidate.email, candidate.firstName, candidate.job, status, reason)
        : null;
    if (mail) await enqueue(tx, mail);
    return (await findCandidate(tx, address, "company")) ?? notFound();
  });

/** Writes to a candidate: kept with the application and mailed, answers going to the given address. */
export const messageCandidate = (
  db: Db,
  viewer: Viewer,
  address: Address,
  { message, contact_email }: z.output<typeof candidateMessageBody>,
) =>
  transaction(db, async (tx) => {
    const candidate = await lockCandidate(tx, address);
    if (candidate.status === APPLICATION_STATUSES.WALKED_AWAY || candidate.isGone)
      conflict("unreachable", "This candidate has walked away and cannot be written to.");
    await tx.insert(applicationMessages).values({
      application_id: candidate.id,
      user_id: viewer.userId,
      author_name: viewer.fullName,
      message,
      contact_email,
    });
    await recordDeed(tx, viewer, {
      action: "candidate.message",
      subject: "application",
      subjectId: candidate.id,
      companyId: address.companyId,
    });
    await enqueue(
      tx,
      candidateMessageMail(candidate.email, candidate.firstName, candidate.job, {
        author: viewer.fullName,
        message,
        contactEmail: contact_email,
      }),
    );
    return (await findCandidate(tx, address, "company")) ?? notFound();
  });
