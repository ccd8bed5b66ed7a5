/** Company statuses in the back office; `ALL` is not a status but means no filter. */
export const COMPANY_STATUS = {
  ALL: -1,
  UNPUBLISHED: 0,
  PUBLISHED: 1,
  EMAIL_UNVERIFIED: 2,
  DELETED: 3,
} as const;

/** The back office's status filter for companies. */
export const COMPANY_STATUSES = [
  { id: COMPANY_STATUS.ALL, label: "All" },
  { id: COMPANY_STATUS.UNPUBLISHED, label: "Unpublished" },
  { id: COMPANY_STATUS.PUBLISHED, label: "Published" },
  { id: COMPANY_STATUS.EMAIL_UNVERIFIED, label: "Email unverified" },
  { id: COMPANY_STATUS.DELETED, label: "Deleted" },
] as const;
