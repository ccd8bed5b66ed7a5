import { JOB_FILTERS, type JobFilter } from "@devguild/schemas/constants/jobs";
import type { JobPosting } from "@devguild/schemas/jobs";

type Posting = Pick<JobPosting, "status">;

/** The filter that an address names; null where it names none. */
export const findJobFilter = (param: string | null | undefined): JobFilter | null =>
  JOB_FILTERS.find((filter) => filter === param) ?? null;

/** The postings that a filter leaves. */
export const filterPostings = <P extends Posting>(postings: readonly P[], filter: JobFilter) =>
  filter === "all" ? postings : postings.filter(({ status }) => status === filter);

/** How many postings each filter leaves, in the order of a job's life. */
export const countPostings = (postings: readonly Posting[]) =>
  JOB_FILTERS.map((filter) => ({ filter, count: filterPostings(postings, filter).length }));
