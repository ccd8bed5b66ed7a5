import { JOB_FILTERS, type JobFilter } from "@devguild/schemas/constants/jobs";
import type { JobPosting } from "@devguild/schemas/jobs";

type Posting = Pick<JobPosting, "status">;

/** Parses a filter from the URL; null if it is missing or unknown. */
export const findJobFilter = (param: string | null | undefined): JobFilter | null =>
  JOB_FILTERS.find((filter) => filter === param) ?? null;

/** Filters postings by status. */
export const filterPostings = <P extends Posting>(postings: readonly P[], filter: JobFilter) =>
  filter === "all" ? postings : postings.filter(({ status }) => status === filter);

/** Counts the postings of each filter, in the order of a job's life cycle. */
export const countPostings = (postings: readonly Posting[]) =>
  JOB_FILTERS.map((filter) => ({ filter, count: filterPostings(postings, filter).length }));
