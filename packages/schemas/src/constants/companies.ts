/** Kinds of companies: an agency posts jobs for others. */
export const COMPANY_TYPES = { company: 0, agency: 1 } as const;

export const EMPLOYEE_RANGES = [
  { id: 1, label: "1–10 people" },
  { id: 2, label: "11–50 people" },
  { id: 3, label: "51–200 people" },
  { id: 4, label: "201–500 people" },
  { id: 5, label: "501–1,000 people" },
  { id: 6, label: "More than 1,000 people" },
] as const;

/** What the back office can filter companies by. */
export const COMPANY_STATUSES = [
  { id: -1, label: "All" },
  { id: 0, label: "Unpublished" },
  { id: 1, label: "Published" },
  { id: 2, label: "E-mail unverified" },
  { id: 3, label: "Deleted" },
] as const;

export const MEMBERSHIP_TYPES = ["none", "RECRUITING", "MARKETING", "EMPLOYER_BRANDING"] as const;

export const ADMIN_COMPANY_ORDERS = ["name", "created_at", "published_jobs", "credits"] as const;
