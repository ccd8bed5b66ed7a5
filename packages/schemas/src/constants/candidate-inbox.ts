import { APPLICATION_STATUSES } from "./application-statuses.ts";

const S = APPLICATION_STATUSES;

/** The statuses in which a company sees its candidates. */
export const INBOX_STATUSES = [
  S.NEW_CANDIDATE,
  S.INTERVIEWING,
  S.HIRED,
  S.WALKED_AWAY,
  S.DECLINED_BY_COMPANY,
] as const;
export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** The statuses in which the company has the next step. */
export const OPEN_STATUSES = [S.NEW_CANDIDATE, S.INTERVIEWING] as const;

/** The orders of the candidates of all jobs; ties are newest first. */
export const INBOX_ORDERS = ["newest", "waiting", "match"] as const;
export type InboxOrder = (typeof INBOX_ORDERS)[number];

/** After how many days without a word from the company a new candidate waits too long. */
export const LONG_WAIT_DAYS = 3;

/** The waiting times to filter by, in days. */
export const WAITING_DAYS = [1, LONG_WAIT_DAYS, 7, 14] as const;

/** How many views of candidates one person can save. */
export const CANDIDATE_VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 40;

/** How many candidates one action can change. */
export const BULK_MAX = 200;

/** How long a move can be undone, in seconds; no email about it is sent before that. */
export const UNDO_S = 10;

export const INBOX_MESSAGES = {
  viewName: "Please name the view.",
  viewTaken: "You have a view with this name already.",
  tooManyViews: `You can save up to ${CANDIDATE_VIEWS_MAX} views. Please delete one first.`,
  nothingToDo: "Please choose a status or write a message.",
  tooMany: `You can change up to ${BULK_MAX} candidates at a time.`,
  noCandidates: "Please choose at least one candidate.",
  undoOver: `It’s too late to undo this: the emails are on their way ${UNDO_S} seconds after the start.`,
} as const;
