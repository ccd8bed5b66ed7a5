/** The lists of the back office that staff can save views of, each with the permission to see it. */
export const STAFF_LISTS = {
  companies: "admin.view-company-profile",
  jobs: "admin.view-company-jobs",
  listings: "admin.view-company-jobs",
  developers: "admin.view-developers",
  deleted_accounts: "admin.view-developers",
  skills: "admin.edit-catalogue",
  industries: "admin.edit-catalogue",
  pages: "admin.edit-catalogue",
  highlights: "admin.view-highlights",
  events: "admin.view-live-events",
  "live-events": "admin.view-live-events",
  registrations: "admin.view-live-events",
  articles: "admin.view-magazine-content",
  videos: "admin.view-videos",
  staff: "admin.manage-admin-users",
  "audit-log": "admin.manage-admin-users",
} as const;
export type StaffList = keyof typeof STAFF_LISTS;
export const STAFF_LIST_NAMES = Object.keys(STAFF_LISTS) as [StaffList, ...StaffList[]];

/** How many views of all lists one person can save. */
export const LIST_VIEWS_MAX = 50;
/** The most characters of a view's name. */
export const LIST_VIEW_NAME_MAX = 40;
/** The most characters of the query string that a view stands for. */
export const LIST_VIEW_QUERY_MAX = 2000;

/** How high the rows of a list are, from the highest. */
export const LIST_DENSITIES = ["comfortable", "standard", "compact"] as const;
export type ListDensity = (typeof LIST_DENSITIES)[number];

export const LIST_VIEW_MESSAGES = {
  name: "Enter a name.",
  nameTaken: "You already have a view with this name.",
  tooMany: `You can save at most ${LIST_VIEWS_MAX} views. Delete one first.`,
};
