import { nextApplicationStatuses } from "@devguild/schemas/constants/applications";

import { sortForwardFirst, getForward, type MoveRules, type MoveWords } from "./move-rules.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;

// The step forward first, then the way out, then whatever else there is.
const ORDER: readonly ApplicationStatus[] = [
  S.INTERVIEWING,
  S.HIRED,
  S.DECLINED_BY_COMPANY,
  S.NEW_CANDIDATE,
];

const WORDS: Partial<Record<ApplicationStatus, Pick<MoveWords, "label" | "done">>> = {
  [S.NEW_CANDIDATE]: { label: "Back to new", done: "is a new candidate again." },
  [S.INTERVIEWING]: { label: "Invite to interview", done: "is invited to an interview." },
  [S.HIRED]: { label: "Hire", done: "is hired." },
  [S.DECLINED_BY_COMPANY]: { label: "Decline", done: "is declined." },
};

const getNext = (from: ApplicationStatus) => nextApplicationStatuses(from, "company");

const getWords = (_from: ApplicationStatus, to: ApplicationStatus): MoveWords => {
  const { label, done } = WORDS[to] ?? { label: "Move", done: "is moved." };
  return {
    label,
    question: (name) => `${label} ${name}?`,
    confirm: (name) => `${label} ${name}`,
    done,
  };
};

/** How a company moves its candidates. Source: docs/product/applications.md. */
export const COMPANY_MOVES: MoveRules = {
  getNext,
  getButtons: (from) =>
    sortForwardFirst(ORDER, getNext(from), from).map((to) => ({
      label: getWords(from, to).label,
      ways: [to],
      isForward: to === getForward(from),
      shortcut: String(to),
    })),
  // One takes a reason, the other cannot be undone.
  asksFirst: (_from, to) => to === S.DECLINED_BY_COMPANY || to === S.HIRED,
  getWords,
  describeEffect: (_from, to) =>
    to === S.HIRED ? "The application is closed with this. Only our staff can take it back." : null,
  describeReaders: (name, notify) =>
    notify ? `${name} reads it in the mail.` : `${name} reads it with the application.`,
  isMailed: () => true,
};
