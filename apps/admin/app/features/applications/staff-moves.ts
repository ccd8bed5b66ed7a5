import { applicationStatusText } from "@devguild/design-system/status-badge";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  nextApplicationStatuses,
} from "@devguild/schemas/constants/applications";

const S = APPLICATION_STATUSES;

const STEPS: readonly ApplicationStatus[] = [S.INTERVIEWING, S.HIRED, S.NEW_CANDIDATE];

// What staff decide themselves comes before what they note for the company.
const DECLINES: readonly ApplicationStatus[] = [
  S.DECLINED_BY_TM,
  S.NOT_FIT_BY_TM,
  S.DECLINED_BY_COMPANY,
];

/** States whose applications the company never met, or no longer sees. */
const KEPT_BACK = new Set<ApplicationStatus>([S.APPLIED, S.DECLINED_BY_TM, S.NOT_FIT_BY_TM]);

const UNDECIDED = new Set<ApplicationStatus>([S.APPLIED, S.NEW_CANDIDATE, S.INTERVIEWING]);

const FORWARD: Partial<Record<ApplicationStatus, ApplicationStatus>> = {
  [S.APPLIED]: S.NEW_CANDIDATE,
  [S.NEW_CANDIDATE]: S.INTERVIEWING,
  [S.INTERVIEWING]: S.HIRED,
};

/** Where staff may take an application from a state: on its way, the next step first, or to an end. */
export const staffMovesFrom = (from: ApplicationStatus) => {
  const next = nextApplicationStatuses(from, "admin");
  const forward = FORWARD[from];
  return {
    forward,
    steps: STEPS.filter((to) => next.includes(to)).toSorted(
      (a, b) => Number(b === forward) - Number(a === forward),
    ),
    declines: DECLINES.filter((to) => next.includes(to)),
  };
};

/** Whether a state is one of those in which somebody was declined. */
export const isDecline = (to: ApplicationStatus) => DECLINES.includes(to);

/** Whether a move is asked about first: it decides about somebody, or takes such a decision back. */
export const asksFirst = (from: ApplicationStatus, to: ApplicationStatus) =>
  !UNDECIDED.has(from) || !UNDECIDED.has(to);

/** Whether a move shows the application to a company that does not see it; the developer heard before. */
export const isRelease = (from: ApplicationStatus, to: ApplicationStatus) =>
  to === S.NEW_CANDIDATE && KEPT_BACK.has(from);

/** Whether the developer is mailed about a move, unless that is not wanted. */
export const isMailed = (from: ApplicationStatus, to: ApplicationStatus) =>
  !KEPT_BACK.has(to) && !isRelease(from, to);

type MoveWords = {
  /** On the button. */
  label: string;
  /** What is asked before it, of somebody by their full name. */
  question: (name: string) => string;
  /** Once it is done, after that name. */
  done: string;
};

const takeUp = (name: string) => `Take ${name} up again?`;
const decline = { label: "Decline", question: (name: string) => `Decline ${name}?` };

/** How a move is named. */
export const moveWords = (from: ApplicationStatus, to: ApplicationStatus): MoveWords => {
  if (to === S.HIRED)
    return {
      label: "Hire",
      question: (name) => `Mark ${name} as hired?`,
      done: "is hired.",
    };
  if (to === S.INTERVIEWING && from === S.HIRED)
    return {
      label: "Back to interviewing",
      question: (name) => `Take it back that ${name} is hired?`,
      done: "is interviewing again.",
    };
  if (to === S.INTERVIEWING)
    return { label: "Move to interview", question: takeUp, done: "is interviewing now." };
  if (isRelease(from, to))
    return { label: "Release to the company", question: takeUp, done: "is with the company now." };
  if (to === S.NEW_CANDIDATE)
    return { label: "Back to new", question: takeUp, done: "is a new candidate again." };
  if (to === S.NOT_FIT_BY_TM) return { ...decline, done: "is marked as not a fit." };
  return { ...decline, done: "is declined." };
};

/** What follows from declining somebody, who is called `name`. */
export const declineEffect = (to: ApplicationStatus, name: string) =>
  to === S.DECLINED_BY_COMPANY
    ? "The company sees the application among those that it declined."
    : `${name} reads “${applicationStatusText(to, "developer")}”. The company does not see the application.`;

/** The name that one calls somebody by. */
export const firstNameOf = (fullName: string) => fullName.split(" ")[0] || "the candidate";
