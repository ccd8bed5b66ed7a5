/** Kinds of companies: an agency posts jobs for others. */
export const COMPANY_TYPES = { company: 0, agency: 1 } as const;

export const EMPLOYEE_RANGES = [
  { id: 1, label: "1–10 people", slug: "up-to-10" },
  { id: 2, label: "11–50 people", slug: "up-to-50" },
  { id: 3, label: "51–200 people", slug: "up-to-200" },
  { id: 4, label: "201–500 people", slug: "up-to-500" },
  { id: 5, label: "501–1,000 people", slug: "up-to-1000" },
  { id: 6, label: "More than 1,000 people", slug: "more-than-1000" },
] as const;

/** Who a company mostly hires. */
export const HIRING_PREFERENCES = [
  { id: 1, label: "Experienced developers", slug: "experienced" },
  { id: 2, label: "People early in their careers", slug: "starters" },
  { id: 3, label: "Career changers", slug: "career-changers" },
  { id: 4, label: "Anyone who can do the job", slug: "anybody" },
] as const;

/** The orders of the list of companies; the first is the default. */
export const COMPANY_ORDERS = ["jobs", "name", "newest"] as const;
export type CompanyOrder = (typeof COMPANY_ORDERS)[number];

/** Companies per page of the public list. */
export const COMPANIES_PER_PAGE = 12;

/** The maximum number of companies in the list's filters, beside those requested by name. */
export const COMPANIES_OFFERED = 200;

/** Companies suggested by a search by name. */
export const COMPANIES_SUGGESTED = 20;

/** Returns the canonical path of a company's page. */
export const companyPath = ({ id, slug }: { id: number; slug: string }) =>
  `/companies/${id}/${slug}`;

export const MEMBERSHIP_TYPES = ["none", "RECRUITING", "MARKETING", "EMPLOYER_BRANDING"] as const;

export const ADMIN_COMPANY_ORDERS = ["name", "created_at", "published_jobs", "credits"] as const;
