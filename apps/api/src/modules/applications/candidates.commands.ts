import type {
  candidateMessageBody,
  candidateStatusBody,
  guardedCandidateStatusBody,
} from "@devguild/schemas/applications";
import { MESSAGES_A_DAY, TOO_MANY_MESSAGES } from "@devguild/schemas/constants/applications";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { cancelMail } from "../mail/mail.tasks.ts";
import { redeemMfaToken } from "../mfa/guarded-actions.commands.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import {
  applicationStatusMail,
  candidateMessageMail,
  newCandidateMail,
} from "./applications.mails.ts";
import { VISIBLE_TO_COMPANY, canMove } from "./applications.policy.ts";
import { applicationMessages, applicationMoves, applications } from "./applications.tables.ts";
import { type CandidateReader, findCandidate, visibleTo } from "./candidates.queries.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

type Address = { companyId: number; jobId: number; candidateId: number };

const owners = alias(users, "owners");

/** Locks a company's candidate, so that simultaneous changes are made one after the other. */
const lockCandidate = async (
  tx: Db,
  { companyId, jobId, candidateId }: Address,
  reader: CandidateReader,
) => {
  const [candidate] = await tx
    .select({
      id: applications.id,
      status: applications.status,
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
        eq(jobs.id, jobId),
        eq(jobs.company_id, companyId),
        isNull(jobs.deleted_at),
        visibleTo(reader),
      ),
    )
    .for("update", { of: applications });
  return candidate ?? notFound();
};

type Move = z.output<typeof candidateStatusBody>;

/**
 * Builds the email about a status change: to the company if the candidate is new to it, else to the
 * developer.
 */
const buildMoveMail = (
  candidate: Awaited<ReturnType<typeof lockCandidate>>,
  { status, reason, notify }: Move,
) => {
  const { email, firstName, lastName, job, ownerEmail } = candidate;
  const isNewToCompany =
    status === APPLICATION_STATUSES.NEW_CANDIDATE && !VISIBLE_TO_COMPANY.includes(candidate.status);
  if (isNewToCompany)
    return ownerEmail ? newCandidateMail(ownerEmail, `${firstName} ${lastName}`.trim(), job) : null;
  return notify && !candidate.isGone
    ? applicationStatusMail(email, firstName, job, status, reason)
    : null;
};

/** Moves can be undone for 10 seconds, so the email about one is sent after that. */
const UNDO_S = 10;

/** Whoever moves a candidate on or back before the email about the last move is sent, stops it. */
const cancelLastMail = async (tx: Db, applicationId: number) => {
  const [last] = await tx
    .select({ task: applicationMoves.mail_task_id })
    .from(applicationMoves)
    .where(eq(applicationMoves.application_id, applicationId))
    .orderBy(desc(applicationMoves.id))
    .limit(1);
  if (last?.task) await cancelMail(tx, last.task);
};

const move = async (
  tx: Db,
  viewer: Viewer,
  address: Address,
  mover: CandidateReader,
  wanted: Move,
) => {
  const { status, reason } = wanted;
  const candidate = await lockCandidate(tx, address, mover);
  const from = candidate.status;
  if (!canMove(from, status, mover))
    invalid({ status: "This candidate can’t be moved to that status." });
  const now = new Date();
  await tx
    .update(applications)
    .set({ status, status_updated_at: now })
    .where(eq(applications.id, candidate.id));
  await cancelLastMail(tx, candidate.id);
  const mail = buildMoveMail(candidate, wanted);
  await tx.insert(applicationMoves).values({
    application_id: candidate.id,
    status,
    moved_by: mover,
    user_id: viewer.userId,
    reason: reason || null,
    mail_task_id: mail && (await enqueue(tx, mail, { delay: UNDO_S })),
    created_at: now,
  });
  return (await findCandidate(tx, address, mover)) ?? notFound();
};

/**
 * Changes a candidate's status, if the company may; the developer is notified unless the company opts
 * out.
 */
export const moveCandidate = (db: Db, viewer: Viewer, address: Address, wanted: Move) =>
  transaction(db, (tx) => move(tx, viewer, address, "company", wanted));

/**
 * Changes a candidate's status as staff, who must confirm a second factor for this candidate first.
 * Source: docs/product/applications.md.
 */
export const changeCandidateStatus = (
  db: Db,
  viewer: Viewer,
  address: Address,
  { mfa_token, ...wanted }: z.output<typeof guardedCandidateStatusBody>,
) =>
  transaction(db, async (tx) => {
    await redeemMfaToken(tx, viewer, {
      action: "candidate.change-status",
      subjectId: address.candidateId,
      token: mfa_token,
    });
    return move(tx, viewer, address, "admin", wanted);
  });

// The application is locked, so messages sent at once are counted one after another.
const requireFewMessages = async (tx: Db, applicationId: number) => {
  const sent = await tx.$count(
    applicationMessages,
    and(
      eq(applicationMessages.application_id, applicationId),
      gt(applicationMessages.created_at, new Date(Date.now() - DAY_MS)),
    ),
  );
  if (sent >= MESSAGES_A_DAY) invalid({ message: TOO_MANY_MESSAGES });
};

/**
 * Sends a message to a candidate: stored with the application and emailed; replies go to the given
 * address. At most 10 a day to one candidate.
 */
export const messageCandidate = (
  db: Db,
  viewer: Viewer,
  address: Address,
  { message, contact_email }: z.output<typeof candidateMessageBody>,
) =>
  transaction(db, async (tx) => {
    const candidate = await lockCandidate(tx, address, "company");
    if (candidate.status === APPLICATION_STATUSES.WALKED_AWAY || candidate.isGone)
      conflict("unreachable", "This candidate withdrew, so you can’t message them.");
    await requireFewMessages(tx, candidate.id);
    await tx.insert(applicationMessages).values({
      application_id: candidate.id,
      user_id: viewer.userId,
      author_name: viewer.fullName,
      message,
      contact_email,
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
