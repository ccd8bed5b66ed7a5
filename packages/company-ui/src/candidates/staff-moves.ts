import { applicationStatusText } from "@devguild/design-system/status-badge";
import { nextApplicationStatuses } from "@devguild/schemas/constants/applications";

import {
  sortForwardFirst,
  getForward,
  isDecline,
  type MoveRules,
  type MoveWords,
} from "./move-rules.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;

const STEPS: readonly ApplicationStatus[] = [S.INTERVIEWING, S.HIRED, S.NEW_CANDIDATE];

// What staff decide themselves comes before what they note for the company.
const DECLINES: readonly ApplicationStatus[] = [
  S.DECLINED_BY_TM,
  S.NOT_FIT_BY_TM,
  S.DECLINED_BY_COMPANY,
];

/** Statuses whose applications the company never met, or no longer sees. */
const KEPT_BACK = new Set<ApplicationStatus>([S.APPLIED, S.DECLINED_BY_TM, S.NOT_FIT_BY_TM]);

const UNDECIDED = new Set<ApplicationStatus>([S.APPLIED, S.NEW_CANDIDATE, S.INTERVIEWING]);

const getNext = (from: ApplicationStatus) => nextApplicationStatuses(from, "admin");

/** Whether a move shows the application to a company that does not see it; the developer heard before. */
export const isRelease = (from: ApplicationStatus, to: ApplicationStatus) =>
  to === S.NEW_CANDIDATE && KEPT_BACK.has(from);

type Words = Pick<MoveWords, "label" | "question" | "done">;

const takeUp = (name: string) => `Take ${name} up again?`;
const decline = { label: "Decline", question: (name: string) => `Decline ${name}?` };

const nameMove = (from: ApplicationStatus, to: ApplicationStatus): Words => {
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

const getWords = (from: ApplicationStatus, to: ApplicationStatus): MoveWords => {
  const words = nameMove(from, to);
  return { ...words, confirm: (name) => (isDecline(to) ? `Decline ${name}` : words.label) };
};

const describeDecline = (to: ApplicationStatus, name: string) =>
  to === S.DECLINED_BY_COMPANY
    ? "The company sees the application among those that it declined."
    : `${name} reads “${applicationStatusText(to, "developer")}”. The company does not see the application.`;

/** How staff move candidates. Source: docs/product/applications.md. */
export const STAFF_MOVES: MoveRules = {
  getNext,
  getButtons: (from) => {
    const next = getNext(from);
    const declines = DECLINES.filter((to) => next.includes(to));
    return [
      ...sortForwardFirst(STEPS, next, from).map((to) => ({
        label: getWords(from, to).label,
        ways: [to],
        isForward: to === getForward(from),
      })),
      ...(declines.length > 0 ? [{ label: "Decline", ways: declines, isForward: false }] : []),
    ];
  },
  // A move is asked about where it decides about somebody, or takes such a decision back.
  asksFirst: (from, to) => !UNDECIDED.has(from) || !UNDECIDED.has(to),
  getWords,
  describeEffect: (from, to, name) => {
    if (isDecline(to)) return describeDecline(to, name);
    if (isRelease(from, to))
      return "The company meets a new candidate, and the owner of the job is told by mail.";
    if (to === S.HIRED) return "The application is closed with this. Only staff can take it back.";
    return "The company sees that staff moved the application.";
  },
  describeReaders: (name) =>
    `${name} can read it, and so can the company where it sees the application.`,
  isMailed: ({ status, developer }, to) =>
    !KEPT_BACK.has(to) && !isRelease(status, to) && developer.id !== null,
};
