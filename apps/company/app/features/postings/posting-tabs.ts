import { findJobFilter } from "@devguild/company-ui/posting-filter";
import type { JobFilter } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";

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

/** The state that the address asks for; one that there is not shows all jobs. */
export const readJobFilter = (search: URLSearchParams): JobFilter =>
  findJobFilter(search.get("jobs")) ?? "all";

/** The dashboard with its jobs narrowed to one state. */
export const dashboardPath = (filter: JobFilter) =>
  localized("/company-dashboard") + (filter === "all" ? "" : `?jobs=${filter}`);

/** The dashboard's tabs with the number of jobs behind each. */
export const postingTabs = (counts: Record<JobFilter, number>) =>
  ORDER.map((filter) => ({
    to: dashboardPath(filter),
    label: LABELS[filter],
    count: counts[filter],
  }));

/** What an empty tab says. */
export const emptyTabTitle = (filter: JobFilter) =>
  filter === "draft" ? "No job is a draft" : `No job is ${LABELS[filter].toLowerCase()}`;
