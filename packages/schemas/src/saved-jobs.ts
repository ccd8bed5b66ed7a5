import { z } from "zod";
import { JOBS_PER_PAGE } from "./constants/jobs.ts";
import { id, instant, queryPage, queryPerPage } from "./fields.ts";
import { jobCard } from "./jobs.ts";

export const savedJobsQuery = z.object({ page: queryPage, per_page: queryPerPage(JOBS_PER_PAGE) });
export type SavedJobsQuery = z.infer<typeof savedJobsQuery>;

/** A developer's saved job. Ended jobs stay, but without a page: `job_open` is false. */
export const savedJob = jobCard.extend({ saved_at: instant, job_open: z.boolean() });
export type SavedJob = z.infer<typeof savedJob>;

/** A saved job's id, and when it was saved. */
export const savedJobMark = z.object({ id, saved_at: instant });
export type SavedJobMark = z.infer<typeof savedJobMark>;
