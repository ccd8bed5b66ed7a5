/**
 * Company statuses in the back office. Two are only filters: `ALL`, and `TO_PUBLISH`, the unpublished
 * ones whose account holder has confirmed the email address.
 */
export const COMPANY_STATUS = {
  ALL: -1,
  UNPUBLISHED: 0,
  PUBLISHED: 1,
  EMAIL_UNVERIFIED: 2,
  DELETED: 3,
  TO_PUBLISH: 4,
} as const;

/** The back office's status filter for companies. */
export const COMPANY_STATUSES = [
  { id: COMPANY_STATUS.ALL, label: "All" },
  { id: COMPANY_STATUS.UNPUBLISHED, label: "Unpublished" },
  { id: COMPANY_STATUS.TO_PUBLISH, label: "Ready to publish" },
  { id: COMPANY_STATUS.PUBLISHED, label: "Published" },
  { id: COMPANY_STATUS.EMAIL_UNVERIFIED, label: "Email unverified" },
  { id: COMPANY_STATUS.DELETED, label: "Deleted" },
] as const;
