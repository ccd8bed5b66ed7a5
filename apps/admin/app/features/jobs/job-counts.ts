import { JOB_FILTERS, type JobFilter } from "@devguild/schemas/constants/jobs";
import type { JobPosting } from "@devguild/schemas/jobs";

type Job = Pick<JobPosting, "status">;

/** The filter that a path's parameter names; null where it names none. */
export const readJobFilter = (param: string | undefined): JobFilter | null =>
  JOB_FILTERS.find((filter) => filter === param) ?? null;

/** The jobs that a filter leaves. */
export const filterJobs = <J extends Job>(jobs: readonly J[], filter: JobFilter) =>
  filter === "all" ? jobs : jobs.filter(({ status }) => status === filter);

/** How many jobs each filter leaves, in the order of a job's life. */
export const jobCounts = (jobs: readonly Job[]) =>
  JOB_FILTERS.map((filter) => ({ filter, count: filterJobs(jobs, filter).length }));
