import { nextApplicationStatuses } from "@devguild/schemas/constants/applications";

import { sortForwardFirst, getForward, type MoveRules, type MoveWords } from "./move-rules.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;

// The step forward comes first, then declining, then everything else.
const ORDER: readonly ApplicationStatus[] = [
  S.INTERVIEWING,
  S.HIRED,
  S.DECLINED_BY_COMPANY,
  S.NEW_CANDIDATE,
];

const WORDS: Partial<Record<ApplicationStatus, Pick<MoveWords, "label" | "done">>> = {
  [S.NEW_CANDIDATE]: { label: "Back to new", done: "moved back to new." },
  [S.INTERVIEWING]: { label: "Invite to interview", done: "invited to interview." },
  [S.HIRED]: { label: "Hire", done: "hired." },
  [S.DECLINED_BY_COMPANY]: { label: "Decline", done: "was declined." },
};

const getNext = (from: ApplicationStatus) => nextApplicationStatuses(from, "company");

const getWords = (_from: ApplicationStatus, to: ApplicationStatus): MoveWords => {
  const { label, done } = WORDS[to] ?? { label: "Move", done: "moved." };
  return {
    label,
    question: (name) => `${label} ${name}?`,
    confirm: (name) => `${label} ${name}`,
    done,
  };
};

/** The moves that a company can make. Source: docs/product/applications.md. */
export const COMPANY_MOVES: MoveRules = {
  getNext,
  getButtons: (from) =>
    sortForwardFirst(ORDER, getNext(from), from).map((to) => ({
      label: getWords(from, to).label,
      targets: [to],
      isForward: to === getForward(from),
      shortcut: String(to),
    })),
  // Declining takes a reason, hiring can't be undone.
  asksFirst: (_from, to) => to === S.DECLINED_BY_COMPANY || to === S.HIRED,
  getWords,
  describeEffect: (_from, to) =>
    to === S.HIRED ? "This closes the application. Only our staff can undo it." : null,
  describeReaders: (name, notify) =>
    notify ? `Included in the email to ${name}.` : `${name} sees it with their application.`,
  isMailed: () => true,
};
