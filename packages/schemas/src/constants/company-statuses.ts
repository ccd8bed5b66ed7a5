/** What the back office calls a company's state; `ALL` is no state but a filter of none. */
export const COMPANY_STATUS = {
  ALL: -1,
  UNPUBLISHED: 0,
  PUBLISHED: 1,
  EMAIL_UNVERIFIED: 2,
  DELETED: 3,
} as const;

/** What the back office can filter companies by. */
export const COMPANY_STATUSES = [
  { id: COMPANY_STATUS.ALL, label: "All" },
  { id: COMPANY_STATUS.UNPUBLISHED, label: "Unpublished" },
  { id: COMPANY_STATUS.PUBLISHED, label: "Published" },
  { id: COMPANY_STATUS.EMAIL_UNVERIFIED, label: "Email unverified" },
  { id: COMPANY_STATUS.DELETED, label: "Deleted" },
] as const;
