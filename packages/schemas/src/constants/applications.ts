import { APPLICATION_STATUSES, type ApplicationStatus } from "./application-statuses.ts";

/** The orders of a job's candidates; ties are newest first. */
export const CANDIDATE_ORDERS = ["newest", "match", "experience"] as const;
export type CandidateOrder = (typeof CANDIDATE_ORDERS)[number];

const statuses = Object.values(APPLICATION_STATUSES);

/** Who moves an application. */
export type ApplicationMover = "developer" | "company" | "admin";

const S = APPLICATION_STATUSES;

/** Which status may follow which, and who may make the move. Everything else is refused. */
export const APPLICATION_TRANSITIONS: Record<
  ApplicationStatus,
  Partial<Record<ApplicationStatus, readonly ApplicationMover[]>>
> = {
  [S.APPLIED]: {
    [S.NEW_CANDIDATE]: ["admin"],
    [S.DECLINED_BY_TM]: ["admin"],
    [S.NOT_FIT_BY_TM]: ["admin"],
    [S.WALKED_AWAY]: ["developer"],
  },
  [S.NEW_CANDIDATE]: {
    [S.INTERVIEWING]: ["company", "admin"],
    [S.HIRED]: ["company", "admin"],
    [S.DECLINED_BY_COMPANY]: ["company", "admin"],
    [S.DECLINED_BY_TM]: ["admin"],
    [S.NOT_FIT_BY_TM]: ["admin"],
    [S.WALKED_AWAY]: ["developer"],
  },
  [S.INTERVIEWING]: {
    [S.NEW_CANDIDATE]: ["company", "admin"],
    [S.HIRED]: ["company", "admin"],
    [S.DECLINED_BY_COMPANY]: ["company", "admin"],
    [S.WALKED_AWAY]: ["developer"],
  },
  [S.HIRED]: { [S.INTERVIEWING]: ["admin"] },
  // Applying again restarts the row, but that is an application, not a move.
  [S.WALKED_AWAY]: {},
  [S.DECLINED_BY_COMPANY]: {
    [S.NEW_CANDIDATE]: ["company", "admin"],
    [S.INTERVIEWING]: ["company", "admin"],
  },
  [S.DECLINED_BY_TM]: { [S.NEW_CANDIDATE]: ["admin"] },
  [S.NOT_FIT_BY_TM]: { [S.NEW_CANDIDATE]: ["admin"] },
};

/** Lists the statuses that `mover` may give an application in `from`. */
export const nextApplicationStatuses = (from: ApplicationStatus, mover: ApplicationMover) =>
  statuses.filter((to) => APPLICATION_TRANSITIONS[from][to]?.includes(mover));

/** The reasons for which a developer withdraws. */
export const DECLINE_REASONS = {
  salary: "The salary",
  location: "The location",
  remote_policy: "The remote policy",
  tech_stack: "The tech stack",
  other_offer: "I took another offer",
  slow_process: "The process is too slow",
  culture: "The culture",
  role_mismatch: "The role isn’t what I’m looking for",
  other: "Something else",
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;
export const DECLINE_REASON_NAMES = Object.keys(DECLINE_REASONS) as [
  DeclineReason,
  ...DeclineReason[],
];

export const COVER_LETTER_MAX = 5000;
export const MESSAGE_MAX = 5000;

/** How many messages each side can send about one application within 24 hours. */
export const MESSAGES_A_DAY = 10;

export const TOO_MANY_MESSAGES = `You can send a candidate up to ${MESSAGES_A_DAY} messages a day. Please try again tomorrow.`;

export const TOO_MANY_REPLIES = `You can send a company up to ${MESSAGES_A_DAY} messages a day about one application. Please try again tomorrow.`;
