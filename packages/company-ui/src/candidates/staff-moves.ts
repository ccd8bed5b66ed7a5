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

// Staff's own decisions come before those recorded on behalf of the company.
const DECLINES: readonly ApplicationStatus[] = [
  S.DECLINED_BY_TM,
  S.NOT_FIT_BY_TM,
  S.DECLINED_BY_COMPANY,
];

/** Statuses in which the company doesn't see the application, or not any more. */
const INTERNAL_STATUSES = new Set<ApplicationStatus>([
  S.APPLIED,
  S.DECLINED_BY_TM,
  S.NOT_FIT_BY_TM,
]);

const UNDECIDED = new Set<ApplicationStatus>([S.APPLIED, S.NEW_CANDIDATE, S.INTERVIEWING]);

const getNext = (from: ApplicationStatus) => nextApplicationStatuses(from, "admin");

/**
 * Returns whether a move makes an application visible to the company. The developer was notified
 * before.
 */
export const isRelease = (from: ApplicationStatus, to: ApplicationStatus) =>
  to === S.NEW_CANDIDATE && INTERNAL_STATUSES.has(from);

type Words = Pick<MoveWords, "label" | "question" | "done">;

const askToReopen = (name: string) => `Reopen ${name}’s application?`;
const decline = { label: "Decline", question: (name: string) => `Decline ${name}?` };

const nameMove = (from: ApplicationStatus, to: ApplicationStatus): Words => {
  if (to === S.HIRED)
    return {
      label: "Hire",
      question: (name) => `Mark ${name} as hired?`,
      done: "hired.",
    };
  if (to === S.INTERVIEWING && from === S.HIRED)
    return {
      label: "Back to interviewing",
      question: (name) => `Undo hiring ${name}?`,
      done: "moved back to interviewing.",
    };
  if (to === S.INTERVIEWING)
    return { label: "Move to interview", question: askToReopen, done: "moved to interview." };
  if (isRelease(from, to))
    return {
      label: "Release to the company",
      question: askToReopen,
      done: "released to the company.",
    };
  if (to === S.NEW_CANDIDATE)
    return { label: "Back to new", question: askToReopen, done: "moved back to new." };
  if (to === S.NOT_FIT_BY_TM) return { ...decline, done: "marked as not a fit." };
  return { ...decline, done: "was declined." };
};

const getWords = (from: ApplicationStatus, to: ApplicationStatus): MoveWords => {
  const words = nameMove(from, to);
  return { ...words, confirm: (name) => (isDecline(to) ? `Decline ${name}` : words.label) };
};

const describeDecline = (to: ApplicationStatus, name: string) =>
  to === S.DECLINED_BY_COMPANY
    ? "The company will see it under declined applications."
    : `${name} sees “${applicationStatusText(to, "developer")}”. The company doesn’t see the application.`;

/** The moves that staff can make. Source: docs/product/applications.md. */
export const STAFF_MOVES: MoveRules = {
  getNext,
  getButtons: (from) => {
    const next = getNext(from);
    const declines = DECLINES.filter((to) => next.includes(to));
    return [
      ...sortForwardFirst(STEPS, next, from).map((to) => ({
        label: getWords(from, to).label,
        targets: [to],
        isForward: to === getForward(from),
      })),
      ...(declines.length > 0 ? [{ label: "Decline", targets: declines, isForward: false }] : []),
    ];
  },
  // Decisions, and undoing them, need confirmation.
  asksFirst: (from, to) => !UNDECIDED.has(from) || !UNDECIDED.has(to),
  getWords,
  describeEffect: (from, to, name) => {
    if (isDecline(to)) return describeDecline(to, name);
    if (isRelease(from, to))
      return "The company gets a new candidate, and we email the owner of the job.";
    if (to === S.HIRED) return "This closes the application. Only staff can undo it.";
    return "The company sees that staff moved the application.";
  },
  describeReaders: (name) =>
    `${name} can read it, and so can the company if it sees the application.`,
  isMailed: ({ status, developer }, to) =>
    !INTERNAL_STATUSES.has(to) && !isRelease(status, to) && developer.id !== null,
};
