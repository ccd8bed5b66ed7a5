import { JOB_FILTERS, type JobFilter } from "@devguild/schemas/constants/jobs";
import { oneOf } from "@devguild/session/addresses";

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

/** The dashboard's query parameters: the status filter of its jobs. */
export const DASHBOARD = { jobs: oneOf(JOB_FILTERS) };

/** Builds the dashboard's tabs with their job counts. */
export const postingTabs = (
  counts: Record<JobFilter, number>,
  getHref: (change: { jobs: JobFilter }) => string,
) =>
  ORDER.map((filter) => ({
    to: getHref({ jobs: filter }),
    label: LABELS[filter],
    count: counts[filter],
  }));

/** Returns the message of an empty tab. */
export const emptyTabTitle = (filter: JobFilter) =>
  filter === "draft" ? "No drafts" : `No ${LABELS[filter].toLowerCase()} jobs`;
