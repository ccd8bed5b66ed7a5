import type { JobSuggestionBody } from "@devguild/schemas/admin-developers";
import { DEVELOPER_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-developers";
import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { applications } from "../applications/applications.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { hidesFrom, isSourceable } from "../developers/sourceable.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { jobSuggestionMail } from "./job-suggestions.mails.ts";
import { jobSuggestions } from "./job-suggestions.tables.ts";

const findReachable = async (tx: Db, id: number) => {
  const [developer] = await tx
    .select({ email: users.email, firstName: users.first_name, isSourceable })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(and(eq(developers.id, id), isNull(developers.deleted_at), isNull(users.deleted_at)));
  if (!developer) return notFound();
  return developer.isSourceable ? developer : conflict("unreachable", M.unreachable);
};

const findJob = async (tx: Db, id: number, developerId: number) => {
  const [job] = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      slug: jobs.slug,
      company: { id: companies.id, slug: companies.slug },
      companyName: companies.name,
      isHidden: hidesFrom(developerId, companies.id),
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .where(and(eq(jobs.id, id), isOpen(new Date())));
  if (!job) return invalid({ job_id: M.suggestionJob });
  return job.isHidden ? invalid({ job_id: M.suggestionHidden }) : job;
};

/**
 * Suggests an open job to a developer by email; answers go to whoever suggested it. Each job once: the
 * unique index settles two at once. Returns the suggestion's id. Source: docs/product/staff-developers.md.
 */
export const suggestJob = async (
  tx: Db,
  viewer: Viewer,
  developerId: number,
  { job_id, message }: JobSuggestionBody,
) => {
  const developer = await findReachable(tx, developerId);
  const job = await findJob(tx, job_id, developerId);
  const isApplication = and(
    eq(applications.developer_id, developerId),
    eq(applications.job_id, job.id),
  );
  if ((await tx.$count(applications, isApplication)) > 0) invalid({ job_id: M.suggestionApplied });
  const [suggestion] = await tx
    .insert(jobSuggestions)
    .values({ developer_id: developerId, job_id: job.id, message, suggested_by: viewer.userId })
    .onConflictDoNothing()
    .returning({ id: jobSuggestions.id });
  if (!suggestion) return invalid({ job_id: M.suggestionAgain });
  await enqueue(
    tx,
    jobSuggestionMail(developer.email, {
      firstName: developer.firstName,
      author: { name: viewer.fullName, email: viewer.email },
      job,
      message,
    }),
  );
  return suggestion.id;
};

/** Deletes what was suggested to a developer. */
export const eraseSuggestions = (tx: Db, developerId: number) =>
  tx.delete(jobSuggestions).where(eq(jobSuggestions.developer_id, developerId));
