import { ALERT_MESSAGES, SAVED_JOBS_MAX } from "@devguild/schemas/constants/alerts";
import type { SavedJobMark } from "@devguild/schemas/saved-jobs";
import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { DeveloperViewer } from "../../http/viewer.ts";
import { lockDeveloper } from "../developers/skills-and-languages.commands.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { findSavedJob } from "./saved-jobs.queries.ts";
import { savedJobs } from "./saved-jobs.tables.ts";

const isJob = async (tx: Db, id: number, now?: Date) =>
  (await tx.$count(jobs, and(eq(jobs.id, id), now && isOpen(now)))) > 0;

/**
 * Saves an open job. A job that is already saved stays saved, even if it has closed.
 * Source: docs/product/alerts.md.
 */
export const saveJob = (db: Db, { developerId }: DeveloperViewer, jobId: number) =>
  transaction(db, async (tx): Promise<SavedJobMark> => {
    await lockDeveloper(tx, developerId);
    const known = await findSavedJob(tx, developerId, jobId);
    if (known) return known;
    if (!(await isJob(tx, jobId, new Date()))) notFound();
    const saved = await tx.$count(savedJobs, eq(savedJobs.developer_id, developerId));
    if (saved >= SAVED_JOBS_MAX) conflict("too_many_saved_jobs", ALERT_MESSAGES.jobsMany);
    await tx.insert(savedJobs).values({ developer_id: developerId, job_id: jobId });
    return (await findSavedJob(tx, developerId, jobId)) ?? notFound();
  });

/** Removes a job from the saved jobs; does nothing if it isn't saved. */
export const removeSavedJob = (db: Db, { developerId }: DeveloperViewer, jobId: number) =>
  transaction(db, async (tx) => {
    const removed = await tx
      .delete(savedJobs)
      .where(and(eq(savedJobs.developer_id, developerId), eq(savedJobs.job_id, jobId)))
      .returning();
    if (removed.length === 0 && !(await isJob(tx, jobId))) notFound();
  });

/** Deletes all saved jobs of a developer. */
export const removeSavedJobs = (tx: Db, developerId: number) =>
  tx.delete(savedJobs).where(eq(savedJobs.developer_id, developerId));
