import { formatCount } from "../formats.ts";

/** The formats of the feeds that can be imported, and how they are called. */
export const FEED_FORMATS = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
  personio: "Personio",
  recruitee: "Recruitee",
  smartrecruiters: "SmartRecruiters",
  csv: "CSV",
  json: "JSON",
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** Whether a listing is on the site, or gone from its feed. */
export const LISTING_STATES = ["live", "closed"] as const;

/** What an import is doing: reading its feed, waiting for staff, writing, or how it ended. */
export const IMPORT_STATES = [
  "reading",
  "review",
  "applying",
  "done",
  "failed",
  "stopped",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What an import would do with a listing. */
export const LISTING_CHANGES = ["changed", "new", "closing", "skipped"] as const;
export type ListingChange = (typeof LISTING_CHANGES)[number];

/**
 * Which changes of an import are shown: duplicates of other listings, those with skills to decide, or
 * those with a mistake in the feed.
 */
export const SHOWN_CHANGES = ["duplicates", "unsure", "errors"] as const;

/** The fields of a listing that a feed states, and how the back office calls them. */
export const LISTING_FIELDS = {
  title: "Title",
  company_name: "Company",
  url: "Link",
  locations: "Locations",
  remote: "Remote",
  seniority_ids: "Seniority",
  language_id: "Language",
  skill_ids: "Skills",
  salary_min: "Salary from",
  salary_max: "Salary to",
  employment_type: "Employment",
  description_html: "Description",
} as const;
export type ListingField = keyof typeof LISTING_FIELDS;

/** A skill recognised at least this surely is taken; below, staff decide. From 0 to 1. */
export const SURE_ENOUGH = 0.8;

export const IMPORT_MESSAGES = {
  source: "Enter the board’s name or the feed’s address.",
  sourceOrFile: "Enter the feed’s address, or upload a file.",
  running: "An import of this source is still open. Apply or discard it first.",
  choiceUnknown: "Choose from the list.",
  companyUnknown: "Choose a company from the list.",
  fileMissing: "Choose a file to upload.",
  fileAgain: "This source is a file. Upload it again to import it.",
  time: "Enter a time of day, such as 05:00.",
  timeOfDays: "Only a daily or weekly schedule has a time of day.",
  closingChanged: (count: number) =>
    `Meanwhile this would close ${formatCount(count)}. Check the number and confirm again.`,
  state: "This import’s status has changed.",
  salary: "Enter a whole number of euros, or leave it empty.",
  salaryMax: "Enter at most 10,000,000.",
  salaries: "The upper salary can’t be below the lower one.",
} as const;
