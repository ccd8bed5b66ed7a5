/** What a change was about, as the audit trail is filtered. */
export const AUDIT_KINDS = {
  jobs: "Jobs",
  candidates: "Candidates",
  profile: "Profile and stories",
  events: "Events",
  campaigns: "Campaigns",
  users: "Users",
  account: "Account and billing",
} as const;
export type AuditKind = keyof typeof AUDIT_KINDS;
export const AUDIT_KIND_NAMES = Object.keys(AUDIT_KINDS) as [AuditKind, ...AuditKind[]];

/** In place of a person: whatever our staff did for a company. */
export const STAFF_PERSON = "staff";
export const STAFF_NAME = "Devguild staff";

/** How many changes are counted, and can be paged through in a company's trail; the CSV file has all. */
export const MOST_AUDITED = 10_000;

export const AUDIT_MESSAGES = {
  day: "Enter a day such as 2026-11-25.",
  toBeforeFrom: "Choose an end date after the start date.",
} as const;
