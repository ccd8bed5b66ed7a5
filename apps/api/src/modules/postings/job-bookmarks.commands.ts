import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { jobBookmarks, jobs } from "./postings.tables.ts";

/** Adds or removes an admin's bookmark of a job; returns false if there is no such job. */
export const setBookmark = async (db: Db, userId: number, jobId: number, bookmarked: boolean) => {
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isNull(jobs.deleted_at)));
  if (!job) return false;
  if (bookmarked)
    await db.insert(jobBookmarks).values({ user_id: userId, job_id: jobId }).onConflictDoNothing();
  else
    await db
      .delete(jobBookmarks)
      .where(and(eq(jobBookmarks.user_id, userId), eq(jobBookmarks.job_id, jobId)));
  return true;
};
