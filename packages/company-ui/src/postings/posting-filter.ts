import { JOB_FILTERS, type JobFilter, type PostingOrder } from "@devguild/schemas/constants/jobs";

/** How many of a company's jobs a page shows. */
export const POSTINGS_PER_PAGE = 30;

/** Parses a filter from the URL; null if it is missing or unknown. */
export const findJobFilter = (param: string | null | undefined): JobFilter | null =>
  JOB_FILTERS.find((filter) => filter === param) ?? null;

/** What the orders of a list of jobs are called. */
export const POSTING_ORDER_LABELS = {
  newest: "Newest",
  new_candidates: "Most new candidates",
  ending: "Ends first",
  title: "Title",
} as const satisfies Partial<Record<PostingOrder, string>>;

/** The orders that a list of jobs offers. */
export const POSTING_LIST_ORDERS = Object.keys(
  POSTING_ORDER_LABELS,
) as (keyof typeof POSTING_ORDER_LABELS)[];
