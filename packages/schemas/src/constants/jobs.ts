/** The states of a job ad. */
export const JOB_STATUSES = [
  "draft",
  "pending",
  "published",
  "unpublished",
  "expired",
  "archived",
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** What a list of a company's jobs can be narrowed to. */
export const JOB_FILTERS = ["all", ...JOB_STATUSES] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];

export const PRICE_TYPES = ["membership", "regular", "credit"] as const;

/** How an ad was sold; the numbers are those on the wire. */
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

/** Orders of a job search; the first one is used where none is asked for. */
export const JOB_ORDERS = ["relevance", "newest", "salary", "match"] as const;
export type JobOrder = (typeof JOB_ORDERS)[number];

/** Ads a page of a public list. */
export const JOBS_PER_PAGE = 12;

/** Days during which an ad is shown as new. */
export const NEW_JOB_DAYS = 3;

/** The one address of a job; its page's path is made of it. */
export const jobPath = ({
  id,
  slug,
  company,
}: {
  id: number;
  slug: string;
  company: { id: number; slug: string };
}) => `/companies/${company.id}/${company.slug}/${id}/${slug}`;

/** Page types of the job lists by one thing: e seniority, l location, ln language, s skill, ls both. */
export const CATEGORY_PAGE_TYPES = ["e", "l", "ln", "s", "ls"] as const;

export const ADMIN_JOB_ORDERS = ["published_at", "title", "expire_at", "candidates_count"] as const;
