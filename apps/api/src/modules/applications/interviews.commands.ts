import type { InterviewBody } from "@devguild/schemas/interviews";
import {
  DEVELOPER_STAFF_MESSAGES as M,
  INTERVIEWS_MAX,
} from "@devguild/schemas/constants/admin-developers";
import { and, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { applicationInterviews, applications } from "./applications.tables.ts";
import { findInterview } from "./interviews.queries.ts";

// Interviews noted at once are compared one after another.
const lockApplied = async (tx: Db, developerId: number, jobId: number) => {
  const [application] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.developer_id, developerId), eq(applications.job_id, jobId)))
    .for("no key update");
  return application ?? invalid({ job_id: M.interviewJob });
};

/**
 * Notes an interview about a job that a developer applied to. The same text twice, as after a double
 * click, is one interview. Source: docs/product/staff-developers.md.
 */
export const addInterview = async (
  tx: Db,
  viewer: Viewer,
  developerId: number,
  { job_id, text }: InterviewBody,
) => {
  const application = await lockApplied(tx, developerId, job_id);
  const known = await tx
    .select({ id: applicationInterviews.id, body: applicationInterviews.body })
    .from(applicationInterviews)
    .where(eq(applicationInterviews.application_id, application.id));
  const same = known.find(({ body }) => body === text);
  if (same) return (await findInterview(tx, same.id)) ?? notFound();
  if (known.length >= INTERVIEWS_MAX) return invalid({ text: M.interviewsMany });
  const [added] = await tx
    .insert(applicationInterviews)
    .values({ application_id: application.id, body: text, user_id: viewer.userId })
    .returning({ id: applicationInterviews.id });
  return (added && (await findInterview(tx, added.id))) ?? notFound();
};

/** Changes what was noted about an interview; of two who do at once, the last one's text stays. */
export const changeInterview = async (
  tx: Db,
  { developerId, interviewId }: { developerId: number; interviewId: number },
  { job_id, text }: InterviewBody,
) => {
  const [found] = await tx
    .select({ jobId: applications.job_id })
    .from(applicationInterviews)
    .innerJoin(applications, eq(applications.id, applicationInterviews.application_id))
    .where(
      and(eq(applicationInterviews.id, interviewId), eq(applications.developer_id, developerId)),
    );
  if (!found) return notFound();
  if (found.jobId !== job_id) return invalid({ job_id: M.interviewJob });
  await tx
    .update(applicationInterviews)
    .set({ body: text, updated_at: new Date() })
    .where(eq(applicationInterviews.id, interviewId));
  return (await findInterview(tx, interviewId)) ?? notFound();
};
