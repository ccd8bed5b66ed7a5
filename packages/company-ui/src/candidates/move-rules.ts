import type { Candidate } from "@devguild/schemas/applications";
import type { ReactNode } from "react";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;

/** A move of one candidate to another status. */
export type Move = {
  candidate: Candidate;
  to: ApplicationStatus;
  /** Why; the candidate can read it. */
  reason?: string;
  /** Whether the candidate gets an email about it. */
  notify?: boolean;
};

/** What a move is called. */
export type MoveWords = {
  /** On the button. */
  label: string;
  /** The title of the dialog that asks first, with the candidate's full name. */
  question: (fullName: string) => string;
  /** On the button of that dialog, with the candidate's first name. */
  confirm: (firstName: string) => string;
  /** Once it is done, after the candidate's name. */
  done: string;
};

/** One button; where it has several ways, the dialog lets the viewer choose between them. */
type MoveButton = {
  label: string;
  ways: readonly ApplicationStatus[];
  /** The usual next step. */
  isForward: boolean;
  /** The key that does the same. */
  shortcut?: string;
};

/** Which moves a kind of viewer may make, and how each is asked about and named. */
export type MoveRules = {
  /** The statuses that may follow. */
  getNext: (from: ApplicationStatus) => readonly ApplicationStatus[];
  /** The buttons from left to right. */
  getButtons: (from: ApplicationStatus) => MoveButton[];
  /** Whether a dialog asks before the move. */
  asksFirst: (from: ApplicationStatus, to: ApplicationStatus) => boolean;
  getWords: (from: ApplicationStatus, to: ApplicationStatus) => MoveWords;
  /** What the dialog says about the consequences; null where the fields say it. */
  describeEffect: (
    from: ApplicationStatus,
    to: ApplicationStatus,
    firstName: string,
  ) => string | null;
  /** Who reads the reason. */
  describeReaders: (firstName: string, notify: boolean) => string;
  /** Whether the candidate can get an email about the move. */
  isMailed: (candidate: Candidate, to: ApplicationStatus) => boolean;
};

/** How a viewer moves candidates: by which rules, and through which call. */
export type Moving = {
  rules: MoveRules;
  /** Moves a candidate; gives false where that failed or the viewer gave no proof. */
  move: (wanted: Move) => Promise<boolean>;
  /** The move that nothing else may overtake; null where moves show at once. */
  underWay: Move | null;
  error: Error | null;
  forgetError: () => void;
  /** What the viewer lacks to move anybody; read before a move is confirmed. */
  notice: ReactNode;
  /** The dialog that asks for proof; has to be drawn. */
  proof: ReactNode;
};

const FORWARD: Partial<Record<ApplicationStatus, ApplicationStatus>> = {
  [S.APPLIED]: S.NEW_CANDIDATE,
  [S.NEW_CANDIDATE]: S.INTERVIEWING,
  [S.INTERVIEWING]: S.HIRED,
};

/** The usual next step from a status, if there is one. */
export const getForward = (from: ApplicationStatus) => FORWARD[from];

/** Those of `order` that may follow, the usual next step first. */
export const sortForwardFirst = (
  order: readonly ApplicationStatus[],
  next: readonly ApplicationStatus[],
  from: ApplicationStatus,
) =>
  order
    .filter((to) => next.includes(to))
    .toSorted((a, b) => Number(b === FORWARD[from]) - Number(a === FORWARD[from]));

const DECLINED = new Set<ApplicationStatus>([
  S.DECLINED_BY_COMPANY,
  S.DECLINED_BY_TM,
  S.NOT_FIT_BY_TM,
]);

/** Whether a status is one of those in which a candidate was declined. */
export const isDecline = (to: ApplicationStatus) => DECLINED.has(to);

/** The first word of a name, as in a sentence about the candidate. */
export const getFirstName = (fullName: string) => fullName.split(" ")[0] || "the candidate";
