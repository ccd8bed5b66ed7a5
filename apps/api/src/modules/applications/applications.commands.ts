import { LANGUAGE } from "@devguild/schemas/product";
import type { applyBody, declineBody } from "@devguild/schemas/applications";
import { BOARD_ACCESS } from "@devguild/schemas/constants/profile";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, forbidden, invalid, notFound } from "../../http/problems.ts";
import type { DeveloperViewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers, developerSkills } from "../developers/developers.tables.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { notify } from "../notifications/notifications.commands.ts";
import { applicationReceivedMail, newCandidateMail } from "./applications.mails.ts";
import { getInitialStatus, canMove, listMissingFields } from "./applications.policy.ts";
import { applicationMoves, applications } from "./applications.tables.ts";
import { findAppliedJob } from "./applied-jobs.queries.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

type Apply = z.output<typeof applyBody>;

const findJobToApplyTo = async (tx: Db, id: number) => {
  const [job] = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      offerType: jobs.offer_type,
      directApply: jobs.direct_apply,
      ownerId: users.id,
      ownerEmail: users.email,
      companyName: companies.name,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(users, eq(users.id, jobs.job_posting_owner_id))
    .where(and(eq(jobs.id, id), isOpen(new Date())));
  return job ?? notFound();
};

const requireReady = async (tx: Db, viewer: DeveloperViewer) => {
  const [developer] = await tx
    .select({
      cityId: developers.residence_city_id,
      validated: developers.validate_by_tm,
      firstName: users.first_name,
      skills: sql<number>`(select count(*)::int from ${developerSkills} where ${developerSkills.developer_id} = ${developers.id})`,
    })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(eq(developers.id, viewer.developerId));
  if (!developer || developer.validated === BOARD_ACCESS.REJECTED) return forbidden("board_access");
  const missing = listMissingFields({
    emailVerified: viewer.emailVerified,
    hasLocation: developer.cityId !== null,
    skills: developer.skills,
  });
  if (missing.includes("email"))
    conflict("email_unverified", "Please confirm your email address first.", { missing });
  if (missing.length > 0)
    conflict("profile_incomplete", "Please complete your profile first.", { missing });
  return developer;
};

const insertApplication = async (
  tx: Db,
  values: Omit<typeof applications.$inferInsert, "id">,
): Promise<{ id: number } | undefined> => {
  // Only a withdrawn application can be sent again.
  const [applied] = await tx
    .insert(applications)
    .values(values)
    .onConflictDoUpdate({
      target: [applications.developer_id, applications.job_id],
      set: {
        status: values.status,
        status_updated_at: values.status_updated_at,
        waiting_since: values.waiting_since,
        is_external: values.is_external,
        cover_letter: values.cover_letter,
        source: values.source,
        utm: values.utm,
        decline_reasons: [],
        decline_message: null,
        applied_at: values.applied_at,
        archived_at: null,
      },
      setWhere: eq(applications.status, APPLICATION_STATUSES.WALKED_AWAY),
    })
    .returning({ id: applications.id });
  return applied;
};

/**
 * Applies to an open job. The unique index ensures that two quick clicks create one application; the
 * second one gets a conflict. Source: docs/product/applications.md.
 */
export const applyToJob = (db: Db, viewer: DeveloperViewer, jobId: number, body: Apply) =>
  transaction(db, async (tx) => {
    const job = await findJobToApplyTo(tx, jobId);
    const developer = await requireReady(tx, viewer);
    const isExternal = body.type === "external";
    if (isExternal !== job.directApply)
      invalid({
        type: job.directApply
          ? "This job takes applications on the company’s own site."
          : "This job takes applications here.",
      });
    const now = new Date();
    const status = getInitialStatus({ offerType: job.offerType, isExternal });
    const applied =
      (await insertApplication(tx, {
        job_id: job.id,
        developer_id: viewer.developerId,
        status,
        status_updated_at: now,
        waiting_since: now,
        is_external: isExternal,
        cover_letter: body.cover_letter ?? "",
        source: body.source ?? null,
        utm: body.utm ?? null,
        applied_at: now,
      })) ?? conflict("already_applied", "You have already applied to this job.");
    await tx.insert(applicationMoves).values({
      application_id: applied.id,
      status,
      moved_by: "developer",
      user_id: viewer.userId,
      created_at: now,
    });
    if (!isExternal) {
      await enqueue(tx, applicationReceivedMail(viewer.email, developer.firstName, job));
      if (job.ownerId && job.ownerEmail && status === APPLICATION_STATUSES.NEW_CANDIDATE) {
        await enqueue(tx, newCandidateMail(job.ownerEmail, viewer.fullName, job));
        // Without the name: the notification outlives the candidate's account.
        await notify(tx, job.ownerId, {
          kind: "candidate",
          title: `New candidate for ${job.title}`,
          url: `/${LANGUAGE}/company/job/${job.id}/candidates`,
        });
      }
    }
    return (await findAppliedJob(tx, viewer.developerId, job.id)) ?? notFound();
  });

/** Locks a developer's application to a job. */
export const lockApplication = async (tx: Db, developerId: number, jobId: number) => {
  const [application] = await tx
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(and(eq(applications.developer_id, developerId), eq(applications.job_id, jobId)))
    .for("update");
  return application ?? notFound();
};

/** Withdraws an application; not possible once it is decided. */
export const withdrawApplication = (
  db: Db,
  viewer: DeveloperViewer,
  jobId: number,
  { reasons, message }: z.output<typeof declineBody>,
) =>
  transaction(db, async (tx) => {
    const application = await lockApplication(tx, viewer.developerId, jobId);
    const to = APPLICATION_STATUSES.WALKED_AWAY;
    if (!canMove(application.status, to, "developer"))
      invalid({ status: "This application has already been decided." });
    const now = new Date();
    await tx
      .update(applications)
      .set({
        status: to,
        status_updated_at: now,
        decline_reasons: reasons,
        decline_message: message ?? null,
      })
      .where(eq(applications.id, application.id));
    await tx.insert(applicationMoves).values({
      application_id: application.id,
      status: to,
      moved_by: "developer",
      user_id: viewer.userId,
      created_at: now,
    });
    return (await findAppliedJob(tx, viewer.developerId, jobId)) ?? notFound();
  });

/** Archives or unarchives an application; its status doesn't change. */
export const archiveApplication = (
  db: Db,
  viewer: DeveloperViewer,
  jobId: number,
  archived: boolean,
) =>
  transaction(db, async (tx) => {
    const application = await lockApplication(tx, viewer.developerId, jobId);
    await tx
      .update(applications)
      .set({ archived_at: archived ? new Date() : null })
      .where(eq(applications.id, application.id));
    return (await findAppliedJob(tx, viewer.developerId, jobId)) ?? notFound();
  });
