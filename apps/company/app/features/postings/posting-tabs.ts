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

/** The states in the order in which a company asks for them. */
const ORDER = Object.keys(LABELS) as JobFilter[];

/** The address of the dashboard: the state that its jobs are narrowed to. */
export const DASHBOARD = { jobs: oneOf(JOB_FILTERS) };

/** The dashboard's tabs with the number of jobs behind each. */
export const postingTabs = (
  counts: Record<JobFilter, number>,
  hrefOf: (change: { jobs: JobFilter }) => string,
) =>
  ORDER.map((filter) => ({
    to: hrefOf({ jobs: filter }),
    label: LABELS[filter],
    count: counts[filter],
  }));

/** What an empty tab says. */
export const emptyTabTitle = (filter: JobFilter) =>
  filter === "draft" ? "No drafts" : `No ${LABELS[filter].toLowerCase()} jobs`;
