import { POSTING_LIST_ORDERS, POSTINGS_PER_PAGE } from "@devguild/company-ui/posting-filter";
import { JOB_FILTERS, type JobFilter } from "@devguild/schemas/constants/jobs";
import { type AddressState, number, oneOf, text } from "@devguild/session/addresses";

const LABELS: Record<JobFilter, string> = {
  all: "All",
  published: "Published",
  pending: "Pending",
  draft: "Drafts",
  unpublished: "Unpublished",
  expired: "Expired",
  archived: "Archived",
};

/** The statuses, ordered by their importance to companies. */
const ORDER = Object.keys(LABELS) as JobFilter[];

/** The dashboard's query parameters: the status, search and order of its jobs, and the page. */
export const DASHBOARD = {
  jobs: oneOf(JOB_FILTERS),
  search: text,
  order: oneOf(POSTING_LIST_ORDERS),
  page: { ...number, max: 10_000, defaultValue: 1 },
};

/** Returns the input of the call that lists the dashboard's jobs. */
export const toPostingsCall = (
  companyId: number,
  { jobs, search, order, page }: AddressState<typeof DASHBOARD>,
) => ({
  params: { id: companyId },
  query: { status: jobs, search, order_by: order, page, per_page: POSTINGS_PER_PAGE },
});

/** Builds the dashboard's tabs with their job counts. */
export const postingTabs = (
  counts: Record<JobFilter, number>,
  getHref: (change: { jobs: JobFilter; page: number }) => string,
) =>
  ORDER.map((filter) => ({
    to: getHref({ jobs: filter, page: 1 }),
    label: LABELS[filter],
    count: counts[filter],
  }));

/** Returns the message of an empty tab. */
export const emptyTabTitle = (filter: JobFilter) =>
  filter === "draft" ? "No drafts" : `No ${LABELS[filter].toLowerCase()} jobs`;
