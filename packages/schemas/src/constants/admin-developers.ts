import { BOARD_ACCESS } from "./profile.ts";

/** The most characters of what staff note about a developer. */
export const DEVELOPER_NOTES_MAX = 10_000;
/** The most characters of why a developer is suspended. */
export const SUSPEND_NOTE_MAX = 500;
/** The most characters of why a developer is erased. */
export const ERASE_REASON_MAX = 500;
/** The most characters of what staff note about one interview. */
export const INTERVIEW_MAX = 5000;
/** How many interviews an application can have. */
export const INTERVIEWS_MAX = 50;
/** The most characters of the message with a suggested job. */
export const SUGGESTION_MAX = 2000;
/** How many of the best matching jobs staff see. */
export const MATCHING_JOBS = 20;
/** How many developers are counted, and can be paged through, before a search has to be narrowed. */
export const MOST_DEVELOPERS = 10_000;
/** How many of a search that found more than that can be paged through, the newest first. */
export const MOST_FOUND_DEVELOPERS = 1000;

/** What a talent manager decided about a developer's access to the jobs, in words. */
export const BOARD_ACCESS_LABELS = {
  [BOARD_ACCESS.PENDING]: "Pending",
  [BOARD_ACCESS.APPROVED]: "Approved",
  [BOARD_ACCESS.REJECTED]: "Rejected",
} as const;

/** The statuses of a developer's account; of several that apply, it has the first. */
export const DEVELOPER_STATUSES = [
  "suspended",
  "rejected",
  "pending",
  "unconfirmed",
  "active",
] as const;
export type DeveloperStatus = (typeof DEVELOPER_STATUSES)[number];

export const DEVELOPER_STATUS_LABELS: Record<DeveloperStatus, string> = {
  suspended: "Suspended",
  rejected: "Rejected",
  pending: "Pending",
  unconfirmed: "Email not confirmed",
  active: "Active",
};

export const DEVELOPER_STAFF_MESSAGES = {
  emailTaken: "Another login already uses this address.",
  otherAccounts:
    "This login also belongs to a company or to our staff, so only its owner can change the address.",
  staffLogin: "This login belongs to our staff, so it can’t be suspended here.",
  suspendNoteRequired: "Say why, for your colleagues.",
  disprovedOnlyRejected: "Only a rejected developer can be disproved.",
  interviewRequired: "Write what was said.",
  interviewJob: "Choose a job that this developer applied to.",
  interviewsMany: `An application has at most ${INTERVIEWS_MAX} interviews.`,
  suggestionJob: "Choose an open job.",
  suggestionAgain: "This job was already suggested.",
  suggestionApplied: "This developer has already applied to this job.",
  suggestionHidden: "This developer hides their profile from this company.",
  unreachable: "This developer can’t get suggestions now.",
} as const;
