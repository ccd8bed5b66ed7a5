/** The statuses of a job ad. */
export const JOB_STATUSES = [
  "draft",
  "pending",
  "published",
  "unpublished",
  "expired",
  "archived",
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** The filters for a company's list of jobs. */
export const JOB_FILTERS = ["all", ...JOB_STATUSES] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];

export const PRICE_TYPES = ["membership", "regular", "credit"] as const;

/** How an ad was sold, as numbers in the API. */
export const OFFER_TYPES = {
  PPH: 0,
  STREAM: 1,
  AD_LIGHT: 2,
  JOB_LISTING: 3,
  AD_REGULAR: 4,
  AD_PLUS: 5,
  IMPORTED: 100,
  IMPORTED_AGENCY: 110,
} as const;

/** The orders of a job search; the first is the default of people who can't be matched. */
export const JOB_ORDERS = ["relevance", "newest", "salary", "match"] as const;
export type JobOrder = (typeof JOB_ORDERS)[number];

/** Ads per page of a public list. */
export const JOBS_PER_PAGE = 12;

/** The lowest and the highest salary of a job: whole EUR, gross, per year. */
export const MIN_SALARY = 5000;
export const MAX_SALARY = 1_000_000;

/** The width of a bar of the salary histogram, in EUR per year, and the number of bars. */
export const SALARY_STEP = 10_000;
export const SALARY_STEPS = 21;

/** The number of skills that are counted among the ads found. */
export const FOUND_SKILLS_SHOWN = 24;

/** The ages in days that a search can be limited to. */
export const PUBLISHED_WITHIN = [
  { days: 1, label: "24 hours" },
  { days: 3, label: "3 days" },
  { days: 7, label: "Week" },
  { days: 30, label: "Month" },
] as const;
export type PublishedWithin = (typeof PUBLISHED_WITHIN)[number]["days"];

/** How many days an ad is shown as new. */
export const NEW_JOB_DAYS = 3;

/** Returns a job's canonical path. */
export const jobPath = ({
  id,
  slug,
  company,
}: {
  id: number;
  slug: string;
  company: { id: number; slug: string };
}) => `/companies/${company.id}/${company.slug}/${id}/${slug}`;

/**
 * Page types of job lists by category: e seniority, l location, ln language, s skill, ls location
 * and skill.
 */
export const CATEGORY_PAGE_TYPES = ["e", "l", "ln", "s", "ls"] as const;

/** The orders of a company's own jobs; `candidates` lists those with candidates first. */
/** The orders of a company's own jobs; `candidates` starts with those that have some. */
export const POSTING_ORDERS = [
  "newest",
  "new_candidates",
  "ending",
  "title",
  "candidates",
] as const;
export type PostingOrder = (typeof POSTING_ORDERS)[number];

export const ADMIN_JOB_ORDERS = ["published_at", "title", "expire_at", "candidates_count"] as const;

/** The id of the apply button's area on a job's page. */
export const APPLY_ID = "apply-here";

/** The query parameter of a job's page that opens its application dialog. */
export const APPLY_PARAMETER = "apply";

/** The query parameter of a job's page that saves the job. */
export const SAVE_PARAMETER = "save";

/** The field that searches jobs, wherever it is: its words become filters. */
export const JOB_SEARCH_LABEL = "Skill, title, company or city";

/** Its placeholder, which a phone shows whole. */
export const JOB_SEARCH_PLACEHOLDER = "Skill, company or city";

/** The longest text of that field. */
export const JOB_WORDS_MAX = 200;
