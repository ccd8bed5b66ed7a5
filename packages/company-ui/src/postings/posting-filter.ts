import { JOB_FILTERS, type JobFilter } from "@devguild/schemas/constants/jobs";

/** How many of a company's jobs a page shows. */
export const POSTINGS_PER_PAGE = 30;

/** Parses a filter from the URL; null if it is missing or unknown. */
export const findJobFilter = (param: string | null | undefined): JobFilter | null =>
  JOB_FILTERS.find((filter) => filter === param) ?? null;
